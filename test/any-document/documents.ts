import type { JsonObject, JsonValue } from '../../generator/json.ts';

export const TEXT: JsonObject = { type: 'string' };

export const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

export const objectOf = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  ...more,
});

export const ok = (schema: JsonValue, mediaType = 'application/json'): JsonObject => ({
  '200': { description: 'Done.', content: { [mediaType]: { schema } } },
});

export const jsonBody = (schema: JsonValue): JsonObject => ({
  required: true,
  content: { 'application/json': { schema } },
});

/** A document with these paths and further members. */
export function zoo(paths: JsonObject, more: JsonObject = {}): JsonObject {
  const servers = [{ url: 'https://api.example.com' }];
  return { openapi: '3.1.0', info: { title: 'Zoo', version: '1.0.0' }, servers, paths, ...more };
}

/** The same with one operation, `pets.get` or another one, at `/pets`. */
export function one(method: string, operation: JsonObject, more: JsonObject = {}): JsonObject {
  return zoo({ '/pets': { [method]: { operationId: `pets.${method}`, responses: ok(TEXT), ...operation } } }, more);
}
