import type { JsonObject, JsonValue } from '../../../generator/json.ts';
import type { JsonSchema } from '../../../generator/model/api.ts';
import { formatSamples } from './format-samples.ts';
import { matcher, ofLength, variants } from './pattern-samples.ts';
import { alternativesOf, type Form, formOf, nullableUnion, type Resolve } from './schema.ts';
import { settled } from './settled.ts';

/** Writes a text of this many characters for a value whose meaning its schema does not express. */
export type TextWriter = (length: number) => string | undefined;

/** The smallest value of a schema. */
export function sample(schema: JsonSchema, resolve: Resolve): JsonValue {
  return samples(schema, 1, resolve)[0]!;
}

/** `count` values, as distinct as the schema permits. */
export function samples(schema: JsonSchema, count: number, resolve: Resolve): JsonValue[] {
  const form = firstForm(schema, resolve);
  const different = differentSamples(form, count, resolve);
  return Array.from({ length: count }, (_, at) => different[at % different.length]!);
}

function firstForm(schema: JsonSchema, resolve: Resolve): Form {
  const union = nullableUnion(schema, resolve) ?? schema;
  return formOf(alternativesOf(union, resolve)?.[0] ?? union, resolve);
}

function differentSamples(form: Form, count: number, resolve: Resolve): readonly JsonValue[] {
  const { type, rules } = form;
  if (rules['const'] !== undefined) return [rules['const']];
  if (rules['enum'] !== undefined) return rules['enum'] as readonly JsonValue[];
  if (type === 'null') return [null];
  if (type === 'string') return textSamples(rules, count);
  if (type === 'boolean') return [true, false];
  if (type === 'integer' || type === 'number') return numberSamples(rules, count);
  if (type === 'array') return [samples(rules['items'] as JsonSchema, Number(rules['minItems'] ?? 0), resolve)];
  return objectSamples(rules, count, resolve);
}

function textSamples(rules: JsonObject, count: number): string[] {
  const { format, pattern, minLength } = rules;
  if (typeof format === 'string')
    return Array.from({ length: count }, (_, number) => formatSamples(format).variant(number));
  if (typeof pattern === 'string') return variants(pattern, count);
  return Array.from({ length: count }, (_, number) => String(number).padStart(Number(minLength ?? 0), '0'));
}

function numberSamples(rules: JsonObject, count: number): number[] {
  const step = Number(rules['multipleOf'] ?? 1);
  const least = Number(rules['minimum'] ?? Number(rules['exclusiveMinimum'] ?? -1) + 1);
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: count }, (_, number) => first + number * step);
}

function objectSamples(rules: JsonObject, count: number, resolve: Resolve): JsonObject[] {
  const properties = (rules['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  const required = (rules['required'] ?? []) as readonly string[];
  const columns = required.map((name) => [name, samples(properties[name]!, count, resolve)] as const);
  const others = free(Number(rules['minProperties'] ?? 0) - required.length);
  return Array.from({ length: count }, (_, number) => {
    const members = Object.fromEntries(columns.map(([name, values]) => [name, values[number]!]));
    return settled({ ...members, ...others }, rules, (schema) => sample(schema, resolve))!;
  });
}

/** An object with all its members; for other schemas the plain sample. */
export function fullSample(schema: JsonSchema, resolve: Resolve): JsonValue {
  const { type, rules } = firstForm(schema, resolve);
  const properties = (rules['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  if (type !== 'object') return sample(schema, resolve);
  const full = Object.entries(properties).map(([name, property]) => [name, fullSample(property, resolve)] as const);
  return settled(Object.fromEntries(full), rules, (each) => sample(each, resolve))!;
}

/** `count` members that no schema names. */
export function free(count: number): JsonObject {
  return Object.fromEntries(Array.from({ length: Math.max(0, count) }, (_, at) => [`key_${at}`, 'value']));
}

/**
 * A text of this many characters that satisfies every rule except those of length; undefined if impossible.
 */
export function textOfLength(rules: JsonObject, length: number, write?: TextWriter): string | undefined {
  const { format, pattern } = rules;
  if (write !== undefined) return write(length);
  const text =
    typeof format === 'string'
      ? formatSamples(format).ofLength(length)
      : typeof pattern === 'string'
        ? ofLength(pattern, length)
        : 'x'.repeat(length);
  return text === undefined || (typeof pattern === 'string' && !matcher(pattern)(text)) ? undefined : text;
}

/** The same of characters with two UTF-16 units and four UTF-8 bytes each; undefined if not accepted. */
export function wideTextOfLength(rules: JsonObject, length: number, write?: TextWriter): string | undefined {
  const { format, pattern } = rules;
  const text = '\u{1F600}'.repeat(length);
  if (write !== undefined || format !== undefined) return undefined;
  return typeof pattern === 'string' && !matcher(pattern)(text) ? undefined : text;
}
