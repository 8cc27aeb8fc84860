import type { Api, EventVersion, Operation } from '../../model/api.ts';
import { kebabCase, operationTypeNames, responseTypeName } from '../../model/names.ts';
import { TypeText } from '../code.ts';
import { bodyDefaults, defaultedNames, parameterRule } from './rules.ts';

export interface ResourceView {
  readonly resource: string;
  /** File name without its ending. */
  readonly file: string;
  readonly handlersType: string;
  readonly scope: string;
  readonly typesModule: string;
  /** Names to import from the types package. */
  readonly types: readonly string[];
  readonly operations: readonly OperationView[];
}

export interface OperationView {
  readonly id: string;
  readonly name: string;
  readonly constant: string;
  readonly typeName: string;
  readonly doc: string;
  readonly checksModule: string;
  readonly checks: string;
  /** Everything of the route that is data. */
  readonly route: object;
  readonly checkNames: readonly { readonly name: string }[];
  readonly members: readonly { readonly name: string; readonly type: TypeText }[];
  readonly results: readonly { readonly status: number; readonly body: string | undefined }[];
}

export function routesView(api: Api, scope: string): ResourceView[] {
  const resources = [...new Set(api.operations.map((operation) => operation.resource))].sort();
  return resources.map((resource) => {
    const own = api.operations.filter((operation) => operation.resource === resource);
    return {
      resource,
      file: kebabCase(resource),
      handlersType: `${pascal(resource)}Handlers`,
      scope,
      typesModule: `${scope}/types`,
      types: own.flatMap((operation) => usedTypes(operation)).sort(),
      operations: own.map((operation) => operationView(api, operation, scope)),
    };
  });
}

function operationView(api: Api, operation: Operation, scope: string): OperationView {
  const constant = operation.resource + pascal(operation.name);
  return {
    id: operation.id,
    name: operation.name,
    constant,
    typeName: operation.typeName,
    doc: [operation.summary, operation.description].filter(Boolean).join('\n\n'),
    checksModule: `${scope}/validators/${operation.id}`,
    checks: `${constant}Checks`,
    route: routeData(api, operation),
    checkNames: parts(operation).map(([name]) => ({ name })),
    members: parts(operation).map(([name, suffix]) => ({ name, type: memberType(api, operation, name, operation.typeName + suffix) })),
    results: successes(operation).map((response) => ({
      status: Number(response.status),
      body: response.content.length > 0 ? responseTypeName(operation.typeName, response.status) : undefined,
    })),
  };
}

function routeData(api: Api, operation: Operation): object {
  const rules = (where: string): object[] => operation.parameters.filter((p) => p.in === where).map((p) => parameterRule(p, api));
  const schema = operation.body?.content[0]?.schema;
  const defaults = bodyDefaults(schema, api);
  return {
    id: operation.id,
    method: operation.method.toUpperCase(),
    path: operation.path,
    security: operation.security,
    ...(operation.rateLimit !== undefined && { rateLimit: operation.rateLimit }),
    parameters: { path: rules('path'), query: rules('query'), header: rules('header') },
    ...(operation.body && {
      body: {
        required: operation.body.required,
        mediaTypes: operation.body.content.map((media) => media.mediaType),
        ...(defaults && { defaults }),
      },
    }),
    errorCodes: operation.errorCodes,
    emits: operation.emits,
  };
}

/** The parts of a request that the operation has: the member's name, and the ending of its type's name. */
function parts(operation: Operation): [string, string][] {
  const has = (where: string): boolean => operation.parameters.some((parameter) => parameter.in === where);
  return [
    ...(has('path') ? [['path', 'Path'] as [string, string]] : []),
    ...(has('query') ? [['query', 'Query'] as [string, string]] : []),
    ...(has('header') ? [['headers', 'Headers'] as [string, string]] : []),
    ...(operation.body ? [['body', 'Body'] as [string, string]] : []),
  ];
}

/** A handler finds every member that has a default, so its type says so. */
function memberType(api: Api, operation: Operation, name: string, type: string): TypeText {
  const defaulted = defaultedNames(operation, name, api);
  const optional = name === 'body' && operation.body?.required !== true ? ' | undefined' : '';
  if (defaulted.length === 0) return new TypeText(type + optional);
  return new TypeText(`WithDefaults<${type}, ${defaulted.map((key) => JSON.stringify(key)).join(' | ')}>${optional}`);
}

function successes(operation: Operation): Operation['responses'] {
  return operation.responses.filter((response) => /^[23]\d\d$/.test(response.status));
}

function usedTypes(operation: Operation): string[] {
  const success = new Set(successes(operation).filter((r) => r.content.length > 0).map((r) => responseTypeName(operation.typeName, r.status)));
  const results = new Set(operation.responses.map((response) => responseTypeName(operation.typeName, response.status)));
  return operationTypeNames(operation).filter((name) => success.has(name) || !results.has(name));
}

export interface EventView {
  readonly type: string;
  readonly version: number;
  readonly group: string;
  readonly description: string;
  readonly sensitive: EventVersion['sensitive'];
}

export function eventsView(api: Api): { readonly type: string; readonly versions: readonly { readonly version: number; readonly event: object }[] }[] {
  const types = [...new Set(api.events.map((event) => event.type))];
  return types.map((type) => ({
    type,
    versions: api.events
      .filter((event) => event.type === type)
      .map((event) => ({
        version: event.version,
        event: { group: event.group ?? '', description: event.description ?? event.summary ?? '', sensitive: event.sensitive },
      })),
  }));
}

function pascal(name: string): string {
  return name[0]!.toUpperCase() + name.slice(1);
}
