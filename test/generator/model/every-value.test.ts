import { expect, test } from 'vitest';

import type { JsonSchema } from '../../../generator/model/api.ts';
import { everyValue } from '../../../generator/model/schemas.ts';

const text = { type: 'string' };
const raft = { type: 'object' };
const named = new Map<string, JsonSchema>([
  ['Raft', raft],
  ['Same', { $ref: '#/components/schemas/Raft', description: 'Kon-Tiki.' }],
  ['Circle', { allOf: [{ $ref: '#/components/schemas/Circle' }] }],
]);

function isObject(schema: JsonSchema): boolean {
  return everyValue(schema, named, ({ type }) => type === 'object');
}

test('finds what holds for every value in the schema, its reference, allOf and all forms of a union', () => {
  expect(isObject(raft)).toBe(true);
  expect(isObject({ $ref: '#/components/schemas/Same' })).toBe(true);
  expect(isObject({ $ref: '#/components/schemas/Unknown', type: 'object' })).toBe(true);
  expect(isObject({ allOf: [{ minProperties: 1 }, { $ref: '#/components/schemas/Raft' }] })).toBe(true);
  expect(isObject({ oneOf: [raft, { $ref: '#/components/schemas/Raft' }], description: 'Either.' })).toBe(true);
});

test('finds nothing where only some values have it, nor in schemas without an end', () => {
  expect(isObject({ anyOf: [raft, text] })).toBe(false);
  expect(isObject({ anyOf: [] })).toBe(false);
  expect(isObject({ properties: { raft } })).toBe(false);
  expect(isObject({ $ref: '#/components/schemas/Circle' })).toBe(false);
  expect(isObject(true)).toBe(false);
});
