import type { JsonObject } from '../../json.ts';
import type { EventVersion, JsonSchema, NamedSchema, Operation, Parameter } from '../../model/api.ts';
import { itemTypeName, requestParts, responseTypeName } from '../../model/names.ts';
import { optional } from '../../model/reader.ts';
import { streamKind } from '../../model/schemas.ts';
import { hasJson, mediaSchema } from '../bodies.ts';
import { parametersSchema } from '../resources.ts';

export interface Declaration {
  readonly name: string;
  /** References in it name schemas as the document does. */
  readonly schema: JsonSchema;
  /** Whether it is a body that is not JSON. */
  readonly hasBytes?: boolean;
  /** Precedes the schema's own description in its comment. */
  readonly description?: string;
  /** Where the document has it. */
  readonly see: string;
}

export function schemaDeclaration({ name, typeName, json, source, written }: NamedSchema): Declaration {
  const isInput = written !== undefined && written.name !== name;
  const description = isInput ? `\`${written.name}\` as requests have it.` : undefined;
  return { name: typeName, schema: json, ...optional('description', description), see: source };
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
      schema: isBody ? (mediaSchema(body!.content) ?? true) : parametersSchema(part.parameters, parameterSchema),
      hasBytes: isBody && !hasJson(body!.content),
      description: describe(REQUEST_PARTS[part.name], isBody ? body!.description : undefined),
      see: part.source,
    };
  });
  const described = responses.flatMap(({ status, content, description, source }): Declaration[] => {
    const schema = mediaSchema(content);
    if (schema === undefined) return [];
    const name = responseTypeName(typeName, status);
    const hasBytes = !hasJson(content);
    const whole = { name, schema, hasBytes, description: describe(`Response ${status}`, description), see: source };
    const items = mediaSchema(content.filter(({ mediaType }) => streamKind(mediaType) !== undefined));
    if (items === undefined) return [whole];
    const item = itemTypeName(typeName, status);
    return [whole, { name: item, schema: items, description: describe(`Item of response ${status}`), see: source }];
  });
  return [...request, ...described];
}

function parameterSchema({ schema, description, deprecated, example }: Parameter): JsonObject {
  return {
    ...(typeof schema === 'object' ? schema : {}),
    ...(description !== undefined && { description }),
    ...(deprecated && { deprecated }),
    ...(example !== undefined && { example }),
  };
}

/** The kind of a type, then its description: on the same line where that has one line. */
function introduction(what: string, more = ''): string {
  if (more.trim() === '') return `${what}.`;
  return more.trim().includes('\n') ? `${what}.\n\n${more}` : `${what}: ${more}`;
}
