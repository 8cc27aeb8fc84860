import { expect, test } from 'vitest';

import type { JsonSchema, NamedSchema } from '../../generator/model/api.ts';
import { Samples } from '../../generator/mock/samples/samples.ts';
import { seededRandom } from '../../generator/mock/samples/random.ts';
import { AjvValidator } from '../corpus/check/ajv-validator.ts';

const NAMED: Readonly<Record<string, JsonSchema>> = {
  Tree: { type: 'object', required: ['left'], properties: { left: { anyOf: [REF('Tree'), { type: 'null' }] } } },
  Chain: { type: 'object', required: ['id'], properties: { id: { type: 'integer' }, next: REF('Chain') } },
  Cat: { type: 'object', required: ['kind'], properties: { kind: { type: 'string' }, lives: { const: 9 } } },
  Dog: { type: 'object', required: ['kind'], properties: { kind: { type: 'string' }, tail: { type: 'boolean' } } },
};
const schemas = Object.entries(NAMED).map(([name, json]) => ({ name, json }) as NamedSchema);
const samples = new Samples(schemas);
const ajv = new AjvValidator({ schemas });

function REF(name: string): { readonly $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

const CASES: readonly JsonSchema[] = [
  true,
  { type: 'string', pattern: '^[A-Z]{2}[0-9]{3,5}$' },
  { type: 'string', pattern: '^[a-z]+$', minLength: 12, maxLength: 14 },
  {
    allOf: [
      { type: 'string', pattern: '^a' },
      { pattern: 'z$', minLength: 4 },
    ],
  },
  { type: 'string', pattern: '^(?!test).+@x' },
  { type: 'string', minLength: 40 },
  { type: 'string', maxLength: 0 },
  ...['date-time', 'date', 'time', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uri', 'uuid', 'regex', 'byte'].map(
    (format) => ({ type: 'string', format }),
  ),
  { type: 'integer', minimum: 7, maximum: 9 },
  { type: 'integer', exclusiveMinimum: 7, multipleOf: 5 },
  { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 0.5 },
  { type: 'number', multipleOf: 0.01, minimum: 0.055 },
  { type: 'integer', maximum: -3 },
  { type: ['null', 'integer'], minimum: 2 },
  { enum: [1, 'a', null], type: 'string' },
  { const: { a: [1] } },
  { type: 'array', minItems: 3, uniqueItems: true, items: { enum: ['a', 'b', 'c', 'd'] } },
  { type: 'array', minItems: 2, uniqueItems: true, items: { type: 'string', pattern: '^[a-f]$' } },
  { type: 'array', contains: { const: 'x' }, minContains: 2, items: { type: 'string' } },
  { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'string' }], items: false },
  { type: 'object', minProperties: 3, additionalProperties: { type: 'integer' } },
  { type: 'object', propertyNames: { pattern: '^x-' }, minProperties: 1 },
  {
    type: 'object',
    patternProperties: { '^[0-9]+$': { type: 'boolean' } },
    additionalProperties: false,
    minProperties: 1,
  },
  { type: 'object', maxProperties: 1, properties: { a: { type: 'string' }, b: { type: 'string' } } },
  { type: 'object', properties: { a: false, b: { type: 'string' } } },
  { properties: { a: { type: 'string' }, b: { type: 'string' } }, oneOf: [{ required: ['a'] }, { required: ['b'] }] },
  JSON.parse(
    '{"properties":{"a":{"enum":[1,2]}},"if":{"properties":{"a":{"const":1}}},"then":{"required":["b"]}}',
  ) as JsonSchema,
  { type: 'object', required: ['a'], properties: { a: { type: 'integer', not: { const: 1 } } } },
  { oneOf: [{ type: 'number' }, { type: 'integer' }] },
  { anyOf: [false, { type: 'integer' }] },
  {
    allOf: [{ type: 'object', properties: { a: { type: 'integer' } } }, { properties: { b: true } }],
    unevaluatedProperties: false,
  },
  // An invalid example is not used.
  { type: 'integer', example: 'many' },
  REF('Tree'),
  REF('Chain'),
];

test.each(CASES.map((schema) => [JSON.stringify(schema), schema] as const))(
  'makes a value that %s accepts',
  (_, schema) => {
    expect(ajv.holds(schema, samples.valueOf(schema))).toBe(true);
    for (const seed of ['a', 'b', 'c']) {
      const value = samples.valueOf(schema, seededRandom(seed));
      expect([value, ajv.holds(schema, value)]).toEqual([value, true]);
      expect(samples.valueOf(schema, seededRandom(seed))).toEqual(value);
    }
  },
);

test('prefers an example, and shows every documented member', () => {
  const schema = {
    type: 'object',
    properties: { a: { type: 'string', example: 'Ra' }, b: { type: 'integer', default: 7 }, c: { type: 'boolean' } },
  } as const;
  expect(samples.valueOf(schema)).toEqual({ a: 'Ra', b: 7, c: true });
});

test('sets the tag of a union member with a discriminator', () => {
  const union = {
    oneOf: [REF('Cat'), REF('Dog')],
    discriminator: { propertyName: 'kind', mapping: { feline: 'Cat' } },
  };
  expect(samples.valueOf(union)).toEqual({ kind: 'feline', lives: 9 });
});

test('ends for a schema that no value satisfies, and for one that requires itself', () => {
  expect(samples.valueOf({ type: 'integer', minimum: 2, maximum: 1 })).toEqual(expect.any(Number));
  expect(samples.valueOf({ type: 'string', pattern: '^a$', minLength: 5 })).toBeDefined();
  const endless: JsonSchema = { type: 'object', required: ['self'], properties: { self: REF('Endless') } };
  const endlessSamples = new Samples([{ name: 'Endless', json: endless } as NamedSchema]);
  expect(endlessSamples.valueOf(endless)).toBeDefined();
});

test('makes no members that the direction of the schema omits', () => {
  const properties = { id: { type: 'string' }, name: { const: 'Rex' } };
  expect(samples.valueOf({ type: 'object', properties, 'x-omitted': ['id'] })).toEqual({ name: 'Rex' });
});
