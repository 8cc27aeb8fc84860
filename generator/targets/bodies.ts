import type { Api, JsonSchema, MediaType, Operation } from '../model/api.ts';
import { isObject } from '../model/canonical.ts';
import { list, object } from '../model/reader.ts';
import { isBytes, readMedia, resolveSchema, sentMedia } from '../model/schemas.ts';
import { namedSchemas } from './named-schemas.ts';
import { successes } from './resources.ts';

/** The media type with which a body is sent and validated. */
export function bodyMedia(operation: Operation): MediaType | undefined {
  return sentMedia(operation.body?.content ?? []);
}

/** The content type of a body or response on the wire: a range such as `text/*` is not a content type. */
export function contentType({ mediaType, kind }: MediaType): string {
  if (!mediaType.includes('*')) return mediaType;
  return { json: 'application/json', text: 'text/plain' }[kind as string] ?? 'application/octet-stream';
}

/**
 * The schema by which client and server validate a body. Bytes are not validated, since JSON Schema can't
 * describe them.
 */
export function checkedBody(operation: Operation, api: Api): JsonSchema {
  const sent = bodyMedia(operation);
  if (sent?.kind === 'bytes') return true;
  if (sent?.kind === 'text') return sent.schema ?? { type: 'string' };
  if (sent?.kind === 'form' || sent?.kind === 'multipart') return withoutBytes(sent.schema ?? true, api);
  if (sent?.kind !== 'json') return sent?.schema ?? true;
  const schemas = readMedia(operation.body?.content ?? []).flatMap(({ kind, schema = true }) =>
    kind === 'json' ? [schema] : [],
  );
  const distinct = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  return distinct.length > 1 ? { anyOf: distinct } : distinct[0]!;
}

/** The schema of a form in which files accept any value; the schema itself where there are none. */
function withoutBytes(schema: JsonSchema, api: Api, inside: readonly unknown[] = []): JsonSchema {
  const resolved = resolveSchema(schema, namedSchemas(api));
  if (!isObject(resolved) || inside.includes(resolved)) return schema;
  const properties = Object.entries(object(resolved['properties'])) as [string, JsonSchema][];
  const parts = list(resolved['allOf']) as readonly JsonSchema[];
  const otherProperties = properties.map(([name, property]) => [name, withoutFile(property, api)] as const);
  const otherParts = parts.map((part) => withoutBytes(part, api, [...inside, resolved]));
  const same =
    otherProperties.every(([, property], index) => property === properties[index]![1]) &&
    otherParts.every((part, index) => part === parts[index]);
  if (same) return schema;
  return {
    ...resolved,
    properties: Object.fromEntries(otherProperties),
    ...(parts.length > 0 && { allOf: otherParts }),
  };
}

function withoutFile(property: JsonSchema, api: Api): JsonSchema {
  const resolved = resolveSchema(property, namedSchemas(api));
  if (!isObject(resolved)) return property;
  if (isBytes(resolved)) return {};
  const items = resolved['items'] as JsonSchema | undefined;
  if (items === undefined) return property;
  const others = withoutFile(items, api);
  return others === items ? property : { ...resolved, items: others };
}

/**
 * How the responses of an operation are read where none of them is JSON; undefined leaves it to the content
 * type.
 */
export function answerKind(operation: Operation): 'text' | 'bytes' | undefined {
  const kinds = new Set(successes(operation).flatMap(({ content }) => content.map(({ kind }) => kind)));
  const [kind] = kinds;
  return kinds.size === 1 && (kind === 'text' || kind === 'bytes') ? kind : undefined;
}
