import type { JsonObject, JsonValue } from '../../json.ts';

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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

/** The `type` of a schema as a list; empty when it allows every type. */
export function typesOf(schema: JsonValue | undefined): readonly string[] {
  const type = get(schema, 'type');
  return typeof type === 'string' ? [type] : strings(type);
}
