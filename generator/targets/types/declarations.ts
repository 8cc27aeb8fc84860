import type { JsonObject } from '../../json.ts';
import type { EventVersion, JsonSchema, NamedSchema, Operation, Parameter } from '../../model/api.ts';
import { responseTypeName } from '../../model/names.ts';
import { parameterKey, requestParts } from '../resources.ts';
import { mediaSchema } from './media-schema.ts';

export interface Declaration {
  readonly name: string;
  /** References in it name schemas as the document does. */
  readonly schema: JsonSchema;
  /** Precedes the schema's own description in its comment. */
  readonly description?: string;
  /** Where the document has it. */
  readonly see: string;
}

export function schemaDeclaration({ typeName, json, source }: NamedSchema): Declaration {
  return { name: typeName, schema: json, see: source };
}

export function eventDeclaration(event: EventVersion): Declaration {
  const { type, version, typeName, schema, summary, description, source } = event;
  const text = introduction(`Payload of \`${type}\`, version ${version}`, description ?? summary);
  return { name: typeName, schema, description: text, see: source };
}

const REQUEST_PARTS = {
  path: 'Path parameters',
  query: 'Query parameters',
  headers: 'Headers',
  body: 'Request body',
} as const;

/** The types of one operation; a response without content has none. */
export function operationDeclarations(operation: Operation): Declaration[] {
  const { id, method, path, typeName, body, responses } = operation;
  const describe = (what: string, more?: string): string =>
    introduction(`${what} of \`${id}\` (${method.toUpperCase()} ${path})`, more);
  const request = requestParts(operation).map((part): Declaration => {
    const isBody = part.name === 'body';
    return {
      name: part.typeName,
      schema: isBody ? (mediaSchema(body!.content) ?? true) : parametersSchema(part.parameters),
      description: describe(REQUEST_PARTS[part.name], isBody ? body!.description : undefined),
      see: isBody ? body!.source : operation.source,
    };
  });
  const described = responses.flatMap(({ status, content, description, source }): Declaration[] => {
    const schema = mediaSchema(content);
    if (schema === undefined) return [];
    const name = responseTypeName(typeName, status);
    return [{ name, schema, description: describe(`Response ${status}`, description), see: source }];
  });
  return [...request, ...described];
}

function parametersSchema(parameters: readonly Parameter[]): JsonSchema {
  return {
    type: 'object',
    required: parameters.filter(({ required }) => required).map(parameterKey),
    properties: Object.fromEntries(
      parameters.map((parameter) => [parameterKey(parameter), parameterSchema(parameter)]),
    ),
  };
}

function parameterSchema({ schema, description, deprecated, example }: Parameter): JsonObject {
  return {
    ...(typeof schema === 'object' ? schema : {}),
    ...(description !== undefined && { description }),
    ...(deprecated && { deprecated }),
    ...(example !== undefined && { example }),
  };
}

/** The kind of a type, then its description in the document: on one line where the description has one line. */
function introduction(what: string, more = ''): string {
  if (more.trim() === '') return `${what}.`;
  return more.trim().includes('\n') ? `${what}.\n\n${more}` : `${what}: ${more}`;
}
