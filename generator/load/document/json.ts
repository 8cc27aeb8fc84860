import type { JsonObject, JsonValue } from '../../json.ts';

/** The keys from the root of a document down to a value. */
export type Path = readonly (string | number)[];

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object that is being made or changed. */
export type Draft = Record<string, JsonValue>;

export type Compound = JsonObject | readonly JsonValue[];

export function isCompound(value: JsonValue | undefined): value is Compound {
  return typeof value === 'object' && value !== null;
}

/** The own member, or `undefined`. */
export function get(value: JsonValue | undefined, key: string): JsonValue | undefined {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

export function list(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : [];
}

export function strings(value: JsonValue | undefined): readonly string[] {
  return list(value).filter((item) => typeof item === 'string');
}

/** The members of an object; none for any other value. */
export function entries(value: JsonValue | undefined): [string, JsonValue][] {
  return isObject(value) ? Object.entries(value) : [];
}

/** The members of an object in an order that does not depend on the author. */
export function sortedEntries(value: JsonValue | undefined): [string, JsonValue][] {
  return entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The `type` of a schema as a list; empty when it allows every type. */
export function typesOf(schema: JsonValue | undefined): readonly string[] {
  const type = get(schema, 'type');
  return typeof type === 'string' ? [type] : strings(type);
}

/** The object, or the target of its references. */
export function followed(document: JsonObject, value: JsonValue | undefined): JsonObject | undefined {
  let found = value;
  for (let steps = 0; steps < 32; steps += 1) {
    const ref = get(found, '$ref');
    if (typeof ref !== 'string') return isObject(found) ? found : undefined;
    found = ref.startsWith('#/') ? at(document, parsePointer(ref.slice(1))) : undefined;
  }
  return undefined;
}

export function at(value: JsonValue | undefined, path: Path): JsonValue | undefined {
  let current = value;
  for (const key of path) {
    if (!isCompound(current) || !Object.hasOwn(current, key)) return undefined;
    // Not an item, but a property of every list.
    if (Array.isArray(current) && key === 'length') return undefined;
    current = (current as JsonObject)[key];
  }
  return current;
}

/** The references anywhere in a value. */
export function referencesIn(value: JsonValue | undefined, found = new Set<string>()): ReadonlySet<string> {
  if (!isCompound(value)) return found;
  const ref = get(value, '$ref');
  if (typeof ref === 'string') found.add(ref);
  for (const member of Object.values(value)) referencesIn(member as JsonValue, found);
  return found;
}

/** Sets an own property; a plain assignment to `__proto__` would change the prototype. */
export function setKey(object: Draft, key: string, value: JsonValue): void {
  if (key === '__proto__') {
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  } else {
    object[key] = value;
  }
}

/** RFC 6901 §6: decodes percent escapes first, then `~1` and `~0`. */
export function parsePointer(fragment: string): string[] {
  if (fragment === '') return [];
  return fragment
    .slice(1)
    .split('/')
    .map((segment) => {
      const key = decodePercent(segment);
      return key.includes('~') ? key.replaceAll('~1', '/').replaceAll('~0', '~') : key;
    });
}

/** The pointer to these keys, without the `#`: `/paths/~1customers/get`. */
export function formatPointer(path: readonly (string | number)[]): string {
  let pointer = '';
  for (const key of path) pointer += `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return pointer;
}

/** Decodes percent escapes; returns text with an invalid escape unchanged. */
export function decodePercent(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
