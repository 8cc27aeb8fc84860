import type { Api, JsonSchema, Operation, Parameter, Response } from '../model/api.ts';
import { kebabCase, responseTypeName } from '../model/names.ts';

/** The operations of one module in the client and the server. */
export interface Resource {
  /** `notificationSettings` */
  readonly name: string;
  /** `NotificationSettings` */
  readonly typeName: string;
  /** `notification-settings`: name of its file without ending. */
  readonly file: string;
  readonly operations: readonly Operation[];
}

export function resourcesOf(api: Api): Resource[] {
  const byName = [...Map.groupBy(api.operations, ({ resource }) => resource)].sort(([a], [b]) => (a < b ? -1 : 1));
  return byName.map(([name, operations]) => ({
    name,
    typeName: name[0]!.toUpperCase() + name.slice(1),
    file: kebabCase(name),
    operations,
  }));
}

/** Documented successes: 200 to 299 and `2XX`, or `default` where the document has none of them. */
export function successes(operation: Operation): Response[] {
  const named = operation.responses.filter(({ status }) => /^2(\d\d|XX)$/.test(status));
  return named.length > 0 ? named : operation.responses.filter(({ status }) => status === 'default');
}

/** Documented responses that a client throws; `fetch` never returns a status below 200. */
export function errorResponses({ responses }: Operation): Response[] {
  return responses.filter(({ status }) => !/^[12](?:\d\d|XX)$/i.test(status));
}

/** Documented responses that a handler may return: successes and redirects. */
export function handlerResponses(operation: Operation): Response[] {
  return [...successes(operation), ...operation.responses.filter(({ status }) => /^3(\d\d|XX)$/.test(status))];
}

/** Name of the type of the body of a success, or undefined for one without a body. */
export function bodyTypeName(operation: Operation, response: Response): string | undefined {
  return response.content.length > 0 ? responseTypeName(operation.typeName, response.status) : undefined;
}

export function operationDoc(operation: Operation): string {
  return [operation.summary, operation.description].filter(Boolean).join('\n\n');
}

/** The key of the header parameter with `x-idempotency-key`. */
export function idempotencyKey({ parameters }: Operation): string | undefined {
  const found = parameters.find(({ isIdempotencyKey }) => isIdempotencyKey);
  return found && parameterKey(found);
}

/** The key of a parameter in a request: names of headers are case-insensitive, so they are in lower case. */
export function parameterKey(parameter: Parameter): string {
  return parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name;
}

/** Parameters of one place as an object. Unknown ones pass, since a caller's framework may add some. */
export function parametersSchema(
  parameters: readonly Parameter[],
  schemaOf = ({ schema }: Parameter): JsonSchema => schema,
): JsonSchema {
  return {
    type: 'object',
    required: parameters.filter(({ required }) => required).map(parameterKey),
    properties: Object.fromEntries(parameters.map((parameter) => [parameterKey(parameter), schemaOf(parameter)])),
  };
}
