import { expect, test } from 'vitest';

import { checkRules } from '../../../support/check-rules.ts';
import { load, using } from '../load-files.ts';

async function contradictions(schema: string, more = ''): Promise<string[]> {
  const spec = await load({
    'spec.yaml': `${using("{ $ref: '#/components/schemas/A' }")}components: { schemas: { A: ${schema}${more} } }`,
  });
  return checkRules(spec).flatMap(({ code, severity, place, message }) =>
    code === 'schema-contradiction' ? [`${severity} ${place.path.slice(3).join('/')}: ${message.slice(0, 60)}`] : [],
  );
}

const closed = '{ type: object, properties: { a: { type: string } }, additionalProperties: false }';

test.each([
  [
    'a property that a closed sibling forbids',
    `{ allOf: [${closed}, { type: object, required: [b] }] }`,
    'allOf/0/additionalProperties',
  ],
  ['types without a common value', '{ allOf: [{ type: string }, { type: [integer, "null"] }] }', 'allOf/1/type'],
  ['values that differ', '{ enum: [a, b], allOf: [{ const: c }] }', 'allOf/0/const'],
  ['values of another type', '{ type: integer, allOf: [{ enum: [a, b] }] }', 'type'],
  ['bounds that exclude each other', '{ minimum: 5, allOf: [{ exclusiveMaximum: 5 }] }', 'minimum'],
  [
    'a required property whose schema is false',
    '{ type: object, required: [a], properties: { a: false } }',
    'required/0',
  ],
  [
    'a required property with two types',
    '{ allOf: [{ properties: { a: { type: string } } }, { required: [a], properties: { a: { type: integer } } }] }',
    'allOf/1/properties/a/type',
  ],
])('finds %s', async (_what, schema, at) => {
  expect(await contradictions(schema)).toMatchObject([expect.stringContaining(`warning ${at}: `)]);
});

test.each([
  ['integers among numbers', '{ type: number, allOf: [{ type: integer }] }'],
  ['a closed sibling with all required properties', `{ allOf: [${closed}, { type: object, required: [a] }] }`],
  ['a closed sibling and an optional property', `{ allOf: [${closed}, { properties: { b: { type: string } } }] }`],
  [
    'an optional property with two types',
    '{ allOf: [{ properties: { a: { type: string } } }, { properties: { a: { type: integer } } }] }',
  ],
  ['values in common', '{ enum: [a, b], allOf: [{ enum: [b, c] }] }'],
])('accepts %s', async (_what, schema) => {
  expect(await contradictions(schema)).toEqual([]);
});

test('reports a contradiction of recursive schemas once, at its place', async () => {
  const more =
    ', B: { allOf: [{ $ref: "#/components/schemas/A" }, { required: [next], properties: { next: { $ref: "#/components/schemas/B" } } }, { type: string }] }';
  expect(await contradictions('{ type: object, items: { $ref: "#/components/schemas/B" } }', more)).toEqual([
    'warning allOf/2/type: no value fits: of these types no value has both',
  ]);
});

test('leaves unknown types to another rule in strict mode', async () => {
  const schema = '{ type: text, allOf: [{ type: string }] }';
  const spec = await load({
    'spec.yaml': `${using("{ $ref: '#/components/schemas/A' }")}components: { schemas: { A: ${schema} } }\nx-error-catalogue: {}\n`,
  });
  expect(checkRules(spec).map(({ code }) => code)).toContain('keyword-value');
  expect(checkRules(spec).map(({ code }) => code)).not.toContain('schema-contradiction');
});
