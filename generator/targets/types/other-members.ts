import type { JsonObject, JsonValue } from '../../json.ts';
import { list, object } from '../../model/reader.ts';

const UNKNOWN: JsonObject = {};
/** Keywords of types that an index signature can repeat in one word. */
const WORDS = new Set(['$ref', 'anyOf', 'const', 'enum', 'type', 'x-id-prefix', 'x-open']);

/**
 * The schema of members without a name in the document; `undefined` where the schema does not constrain
 * them. In TypeScript, an index signature also covers the members with names, so their types are part of it.
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
