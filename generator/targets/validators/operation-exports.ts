import type { JsonSchema, Operation, Source } from '../../model/api.ts';
import { requestParts, responseTypeName } from '../../model/names.ts';
import type { NamedSchemas } from '../../model/schemas.ts';
import { checkedBody } from '../bodies.ts';
import { parametersSchema } from '../resources.ts';

/** A validator that a module exports. */
export interface ModuleExport {
  readonly name: string;
  /** The type of a valid value, in the types package. */
  readonly typeName: string;
  readonly schema: JsonSchema;
  readonly source: Source;
}

/** The validators of an operation: one for each part of the request, and for each JSON response. */
export function operationExports(operation: Operation, named: NamedSchemas): ModuleExport[] {
  const request = requestParts(operation).map(({ name, typeName, parameters, source }): ModuleExport => {
    const schema = name === 'body' ? checkedBody(operation, named) : parametersSchema(parameters);
    return { name, typeName, schema, source };
  });
  const responses = operation.responses.flatMap(({ status, content, source }): ModuleExport[] => {
    const schema = content.find(({ kind }) => kind === 'json')?.schema;
    if (schema === undefined) return [];
    const typeName = responseTypeName(operation.typeName, status);
    return [{ name: `r${typeName.slice(operation.typeName.length + 1)}`, typeName, schema, source }];
  });
  return [...request, ...responses];
}
