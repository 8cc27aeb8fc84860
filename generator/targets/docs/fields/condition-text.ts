import type { JsonObject, JsonValue } from '../../../json.ts';
import { isObject } from '../../../model/canonical.ts';

/**
 * What a condition asks for, such as `when type is flat: amount must be digits; currency_code must be string`. Undefined for one that no
 * sentence is made of: only conditions on values of members, which ask for a pattern or a type, have words.
 */
export function conditionWords({ if: condition, then, else: otherwise }: JsonObject): string | undefined {
  if (!isObject(condition) || !isObject(then) || otherwise !== undefined) return undefined;
  const when = membersOf(condition, ['required', 'properties'])?.map(([name, schema]) => valueWords(name, schema));
  const asked = membersOf(then, ['properties', 'additionalProperties'])?.map(([name, schema]) =>
    demandWords(name, schema),
  );
  if (when === undefined || asked === undefined || [...when, ...asked].includes(undefined)) return undefined;
  return `when ${when.join(' and ')}: ${asked.join('; ')}`;
}

/** The members of a schema that has no other keywords. */
function membersOf(schema: JsonObject, keywords: readonly string[]): [string, JsonValue][] | undefined {
  const { properties } = schema;
  if (!isObject(properties) || schema['additionalProperties'] === false) return undefined;
  if (Object.keys(schema).some((key) => !keywords.includes(key))) return undefined;
  return Object.entries(properties);
}

function valueWords(name: string, schema: JsonValue): string | undefined {
  if (!isObject(schema) || Object.keys(schema).length !== 1) return undefined;
  const values = Array.isArray(schema['enum']) ? schema['enum'] : [schema['const']];
  return values.includes(undefined) ? undefined : `${name} is ${values.map(String).join(' or ')}`;
}

function demandWords(name: string, schema: JsonValue): string | undefined {
  if (!isObject(schema)) return undefined;
  const { type, pattern, 'x-pattern-message': message, ...others } = schema;
  if (Object.keys(others).length > 0) return undefined;
  if (typeof type === 'string' && pattern === undefined) return `${name} must be ${type}`;
  const isInWords = typeof message === 'string' && typeof pattern === 'string' && type === undefined;
  return isInWords ? `${name} must ${message} (${pattern})` : undefined;
}
