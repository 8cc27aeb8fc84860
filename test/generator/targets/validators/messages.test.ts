import { describe, expect, test } from 'vitest';

import type { JsonObject, JsonValue } from '../../../../generator/json.ts';
import { validatorOf } from './load-modules.ts';

/** `field rule limit: message` of every fault. */
async function faults(schema: JsonObject, value: JsonValue, others: JsonObject = {}): Promise<string[]> {
  const result = (await validatorOf(schema, others)).validate(value);
  if (result.ok) return [];
  return result.errors.map(
    ({ field, rule, limit, message }) => `${field} ${rule} ${JSON.stringify(limit)}: ${message}`,
  );
}

const text = { type: 'string' };

describe('a fault has a sentence and the limit of its rule', () => {
  const cases: readonly (readonly [JsonObject, JsonValue, string])[] = [
    [text, 5, ' type "string": must be a string'],
    [
      { type: ['integer', 'array', 'null'] },
      'x',
      ' type ["integer","array","null"]: must be an integer, an array or null',
    ],
    [{ type: 'boolean' }, 'true', ' type "boolean": must be true or false'],
    [{ ...text, maxLength: 3 }, 'abcd', ' maxLength 3: must have at most 3 characters'],
    [{ ...text, minLength: 1 }, '', ' minLength 1: must have at least 1 character'],
    [{ ...text, pattern: '^a+$' }, 'b', ' pattern "^a+$": must have the documented form'],
    [{ ...text, pattern: '\\S', 'x-pattern-message': 'not be blank' }, ' ', ' pattern "\\\\S": must not be blank'],
    [{ ...text, format: 'email' }, 'x', ' format "email": must be an email address such as jo@example.com'],
    [
      { ...text, format: 'date-time' },
      'x',
      ' format "date-time": must be a date and time such as 2026-01-31T09:30:00Z',
    ],
    [{ type: 'integer', format: 'int32' }, 2 ** 31, ' format "int32": must be an integer of 32 bits'],
    [{ minimum: 2 }, 1, ' minimum 2: must be at least 2'],
    [{ maximum: 2 }, 3, ' maximum 2: must be at most 2'],
    [{ exclusiveMinimum: 2 }, 2, ' exclusiveMinimum 2: must be greater than 2'],
    [{ exclusiveMaximum: 2 }, 2, ' exclusiveMaximum 2: must be less than 2'],
    [{ multipleOf: 5 }, 6, ' multipleOf 5: must be a multiple of 5'],
    [{ enum: ['a', 'b', 1, null] }, 'c', ' enum ["a","b",1,null]: must be one of: a, b, 1, null'],
    [{ const: 'a' }, 'b', ' const "a": must be a'],
    [{ const: '' }, 'b', ' const "": must be ""'],
    [{ minItems: 2 }, [1], ' minItems 2: must have at least 2 items'],
    [{ maxItems: 1 }, [1, 2], ' maxItems 1: must have at most 1 item'],
    [{ prefixItems: [text], items: false }, ['a', 'b'], ' items 1: must have at most 1 item'],
    [
      { uniqueItems: true },
      [{ a: 1 }, 2, { a: 1 }],
      ' uniqueItems true: must not hold an item twice: items 0 and 2 are equal',
    ],
    [{ contains: text }, [1], ' contains 1: must contain at least 1 item of the expected kind'],
    [
      { contains: text, maxContains: 2 },
      ['a', 'b', 'c'],
      ' contains 2: must contain 1 to 2 items of the expected kind',
    ],
    [{ minProperties: 1 }, {}, ' minProperties 1: must have at least 1 member'],
    [{ maxProperties: 1 }, { a: 1, b: 2 }, ' maxProperties 1: must have at most 1 member'],
    [{ required: ['a'] }, {}, 'a required true: is required'],
    [{ dependentRequired: { a: ['b'] } }, { a: 1 }, 'b dependentRequired true: is required beside a'],
    [{ additionalProperties: false }, { a: 1 }, 'a additionalProperties false: is not a known field'],
    [{ unevaluatedProperties: false }, { a: 1 }, 'a unevaluatedProperties false: is not a known field'],
    [{ properties: { a: false } }, { a: 1 }, 'a not false: is not allowed here'],
    [{ propertyNames: { maxLength: 1 } }, { ab: 1 }, 'ab maxLength 1: must have at most 1 character'],
    [{ not: text }, 'a', ' not null: must not have this form'],
    [{ 'x-max-bytes': 7 }, { a: 12 }, ' x-max-bytes 7: must take at most 7 bytes as JSON'],
  ];
  test.each(cases)('the schema %j rejects %j', async (schema, value, expected) => {
    expect(await faults(schema, value)).toEqual([expected]);
  });

  test('shortens a long list of values in the sentence, but not in the limit', async () => {
    const values = Array.from({ length: 33 }, (_, index) => `v${index}`);
    const result = (await validatorOf({ enum: values })).validate('x');
    const [error] = result.ok ? [] : result.errors;
    expect(error?.message).toBe('must be one of: v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, … (33 values)');
    expect(error?.limit).toEqual(values);
  });
});

describe('the field of a fault', () => {
  const contact = {
    type: 'object',
    required: ['email'],
    properties: { email: { ...text, maxLength: 5 } },
    additionalProperties: false,
  };
  const business = {
    type: 'object',
    properties: { contacts: { type: 'array', items: { $ref: '#/components/schemas/Contact' } } },
  };

  test('is a path through arrays and other components', async () => {
    const value = { contacts: [{ email: 'a' }, { email: 'too long' }, {}, { email: 'a', phone: 1 }, 'x'] };
    expect(await faults(business, value, { Contact: contact })).toEqual([
      'contacts[1].email maxLength 5: must have at most 5 characters',
      'contacts[2].email required true: is required',
      'contacts[3].phone additionalProperties false: is not a known field',
      'contacts[4] type "object": must be an object',
    ]);
  });

  test('distinguishes an array in an array from a member called 0', async () => {
    const schema = { properties: { rows: { items: { items: text } }, map: { additionalProperties: text } } };
    expect(await faults(schema, { rows: [['a'], ['b', 1]], map: { '0': 1, 'a/b~c': 2 } })).toEqual([
      'map.0 type "string": must be a string',
      'map.a/b~c type "string": must be a string',
      'rows[1][1] type "string": must be a string',
    ]);
  });

  test('is empty for the whole value', async () => {
    expect(await faults(text, null)).toEqual([' type "string": must be a string']);
  });
});

describe('a fault is reported once', () => {
  test('for parts of an allOf with the same rule', async () => {
    expect(await faults({ allOf: [{ required: ['a'] }, { required: ['a', 'b'] }] }, {})).toEqual([
      'a required true: is required',
      'b required true: is required',
    ]);
  });

  test('for the branch of an if, without the if itself', async () => {
    expect(await faults(JSON.parse('{"if": {"required": ["a"]}, "then": {"required": ["b"]}}'), { a: 1 })).toEqual([
      'b required true: is required',
    ]);
  });

  test('for a value of another type, without the enumeration', async () => {
    expect(await faults({ type: 'string', enum: ['a', 1] }, 2)).toEqual([' type "string": must be a string']);
  });

  test('reports all faults of one field', async () => {
    expect(await faults({ ...text, minLength: 3, pattern: '^a' }, 'b')).toEqual([
      ' minLength 3: must have at least 3 characters',
      ' pattern "^a": must have the documented form',
    ]);
  });
});
