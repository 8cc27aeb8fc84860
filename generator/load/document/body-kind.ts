import type { JsonObject, JsonValue } from '../../json.ts';

/** In order of preference for sending a body. Generated code does not support `other`. */
const KINDS = ['json', 'multipart', 'form', 'text', 'bytes', 'other'] as const;

export type BodyKind = (typeof KINDS)[number];

interface Media {
  readonly kind: BodyKind;
  readonly schema?: JsonValue | undefined;
}

/** The media type that a client sends: JSON if the operation accepts it. */
export function sentMedia<M extends Media>(content: readonly M[]): M | undefined {
  return KINDS.map((kind) => content.find((media) => media.kind === kind)).find((media) => media !== undefined);
}

/** The media types that a server reads: the kind that clients send, and any with its schema. */
export function readMedia<M extends Media>(content: readonly M[]): M[] {
  const sent = sentMedia(content);
  const sentSchema = JSON.stringify(sent?.schema);
  return content.filter(
    ({ kind, schema }) => kind === sent?.kind || (kind !== 'other' && JSON.stringify(schema) === sentSchema),
  );
}

/** `schema` is the body's own, with no reference at its top. */
export function bodyKind(mediaType: string, schema: JsonValue | undefined): BodyKind {
  const type = mediaType.split(';', 1)[0]!.trim().toLowerCase();
  if (/[/+]json$/.test(type)) return 'json';
  const keywords = typeof schema === 'object' && schema !== null ? (schema as JsonObject) : {};
  const isText = keywords['type'] === 'string';
  if (type === 'application/x-www-form-urlencoded') return isText ? 'text' : 'form';
  if (type === 'multipart/form-data') return isText ? 'other' : 'multipart';
  if (Object.keys(keywords).length === 0) return type.startsWith('text/') ? 'text' : 'bytes';
  if (isBytes(keywords)) return 'bytes';
  if (isText) return isBinary(type) && !isEncoded(keywords) ? 'bytes' : 'text';
  // The range includes JSON, which can represent any value.
  return /^(?:\*|application)\/\*$/.test(type) ? 'json' : 'other';
}

/** Types of files that are never text, which many documents describe as a plain string. */
function isBinary(type: string): boolean {
  return /^(?:image\/(?!svg)|audio\/|video\/|font\/|application\/(?:octet-stream|pdf|zip|gzip|x-tar)$)/.test(type);
}

function isEncoded({ format, contentEncoding }: JsonObject): boolean {
  return contentEncoding !== undefined || format === 'byte' || format === 'base64';
}

/** OpenAPI 3.1 §4.8.14.2, and `format: binary` of 3.0. */
export function isBytes({ format, contentMediaType, contentEncoding }: JsonObject): boolean {
  return format === 'binary' || (contentMediaType === 'application/octet-stream' && contentEncoding === undefined);
}

/** How a client reads the items of a response that is a stream; undefined for one that is not. */
export function streamKind(mediaType: string): 'events' | 'lines' | undefined {
  const essence = mediaType.split(';', 1)[0]!.trim().toLowerCase();
  if (essence === 'text/event-stream') return 'events';
  return /^application\/(?:x-)?(?:ndjson|jsonl|jsonlines|json-lines|stream\+json)$/.test(essence) ? 'lines' : undefined;
}
