import type { Api, Operation } from '../../model/api.ts';
import { kebabCase, operationTypeNames, responseTypeName } from '../../model/names.ts';
import { TypeText } from '../code.ts';

export interface ResourceView {
  readonly resource: string;
  readonly file: string;
  readonly typeName: string;
  readonly factory: string;
  readonly typesModule: string;
  readonly types: readonly string[];
  readonly operations: readonly OperationView[];
}

interface OperationView {
  readonly id: string;
  readonly name: string;
  readonly constant: string;
  readonly typeName: string;
  readonly doc: string;
  readonly checks: string;
  readonly checksModule: string;
  readonly checkNames: readonly { readonly name: string }[];
  readonly endpoint: object;
  readonly members: readonly { readonly name: string; readonly optional: boolean; readonly type: string }[];
  /** Nothing in the request has to be given, so the request itself need not be. */
  readonly optional: boolean;
  readonly result: TypeText;
}

export function resourcesView(api: Api, scope: string): ResourceView[] {
  const resources = [...new Set(api.operations.map((operation) => operation.resource))].sort();
  return resources.map((resource) => {
    const own = api.operations.filter((operation) => operation.resource === resource);
    const typeName = `${resource[0]!.toUpperCase()}${resource.slice(1)}Client`;
    return {
      resource,
      file: kebabCase(resource),
      typeName,
      factory: `create${typeName}`,
      typesModule: `${scope}/types`,
      types: own.flatMap(importedTypes).sort(),
      operations: own.map((operation) => operationView(operation, scope)),
    };
  });
}

function operationView(operation: Operation, scope: string): OperationView {
  const members = requestMembers(operation);
  const rules = (where: string): object[] =>
    operation.parameters
      .filter((parameter) => parameter.in === where)
      .map(({ name, style, explode }) => ({ name: where === 'header' ? name.toLowerCase() : name, style, explode }));
  const mediaType = operation.body?.content[0]?.mediaType;
  const constant = `${operation.name}Endpoint`;
  return {
    id: operation.id,
    name: operation.name,
    constant,
    typeName: operation.typeName,
    doc: [operation.summary, operation.description].filter(Boolean).join('\n\n'),
    checks: `${operation.name}Checks`,
    checksModule: `${scope}/validators/${operation.id}`,
    checkNames: members.map(({ name }) => ({ name })),
    endpoint: {
      id: operation.id,
      method: operation.method.toUpperCase(),
      path: operation.path,
      parameters: { path: rules('path'), query: rules('query'), header: rules('header') },
      ...(mediaType !== undefined && { mediaType }),
    },
    members,
    optional: members.every((member) => member.optional),
    result: new TypeText(resultTypes(operation).join(' | ') || 'undefined'),
  };
}

function requestMembers(operation: Operation): { name: string; optional: boolean; type: string }[] {
  const parts = [
    ['path', 'path', 'Path'],
    ['query', 'query', 'Query'],
    ['header', 'headers', 'Headers'],
  ] as const;
  const members = parts.flatMap(([where, name, suffix]) => {
    const own = operation.parameters.filter((parameter) => parameter.in === where);
    return own.length === 0 ? [] : [{ name, optional: own.every((parameter) => !parameter.required), type: operation.typeName + suffix }];
  });
  return operation.body ? [...members, { name: 'body', optional: !operation.body.required, type: `${operation.typeName}Body` }] : members;
}

function resultTypes(operation: Operation): string[] {
  return operation.responses
    .filter((response) => /^2/.test(response.status) && response.content.length > 0)
    .map((response) => responseTypeName(operation.typeName, response.status));
}

function importedTypes(operation: Operation): string[] {
  const responses = new Set(operation.responses.map((response) => responseTypeName(operation.typeName, response.status)));
  const results = new Set(resultTypes(operation));
  return operationTypeNames(operation).filter((name) => results.has(name) || !responses.has(name));
}
