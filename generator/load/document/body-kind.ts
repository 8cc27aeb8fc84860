import type { JsonObject, JsonValue } from '../../json.ts';

/** In the order in which a body that may be of several kinds is sent as one of them; `other` is what generated code has no way for. */
const KINDS = ['json', 'multipart', 'form', 'text', 'bytes', 'other'] as const;

/** How a body is written and read. */
export type BodyKind = (typeof KINDS)[number];

interface Media {
  readonly kind: BodyKind;
  readonly schema?: JsonValue | undefined;
}

/** The media type that a body is sent as: JSON where there is such. */
export function sentMedia<M extends Media>(content: readonly M[]): M | undefined {
  return KINDS.map((kind) => content.find((media) => media.kind === kind)).find((media) => media !== undefined);
}

/** The media types that a body is read as: all of the kind that is sent, and others that say the same. */
export function readMedia<M extends Media>(content: readonly M[]): M[] {
  const sent = sentMedia(content);
  const says = JSON.stringify(sent?.schema);
  return content.filter(
    ({ kind, schema }) => kind === sent?.kind || (kind !== 'other' && JSON.stringify(schema) === says),
  );
}

/** `schema` is the body's own, with no reference at its top. */
export function bodyKind(mediaType: string, schema: JsonValue | undefined): BodyKind {
  const type = mediaType.split(';', 1)[0]!.trim().toLowerCase();
  if (/[/+]json$/.test(type)) return 'json';
  const says = typeof schema === 'object' && schema !== null ? (schema as JsonObject) : {};
  const isText = says['type'] === 'string';
  if (type === 'application/x-www-form-urlencoded') return isText ? 'text' : 'form';
  if (type === 'multipart/form-data') return isText ? 'other' : 'multipart';
  if (Object.keys(says).length === 0) return type.startsWith('text/') ? 'text' : 'bytes';
  if (isBytes(says)) return 'bytes';
  if (isText) return 'text';
  // JSON is among what a range names, and can hold any value.
  return /^(?:\*|application)\/\*$/.test(type) ? 'json' : 'other';
}

/** OpenAPI 3.1 §4.8.14.2, and `format: binary` of 3.0. */
export function isBytes({ format, contentMediaType, contentEncoding }: JsonObject): boolean {
  return format === 'binary' || (contentMediaType === 'application/octet-stream' && contentEncoding === undefined);
}
