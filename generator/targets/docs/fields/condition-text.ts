import type { JsonObject, JsonValue } from '../../../json.ts';
import { isObject } from '../../../model/canonical.ts';

/**
 * A condition as a sentence, such as
 * `when type is flat: amount must be digits; currency_code must be string`. Covers conditions on member
 * values that require members, a pattern or a type; returns undefined for any other.
 */
export function conditionText({ if: condition, then, else: otherwise }: JsonObject): string | undefined {
  if (!isObject(condition) || !isObject(then) || otherwise !== undefined) return undefined;
  const present = Array.isArray(condition['required']) ? condition['required'] : [];
  const when = membersOf(condition, ['required', 'properties'])?.map(([name, schema]) =>
    valueText(name, schema, present.includes(name)),
  );
  const asked = membersOf(then, ['properties', 'additionalProperties', 'required'])?.map(([name, schema]) =>
    requirementText(name, schema),
  );
  if (when === undefined || asked === undefined || [...when, ...asked].includes(undefined)) return undefined;
  const required = Array.isArray(then['required']) ? then['required'].map((name) => `${String(name)} is required`) : [];
  return `when ${when.join(' and ')}: ${[...required, ...asked].join('; ')}`;
}

/** The members of a schema that has no keywords besides these. */
function membersOf(schema: JsonObject, keywords: readonly string[]): [string, JsonValue][] | undefined {
  const { properties } = schema;
  if (!isObject(properties) || schema['additionalProperties'] === false) return undefined;
  if (Object.keys(schema).some((key) => !keywords.includes(key))) return undefined;
  return Object.entries(properties);
}

/** A condition on a member that it does not require holds without the member, too. */
function valueText(name: string, schema: JsonValue, isPresent: boolean): string | undefined {
  if (!isObject(schema) || Object.keys(schema).length !== 1) return undefined;
  const values = Array.isArray(schema['enum']) ? schema['enum'] : [schema['const']];
  if (values.includes(undefined)) return undefined;
  return `${name} is ${[...values.map(String), ...(isPresent ? [] : ['absent'])].join(' or ')}`;
}

function requirementText(name: string, schema: JsonValue): string | undefined {
  if (!isObject(schema)) return undefined;
  const { type, pattern, 'x-pattern-message': message, ...others } = schema;
  if (Object.keys(others).length > 0) return undefined;
  if (typeof type === 'string' && pattern === undefined) return `${name} must be ${type}`;
  const isSentence = typeof message === 'string' && typeof pattern === 'string' && type === undefined;
  return isSentence ? `${name} must ${message} (${pattern})` : undefined;
}
