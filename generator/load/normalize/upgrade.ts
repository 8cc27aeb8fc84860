import { upgradeFromThreeToThreeOne } from '@scalar/openapi-upgrader/3.0-to-3.1';
import type { JsonObject, JsonValue } from '../../json.ts';
import { objectAt } from '../bundle/component-kinds.ts';
import { schema } from '../document/grammar.ts';
import { isObject } from '../document/json.ts';
import { fill, oldMembers } from './old-parts.ts';
import { walk } from '../document/walk.ts';

/**
 * An OpenAPI 3.0 document as 3.1, which it differs from mostly in its schemas (`nullable`, boolean `exclusiveMinimum`, `example`). The
 * library goes through all that it is given with the way to each value at hand, 150 ms for 4 MB: so it gets only the path items and
 * components that have something for it, and of these only what is not upgraded here in no time, and leads there.
 */
export function upgrade(document: JsonObject): JsonObject {
  const old = inSections(document, (members, section) => oldMembers(members, section));
  const upgraded = upgradeFromThreeToThreeOne(old as Record<string, unknown>) as unknown as JsonObject;
  walk(upgraded, (json: Record<string, JsonValue>, kind) => {
    if (kind !== schema) return;
    if (json['nullable'] !== undefined) replaceNullable(json);
    // The upgrader takes `format: byte` away for this, which in 3.1 nobody checks; 3.0 has no other way to it.
    if (json['contentEncoding'] === 'base64') json['format'] = 'byte';
  });
  fill(upgraded);
  return inSections(upgraded, (members, section) => ({ ...section.reduce(objectAt, document), ...members }));
}

/** The document with other members in each of its sections, which are `paths` and the kinds of components. */
function inSections(
  document: JsonObject,
  change: (members: JsonObject, section: readonly string[]) => JsonObject,
): JsonObject {
  const changed: Record<string, JsonValue> = { ...document };
  if (isObject(document['paths'])) changed['paths'] = change(document['paths'], ['paths']);
  if (isObject(document['components'])) {
    const kinds = Object.entries(document['components']);
    changed['components'] = Object.fromEntries(
      kinds.map(([kind, members]) => [kind, isObject(members) ? change(members, ['components', kind]) : members]),
    );
  }
  return changed;
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
