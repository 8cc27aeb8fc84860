import type { JsonObject, JsonValue } from '../json.ts';
import { isObject, setKey } from '../load/document/json.ts';

export { isObject };

/** Keys that readers expect first and in this order; every other key follows in code-unit order. */
const FIRST = (
  'openapi $schema $id info jsonSchemaDialect servers security tags title name operationId type const enum $ref x-event format summary description ' +
  'version url default required parameters in requestBody responses content properties items schema paths webhooks components'
).split(' ');
const RANK = new Map(FIRST.map((key, index) => [key, index]));

/**
 * The same value with every object's keys in an order that follows from the keys alone, so that the order
 * in which a person wrote them never shows in the output. Only lists carry order: `properties` follow the
 * schema's `required`, then the alphabet.
 */
export function canonical(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map((item: JsonValue) => canonical(item));
  if (!isObject(value)) return value;
  const required = Array.isArray(value['required']) ? value['required'] : [];
  return ordered(value, compareKeys, (key, member) =>
    key === 'properties' && isObject(member)
      ? ordered(member, byRequired(required), (_, property) => canonical(property))
      : canonical(member),
  );
}

/** A comparison that puts the names of `required` first, in its order. */
export function byRequired(required: readonly JsonValue[]): (a: string, b: string) => number {
  const place = new Map(required.map((name, index) => [name, index]));
  return (a, b) => (place.get(a) ?? required.length) - (place.get(b) ?? required.length) || compareText(a, b);
}

/** By code unit, the same on every platform and in every locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function compareKeys(a: string, b: string): number {
  return (RANK.get(a) ?? FIRST.length) - (RANK.get(b) ?? FIRST.length) || compareText(a, b);
}

function ordered(
  value: JsonObject,
  compare: (a: string, b: string) => number,
  map: (key: string, member: JsonValue) => JsonValue,
): JsonObject {
  const result: Record<string, JsonValue> = {};
  for (const key of Object.keys(value).sort(compare)) setKey(result, key, map(key, value[key]!));
  return result;
}

/** The list with each item replaced; itself where all stay the same. */
export function mapItems<Item>(list: readonly Item[], map: (item: Item) => Item): readonly Item[] {
  const mapped = list.map(map);
  return mapped.every((item, index) => item === list[index]) ? list : mapped;
}

/** The object with each member replaced; itself where all stay the same. */
export function mapMembers(object: JsonObject, map: (member: JsonValue, key: string) => JsonValue): JsonObject {
  const keys = Object.keys(object);
  const mapped = keys.map((key) => map(object[key]!, key));
  if (mapped.every((member, index) => member === object[keys[index]!])) return object;
  return Object.fromEntries(keys.map((key, index) => [key, mapped[index]!]));
}
