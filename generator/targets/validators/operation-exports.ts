import type { JsonObject } from '../../json.ts';
import type { Api, JsonSchema, Operation } from '../../model/api.ts';
import { responseTypeName } from '../../model/names.ts';
import { checkedBody } from '../bodies.ts';
import { parameterKey, requestParts } from '../resources.ts';
import type { ModuleExport } from './check-module.ts';

const PLACE_OF_PART = { path: 'path', query: 'query', headers: 'header' } as const;

/** The exports of an operation's module: a validator for each part of the request, and for each JSON response. */
export function operationExports(operation: Operation, api: Api): ModuleExport[] {
  const request = requestParts(operation).map(({ name, typeName }): ModuleExport => {
    return {
      name,
      typeName,
      source: (name === 'body' ? operation.body?.source : undefined) ?? operation.source,
      schema: name === 'body' ? checkedBody(operation, api) : partSchema(operation, PLACE_OF_PART[name]),
    };
  });
  const responses = operation.responses.flatMap(({ status, content, source }): ModuleExport[] => {
    const schema = content.find(({ kind }) => kind === 'json')?.schema;
    const typeName = responseTypeName(operation.typeName, status);
    return schema === undefined
      ? []
      : [{ name: `r${typeName.slice(operation.typeName.length + 1)}`, typeName, schema, source }];
  });
  return [...request, ...responses];
}

/** Parameters of one place as an object. Unknown ones pass, since a caller's framework may add some. */
function partSchema(operation: Operation, where: 'path' | 'query' | 'header'): JsonSchema {
  const own = operation.parameters.filter((parameter) => parameter.in === where);
  const properties: JsonObject = Object.fromEntries(
    own.map((parameter) => [parameterKey(parameter), parameter.schema]),
  );
  const required = own.filter((parameter) => parameter.required).map(parameterKey);
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}
