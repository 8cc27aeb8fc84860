import type { JsonObject, JsonValue } from '../json.ts';
import { objectAt } from './component-kinds.ts';
import { schema } from './grammar.ts';
import { isObject } from './house-rules/json.ts';
import { setKey } from './set-key.ts';
import { walk } from './walk.ts';

/** What 3.1 writes in another way: where none of it stands, nothing has to be upgraded. */
const KEYWORDS = new Set(['nullable', 'exclusiveMinimum', 'exclusiveMaximum', 'example', 'contentEncoding']);
const FORMATS = new Set<JsonValue>(['binary', 'byte', 'base64']);

/**
 * An OpenAPI 3.0 document as 3.1, which it differs from mostly in its schemas (`nullable`, boolean `exclusiveMinimum`, `example`); any other
 * one as it is. The library goes through all that it is given with the way to each value at hand, 150 ms for 4 MB: so it gets only the path
 * items and components that have something for it, and of these only what leads there.
 */
export async function upgrade(document: JsonObject): Promise<JsonObject> {
  if (!String(document['openapi']).startsWith('3.0')) return document;
  const { upgradeFromThreeToThreeOne } = await import('@scalar/openapi-upgrader/3.0-to-3.1');
  const old = inSections(document, (members) =>
    Object.fromEntries(
      Object.entries(members).flatMap(([name, member]) => {
        const part = oldPartOf(member);
        return part === undefined ? [] : [[name, part]];
      }),
    ),
  );
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

/**
 * A value with what is written in it as only 3.0 does, and all that leads there; nothing where nothing is. Objects beside that are left
 * out of it: in their place stands a function that gives them, which the library takes for a value without parts.
 */
function oldPartOf(value: JsonValue): JsonValue | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    const items = value as readonly JsonValue[];
    let part: JsonValue[] | undefined;
    for (let index = 0; index < items.length; index += 1) {
      const old = oldPartOf(items[index]!);
      if (old === undefined) continue;
      part ??= items.map(leftOut);
      part[index] = old;
    }
    return part;
  }
  const object = value as JsonObject;
  let part: Record<string, JsonValue> | undefined;
  for (const key in object) {
    const member = object[key]!;
    const old = oldPartOf(member);
    if (old === undefined && !KEYWORDS.has(key) && !(key === 'format' && FORMATS.has(member))) continue;
    part ??= withoutParts(object);
    if (old !== undefined) setKey(part, key, old);
  }
  return part;
}

function withoutParts(object: JsonObject): Record<string, JsonValue> {
  const part: Record<string, JsonValue> = {};
  for (const key of Object.keys(object)) setKey(part, key, leftOut(object[key]!));
  return part;
}

/** Lists stay lists. */
function leftOut(value: JsonValue): JsonValue {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return (value as readonly JsonValue[]).map(leftOut);
  return (() => value) as unknown as JsonValue;
}

/** Puts back what was left out. */
function fill(value: JsonValue): void {
  if (typeof value !== 'object' || value === null) return;
  const members = value as Record<string, JsonValue>;
  for (const key of Object.keys(members)) {
    const member: unknown = members[key];
    if (typeof member === 'function') setKey(members, key, (member as () => JsonValue)());
    else fill(member as JsonValue);
  }
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
