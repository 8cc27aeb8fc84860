import type { JsonObject, JsonValue } from '../json.ts';
import type { JsonSchema, MediaType, Operation } from '../model/api.ts';
import { isObject, mapItems, mapMembers } from '../model/canonical.ts';
import { list, object } from '../model/reader.ts';
import { isBytes, type NamedSchemas, readMedia, resolveSchema, sentMedia, streamKind } from '../model/schemas.ts';

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
 * The schema of a body as code sees it: that of its JSON media types, or else of the others; alternatives
 * where they differ. Undefined for a body without content.
 */
export function mediaSchema(content: readonly MediaType[]): JsonSchema | undefined {
  const json = content.filter(({ mediaType }) => isJson(mediaType));
  return anyOf((json.length > 0 ? json : content).map(schemaOf));
}

export function hasJson(content: readonly MediaType[]): boolean {
  return content.some(({ mediaType }) => isJson(mediaType));
}

export function isJson(mediaType: string): boolean {
  return /^[^;]*[/+]json\s*(;|$)/i.test(mediaType);
}

function schemaOf({ mediaType, kind, schema }: MediaType): JsonSchema {
  if (isJson(mediaType)) return schema ?? true;
  if (kind === 'bytes') return { type: 'string', format: 'binary' };
  // Since OpenAPI 3.1 bytes are a media type with an empty schema.
  if (schema !== undefined && JSON.stringify(schema) !== '{}') return schema;
  return /^text\//i.test(mediaType) || streamKind(mediaType)
    ? { type: 'string' }
    : { type: 'string', format: 'binary' };
}

/** A schema that accepts what any of these accepts; undefined for none. */
export function anyOf<Schema extends JsonSchema>(schemas: readonly Schema[]): Schema | JsonObject | undefined {
  const distinct = distinctSchemas(schemas);
  return distinct.length > 1 ? { anyOf: distinct } : distinct[0];
}

export function distinctSchemas<Schema extends JsonSchema>(schemas: readonly Schema[]): Schema[] {
  if (schemas.length < 2) return [...schemas];
  return [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
}

/** The schema by which client and server validate a body. Bytes are not validated. */
export function checkedBody(operation: Operation, named: NamedSchemas): JsonSchema {
  const sent = bodyMedia(operation);
  if (sent?.kind === 'bytes') return true;
  if (sent?.kind === 'text') return sent.schema ?? { type: 'string' };
  if (sent?.kind === 'form' || sent?.kind === 'multipart') return withoutBytes(sent.schema ?? true, named);
  if (sent?.kind !== 'json') return sent?.schema ?? true;
  const media = readMedia(operation.body?.content ?? []).filter(({ kind }) => kind === 'json');
  return anyOf(media.map(({ schema = true }) => schema))!;
}

/** The schema of a form in which files accept any value; the schema itself where there are none. */
function withoutBytes(schema: JsonSchema, named: NamedSchemas, inside: readonly unknown[] = []): JsonSchema {
  const resolved = resolveSchema(schema, named);
  if (!isObject(resolved) || inside.includes(resolved)) return schema;
  const changed = mapMembers(resolved, (member, keyword) => {
    if (keyword === 'properties') return mapMembers(object(member), (property) => withoutFile(property, named));
    if (keyword !== 'allOf') return member;
    return mapItems(list(member), (part) => withoutBytes(part as JsonSchema, named, [...inside, resolved]));
  });
  return changed === resolved ? schema : changed;
}

function withoutFile(property: JsonValue, named: NamedSchemas): JsonSchema {
  const resolved = resolveSchema(property as JsonSchema, named);
  if (!isObject(resolved)) return property as JsonSchema;
  const forms = [resolved, ...list(resolved['anyOf']), ...list(resolved['oneOf'])] as JsonSchema[];
  if (forms.some((form) => isBytes(object(resolveSchema(form, named))))) return {};
  const changed = mapMembers(resolved, (member, keyword) =>
    keyword === 'items' ? withoutFile(member, named) : member,
  );
  return changed === resolved ? (property as JsonSchema) : changed;
}
