import { describe, expect, test } from 'vitest';

import type { JsonObject, JsonValue } from '../../../../generator/json.ts';
import { validatorOf } from './load-modules.ts';

const COLOUR = { type: 'string', enum: ['red', 'green'] };
const LONG = { type: 'string', enum: 'a b c d e f g h i j'.split(' ') };
const others: JsonObject = { Colour: COLOUR, Long: LONG };
const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const open = (schema: JsonObject): JsonObject => ({ ...schema, 'x-open-enum': true });
const record = (kind: string, member: string): JsonObject => ({
  type: 'object',
  required: ['kind', member],
  properties: { kind: { const: kind }, [member]: { type: 'integer' } },
});

async function faults(schema: JsonObject, value: JsonValue): Promise<{ strict: string[]; read: string[] }> {
  const validator = await validatorOf(schema, others);
  const faultsOf = (result: ReturnType<typeof validator.read>): string[] =>
    result.ok ? [] : result.errors.map(({ field, rule }) => `${field} ${rule}`);
  return { strict: faultsOf(validator.validate(value)), read: faultsOf(validator.read(value)) };
}

describe('read mode accepts additions that the API may make without notice:', () => {
  const tagged = { oneOf: [record('cat', 'lives'), record('dog', 'tricks')] };
  test.each<[string, JsonObject, JsonValue, string]>([
    ['a value', open(COLOUR), 'blue', ' enum'],
    ['a value, by reference', open(ref('Colour')), 'blue', ' enum'],
    ['a value of a long list, by reference', open(ref('Long')), 'z', ' enum'],
    ['a value inside', { properties: { a: { items: open(ref('Long')) } } }, { a: ['a', 'z'] }, 'a[1] enum'],
    [
      'a member of a closed object',
      { additionalProperties: false, properties: {} },
      { a: 1 },
      'a additionalProperties',
    ],
    ['a member whose name is not listed', { propertyNames: { enum: ['a'] } }, { b: 1 }, 'b enum'],
    ['a member whose name is not listed, by reference', { propertyNames: ref('Long') }, { z: 1 }, 'z enum'],
    [
      'a value of an open list that a condition requires',
      { if: { required: ['z'] }, else: { properties: { a: open(COLOUR) } } },
      { a: 'blue' },
      'a enum',
    ],
    ['a member that nothing evaluates', { unevaluatedProperties: false }, { a: 1 }, 'a unevaluatedProperties'],
    ['a form with a tag', tagged, { kind: 'bird', wings: 2 }, 'kind enum'],
    ['a form among texts', { anyOf: [{ pattern: '^a_' }, { pattern: '^b_' }] }, 'c_1', ' anyOf'],
    ['a value beside null', { anyOf: [open(ref('Long')), { type: 'null' }] }, 'z', ' enum'],
    ['a value of two lists', { anyOf: [open(ref('Long')), open(ref('Colour'))] }, 'z', ' enum'],
  ])('%s', async (_name, schema, value, strict) => {
    expect(await faults(schema, value)).toEqual({ strict: [strict], read: [] });
  });
});

describe('read mode reports every other fault:', () => {
  test.each<[string, JsonObject, JsonValue, string]>([
    ['a value of a closed list', COLOUR, 'blue', ' enum'],
    ['a value of another kind', open(COLOUR), 7, ' enum'],
    ['a value of another kind, by reference', open(ref('Long')), 7, ' enum'],
    ['null where it was never', open(ref('Colour')), null, ' enum'],
    ['a name that breaks its pattern', { propertyNames: { pattern: '^a' } }, { b: 1 }, 'b pattern'],
    ['an item that nothing evaluates', { unevaluatedItems: false }, [1], '[0] unevaluatedItems'],
    [
      'a member that a condition requires',
      { if: { required: ['z'] }, else: { required: ['b'] } },
      { a: 1 },
      'b required',
    ],
    ['a member that is missing', { required: ['a'] }, {}, 'a required'],
    ['a limit', { properties: { a: { maxLength: 1 } } }, { a: 'xx' }, 'a maxLength'],
    [
      'a fault of a known form',
      { oneOf: [record('cat', 'lives'), record('dog', 'tricks')] },
      { kind: 'cat' },
      'lives required',
    ],
    [
      'a tag that is not a string',
      { oneOf: [record('cat', 'lives'), record('dog', 'tricks')] },
      { kind: 1 },
      'kind enum',
    ],
    [
      "a value of no form's kind",
      {
        anyOf: [
          { type: 'string', pattern: '^a_' },
          { type: 'string', pattern: '^b_' },
        ],
      },
      1,
      ' type',
    ],
  ])('%s', async (_name, schema, value, fault) => {
    expect(await faults(schema, value)).toEqual({ strict: [fault], read: [fault] });
  });
});
