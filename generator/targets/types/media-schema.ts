import { streamKind } from '../../model/schemas.ts';
import type { JsonSchema, MediaType } from '../../model/api.ts';

/**
 * The schema of a body as code sees it: that of its JSON media types, or else of the others; alternatives
 * where they differ. Undefined for a body without content.
 */
export function mediaSchema(content: readonly MediaType[]): JsonSchema | undefined {
  const json = content.filter(({ mediaType }) => isJson(mediaType));
  const chosen = (json.length > 0 ? json : content).map(schemaOf);
  if (chosen.length < 2) return chosen[0];
  const distinct = [...new Map(chosen.map((schema) => [JSON.stringify(schema), schema])).values()];
  return distinct.length > 1 ? { anyOf: distinct } : distinct[0];
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
