import type { JsonObject, JsonValue } from '../../json.ts';
import { list, object } from '../../model/reader.ts';

const UNKNOWN: JsonObject = {};
/** What a type of one word says; of any other, an index signature would have to repeat the whole. */
const WORDS = new Set(['$ref', 'anyOf', 'const', 'enum', 'type', 'x-id-prefix', 'x-open']);

/**
 * What the members that have no name of their own can hold; `undefined` where the schema says nothing of them. An index signature
 * covers those with names as well (TypeScript has no other), so their types are part of it.
 */
export function otherMembers(
  schema: JsonObject,
  named: JsonObject,
  plain: (schema: JsonValue) => JsonObject,
): JsonObject | undefined {
  const { additionalProperties: rest } = schema;
  const patterns = Object.values(object(schema['patternProperties']));
  if (patterns.length === 0 && (rest === undefined || rest === false)) return undefined;
  const holds = [...patterns, ...(rest === false ? [] : [rest ?? true])].map(plain);
  const beside = Object.values(named).map(plain);
  if (holds.some(isUnknown) || !beside.every(isWord)) return UNKNOWN;
  const all = [...holds, ...beside, ...(beside.length > 0 ? [{ type: 'string', 'x-undefined': true }] : [])];
  const distinct = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
  return distinct.length === 1 ? distinct[0] : { anyOf: distinct };
}

function isUnknown(type: JsonObject): boolean {
  return Object.keys(type).length === 0;
}

function isWord(type: JsonValue): boolean {
  const { type: kind, anyOf } = object(type);
  const isPlain = Object.keys(object(type)).every((key) => WORDS.has(key)) && kind !== 'object' && kind !== 'array';
  return isPlain && !isUnknown(object(type)) && list(anyOf).every(isWord);
}
