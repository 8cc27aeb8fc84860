// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { Fault } from './fault.ts';

type Params = Fault['params'];

/** A list of values is cut after this many. */
const SHOWN_VALUES = 12;

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
  null: 'null',
};

const SENTENCES: Readonly<Record<string, (params: Params) => string>> = {
  type: ({ type }) => `must be ${either(list(type).map((name) => TYPES[String(name)] ?? String(name)))}`,
  required: () => 'is required',
  dependentRequired: ({ property }) => `is required beside ${String(property)}`,
  additionalProperties: () => 'is not a known field',
  unevaluatedProperties: () => 'is not a known field',
  'false schema': () => 'is not allowed here',
  enum: ({ limit }) =>
    list(limit).length === 1 ? `must be ${values(list(limit))}` : `must be one of: ${values(list(limit))}`,
  const: ({ limit }) => `must be ${shown(limit)}`,
  // Few readers of the message understand a regular expression; programs find it in the limit.
  pattern: ({ message }) => `must ${message === undefined ? 'have the documented form' : String(message)}`,
  format: ({ message }) => `must ${String(message)}`,
  maxLength: ({ limit }) => `must have at most ${count(limit, 'character')}`,
  minLength: ({ limit }) => `must have at least ${count(limit, 'character')}`,
  maxItems: ({ limit }) => `must have at most ${count(limit, 'item')}`,
  minItems: ({ limit }) => `must have at least ${count(limit, 'item')}`,
  items: ({ limit }) => `must have at most ${count(limit, 'item')}`,
  unevaluatedItems: () => 'is not allowed here',
  maxProperties: ({ limit }) => `must have at most ${count(limit, 'member')}`,
  minProperties: ({ limit }) => `must have at least ${count(limit, 'member')}`,
  maximum: ({ limit }) => `must be at most ${String(limit)}`,
  minimum: ({ limit }) => `must be at least ${String(limit)}`,
  exclusiveMaximum: ({ limit }) => `must be less than ${String(limit)}`,
  exclusiveMinimum: ({ limit }) => `must be greater than ${String(limit)}`,
  multipleOf: ({ limit }) => `must be a multiple of ${String(limit)}`,
  uniqueItems: ({ first, second }) =>
    `must not hold an item twice: items ${String(first)} and ${String(second)} are equal`,
  contains: ({ minContains, maxContains }) => contained(minContains, maxContains),
  'x-max-bytes': ({ limit }) => `must take at most ${count(limit, 'byte')} as JSON`,
  anyOf: ({ message }) => (message === undefined ? 'must have one of the allowed forms' : `must ${String(message)}`),
  oneOf: ({ forms, message }) => {
    if (forms !== undefined) return 'must have exactly one of the allowed forms, but has several';
    return message === undefined ? 'must have one of the allowed forms' : `must ${String(message)}`;
  },
  not: () => 'must not have this form',
};

/** The message of a fault: the rest of a sentence that begins with the field. */
export function sentence(fault: Fault): string {
  return SENTENCES[fault.rule]?.(fault.params) ?? `must satisfy ${fault.rule}`;
}

/** Rules that reject every value. */
const CLOSING = new Set(['additionalProperties', 'unevaluatedProperties', 'unevaluatedItems', 'false schema']);

/** The value of the rule's keyword. */
export function limitOf({ rule, params }: Fault): unknown {
  if (rule === 'required' || rule === 'dependentRequired' || rule === 'uniqueItems') return true;
  if (CLOSING.has(rule)) return false;
  if (rule === 'contains') return params['maxContains'] ?? params['minContains'];
  return params['limit'] ?? params['type'] ?? null;
}

function contained(least: unknown, most: unknown): string {
  if (most === undefined) return `must contain at least ${count(least, 'item')} of the expected kind`;
  return `must contain ${String(least)} to ${count(most, 'item')} of the expected kind`;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function either(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`;
}

function values(all: readonly unknown[]): string {
  const first = all.slice(0, SHOWN_VALUES).map(shown).join(', ');
  return all.length > SHOWN_VALUES ? `${first}, … (${all.length} values)` : first;
}

function shown(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}

function count(limit: unknown, noun: string): string {
  return `${String(limit)} ${noun}${limit === 1 ? '' : 's'}`;
}
