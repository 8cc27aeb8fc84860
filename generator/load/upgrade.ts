import type { JsonObject, JsonValue } from '../json.ts';
import { schema } from './grammar.ts';
import { walk } from './walk.ts';

/** An OpenAPI 3.0 document as 3.1, which it differs from mostly in its schemas (`nullable`, boolean `exclusiveMinimum`, `example`); any other one as it is. */
export async function upgrade(document: JsonObject): Promise<JsonObject> {
  if (!String(document['openapi']).startsWith('3.0')) return document;
  const { upgradeFromThreeToThreeOne } = await import('@scalar/openapi-upgrader/3.0-to-3.1');
  const upgraded = upgradeFromThreeToThreeOne(document as Record<string, unknown>) as unknown as JsonObject;
  walk(upgraded, (json: Record<string, JsonValue>, kind) => {
    if (kind !== schema) return;
    if (json['nullable'] !== undefined) replaceNullable(json);
    // The upgrader takes `format: byte` away for this, which in 3.1 nobody checks; 3.0 has no other way to it.
    if (json['contentEncoding'] === 'base64') json['format'] = 'byte';
  });
  return upgraded;
}

/** The upgrader leaves `nullable` beside `anyOf` and `oneOf`, where 3.1 would ignore it; everywhere else it says nothing any more. */
function replaceNullable(json: Record<string, JsonValue>): void {
  for (const keyword of ['anyOf', 'oneOf']) {
    const branches = json[keyword];
    if (json['nullable'] === true && Array.isArray(branches))
      json[keyword] = [...(branches as readonly JsonValue[]), { type: 'null' }];
  }
  delete json['nullable'];
}
