import { upgradeFromThreeToThreeOne } from '@scalar/openapi-upgrader/3.0-to-3.1';
import type { JsonObject, JsonValue } from '../../json.ts';
import { schema } from '../document/grammar.ts';
import { walk } from '../document/walk.ts';

/** Rewrites an OpenAPI 3.0 document as 3.1. */
export function upgrade(document: JsonObject): JsonObject {
  const upgraded = upgradeFromThreeToThreeOne({ ...document }) as unknown as JsonObject;
  walk(upgraded, (json: Record<string, JsonValue>, kind) => {
    if (kind !== schema) return;
    if (json['nullable'] !== undefined) replaceNullable(json);
    // The upgrader removes `format: byte` in favor of this keyword, which is only an annotation in 3.1.
    if (json['contentEncoding'] === 'base64') json['format'] = 'byte';
  });
  return upgraded;
}

/** The upgrader leaves `nullable` beside `anyOf` and `oneOf`, where 3.1 would ignore it. */
function replaceNullable(json: Record<string, JsonValue>): void {
  for (const keyword of ['anyOf', 'oneOf']) {
    const branches = json[keyword];
    if (json['nullable'] === true && Array.isArray(branches))
      json[keyword] = [...(branches as readonly JsonValue[]), { type: 'null' }];
  }
  delete json['nullable'];
}
