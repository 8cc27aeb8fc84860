import { describe, expect, test } from 'vitest';

import type { JsonObject } from '../../../../generator/json.ts';
import type { JsonSchema } from '../../../../generator/model/api.ts';
import { createTypeRenderer } from '../../../../generator/targets/types/render-types.ts';

/** Schemas by name → the text of each type, on one line, without comments. */
function rendered(schemas: Record<string, JsonSchema>): Record<string, string> {
  const named = Object.entries(schemas).map(([name, json]) => ({
    name,
    typeName: name,
    json,
    inRequests: true,
    besideJson: true,
  }));
  const render = createTypeRenderer(named);
  const types = named.map(({ name, json }) => render({ name, schema: json, see: `spec.yaml#/${name}` }));
  return Object.fromEntries(
    types.map(({ name, isInterface, text }) => [
      name,
      (isInterface ? 'interface ' : '') + text.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' '),
    ]),
  );
}

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const CAT: JsonObject = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string' }, lives: { type: 'integer' } },
};
const text = (schema: JsonSchema): string | undefined => rendered({ Cat: CAT, It: schema })['It'];

describe('type of a schema:', () => {
  test.each<[string, JsonSchema, string]>([
    ['string', { type: 'string', format: 'date-time', maxLength: 5 }, 'string'],
    ['number for integers', { type: 'integer' }, 'number'],
    ['null beside the type', { type: ['string', 'null'] }, 'string | null'],
    ['a literal', { const: 'a', type: 'string' }, '"a"'],
    ['null for a null constant', { const: null }, 'null'],
    ['literals', { enum: ['a', 2, null], type: ['string', 'integer', 'null'] }, '"a" | 2 | null'],
    ['only the listed values, nullable or not', { enum: ['a'], type: ['string', 'null'] }, '"a"'],
    ['unknown for an empty schema', {}, 'unknown'],
    ['unknown for true', true, 'unknown'],
    ['never for false', false, 'never'],
    ['an array', { type: 'array', items: ref('Cat') }, 'Cat[]'],
    ['an array without a type', { items: ref('Cat') }, 'Cat[]'],
    [
      'an array of arrays behind a list of types',
      { type: 'array', items: { type: ['array'], items: { type: 'string' } } },
      'string[][]',
    ],
    ['an array of unions', { type: 'array', items: { enum: ['a', 'b'] } }, '("a" | "b")[]'],
    ['a tuple', { type: 'array', prefixItems: [{ type: 'string' }, ref('Cat')] }, '[ string?, Cat?, ...unknown[] ]'],
    [
      'a tuple with a length',
      { type: 'array', prefixItems: [{ type: 'string' }, ref('Cat')], minItems: 1, items: { type: 'number' } },
      '[ string, Cat?, ...number[] ]',
    ],
    ['a closed tuple', { type: 'array', prefixItems: [{ type: 'string' }], items: false }, '[ string? ]'],
    [
      'a dictionary with named members',
      { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: { type: 'number' } },
      '{ a?: string; } & { [key: string]: number | string | undefined; }',
    ],
    [
      'members by pattern',
      { type: 'object', patternProperties: { '^x': { type: 'number' } } },
      'interface { [key: string]: unknown; }',
    ],
    [
      'members by pattern alone',
      { type: 'object', patternProperties: { '^x': { type: 'number' } }, additionalProperties: false },
      'interface { [key: string]: number; }',
    ],
    [
      'members that a condition names',
      { properties: { a: { type: 'string' } }, dependentSchemas: { a: { properties: { b: { type: 'string' } } } } },
      'interface { a?: string; b?: unknown; }',
    ],
    ['a dictionary', { type: 'object', additionalProperties: ref('Cat') }, 'interface { [key: string]: Cat; }'],
    ['a dictionary of unknown', { type: 'object' }, 'interface { [key: string]: unknown; }'],
    [
      'an empty object when closed',
      { type: 'object', additionalProperties: false },
      'interface { [key: string]: never; }',
    ],
    [
      'the same when closed or not',
      { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false },
      'interface { a?: string; }',
    ],
    [
      'one interface with its rest',
      { properties: { a: { type: 'string' } }, additionalProperties: true },
      'interface { a?: string; [key: string]: unknown; }',
    ],
    [
      'an object that may be null',
      { type: ['object', 'null'], properties: { a: { type: 'string' } } },
      '{ a?: string; } | null',
    ],
    ['bytes', { type: 'string', format: 'binary' }, 'Uint8Array'],
    [
      'bytes among members without names',
      { properties: { a: { type: 'string', format: 'binary' } }, additionalProperties: { type: 'string' } },
      '{ a?: Uint8Array; } & { [key: string]: string | Uint8Array | undefined; }',
    ],
    [
      'an optional property in spite of a default',
      { properties: { a: { type: 'string', default: 'x' } } },
      'interface { a?: string; }',
    ],
    [
      'properties that anyone may read',
      { properties: { a: { type: 'string', readOnly: true } } },
      'interface { a?: string; }',
    ],
    ['a dictionary for an empty constant', { const: {} }, '{ [key: string]: never; }'],
  ])('%s', (_, schema, expected) => {
    expect(text(schema)).toBe(expected);
  });
});

describe('type of an id or an open enumeration:', () => {
  test.each<[string, JsonSchema, string]>([
    ['an id', { type: 'string', 'x-id-prefix': 'ctm_', pattern: '^ctm_[a-z0-9]{26}$' }, '`ctm_${string}`'],
    ['an id or null', { type: ['string', 'null'], 'x-id-prefix': 'ctm_' }, '`ctm_${string}` | null'],
    [
      'ids of two kinds',
      {
        oneOf: [
          { type: 'string', 'x-id-prefix': 'a_' },
          { type: 'string', 'x-id-prefix': 'b_' },
        ],
      },
      '`a_${string}` | `b_${string}`',
    ],
    ['a prefix full of template syntax', { type: 'string', 'x-id-prefix': '`${x}\\' }, '`\\`\\${x}\\\\${string}`'],
    ['an open enumeration', { type: 'string', enum: ['a', 'b'], 'x-open-enum': true }, '("a" | "b") | (string & {})'],
    [
      'an open enumeration of numbers',
      { type: 'integer', enum: [1, 2], 'x-open-enum': true },
      '(1 | 2) | (number & {})',
    ],
    [
      'an open enumeration with null',
      { type: ['string', 'null'], enum: ['a', null], 'x-open-enum': true },
      '("a" | null) | (string & {})',
    ],
  ])('%s', (_, schema, expected) => {
    expect(text(schema)).toBe(expected);
  });

  test('prints a name with a percent sign at every depth', () => {
    const deep = { type: 'object', properties: { '%s': { type: 'object', properties: { 'a%': { enum: ['50%'] } } } } };
    const types = rendered({ A: { type: 'object', required: ['100%'], properties: { '100%': deep } } });
    expect(types['A']).toBe('interface { "100%": { "%s"?: { "a%"?: "50%"; }; }; }');
  });

  test('a reference opens a closed enumeration at its own place only', () => {
    const list = { type: 'array', items: { ...ref('Status'), 'x-open-enum': true } };
    const types = rendered({
      Status: { type: 'string', enum: ['on', 'off'] },
      Open: { ...ref('Status'), 'x-open-enum': true },
      List: list,
      Closed: ref('Status'),
    });
    expect(types).toEqual({
      Status: '"on" | "off"',
      Open: 'Status | (string & {})',
      List: '(Status | (string & {}))[]',
      Closed: 'Status',
    });
  });
});

describe('type of a composition:', () => {
  test.each<[string, JsonSchema, string]>([
    [
      'a reference with keywords beside it',
      { ...ref('Cat'), properties: { a: { type: 'string' } } },
      'Cat & { a?: string; }',
    ],
    ['a reference with annotations beside it', { ...ref('Cat'), description: 'My cat', default: null }, 'Cat'],
    ['a reference or null', { anyOf: [ref('Cat'), { type: 'null' }] }, 'Cat | null'],
    [
      'allOf parts before the extending members',
      { allOf: [ref('Cat')], type: 'object', properties: { a: { type: 'string' } } },
      'Cat & { a?: string; }',
    ],
    [
      'properties with alternatives',
      { properties: { a: { type: 'string' } }, anyOf: [ref('Cat'), { type: 'object', properties: { b: {} } }] },
      '{ a?: string; } & (Cat | { b?: unknown; })',
    ],
    [
      'alternatives that only add constraints',
      { type: 'object', properties: { a: {}, b: {} }, anyOf: [{ required: ['a'] }, { required: ['b'] }] },
      'interface { a?: unknown; b?: unknown; }',
    ],
    [
      'a type with alternatives that only constrain it',
      { type: 'string', oneOf: [{ maxLength: 3 }, { pattern: '^x' }] },
      'string',
    ],
    ['a single alternative', { oneOf: [ref('Cat')] }, 'Cat'],
    [
      'a part with newly required members',
      { allOf: [ref('Cat')], required: ['lives'] },
      'Cat & { [key in keyof Cat as key & "lives"]-?: Cat[key]; }',
    ],
    ['a part whose members are required already', { allOf: [ref('Cat')], required: ['name'] }, 'Cat'],
    [
      'a part with newly required members in a list',
      { type: 'array', items: { allOf: [ref('Cat'), { maxProperties: 3 }, {}], required: ['lives'] } },
      '(Cat & { [key in keyof Cat as key & "lives"]-?: Cat[key]; })[]',
    ],
  ])('%s', (_, schema, expected) => {
    expect(text(schema)).toBe(expected);
  });

  test("adds the discriminator's literal to each alternative that lacks one", () => {
    const tagged = (kind: JsonSchema): JsonObject => ({ type: 'object', required: ['kind'], properties: { kind } });
    const union = {
      oneOf: [ref('A'), ref('B'), ref('C')],
      discriminator: { propertyName: 'kind', mapping: { first: '#/components/schemas/A', other: 'A', c: 'C' } },
    };
    const types = rendered({
      A: tagged({ type: 'string' }),
      B: tagged({ type: 'string' }),
      C: { allOf: [ref('Base')] },
      Base: tagged({ const: 'c' }),
      Union: union,
    });
    expect(types['Union']).toBe('(A & { kind: "first" | "other"; }) | (B & { kind: "B"; }) | C');
    expect(types['A']).toBe('interface { kind: string; }');
  });

  test('leaves an optional tag optional and a nullable alternative nullable', () => {
    const kind: JsonSchema = { type: 'object', properties: { kind: { type: 'string' } } };
    const types = rendered({
      A: kind,
      B: { allOf: [ref('A'), { required: ['kind'] }] },
      C: { type: ['object', 'null'], properties: { kind: { type: 'string' } } },
      Union: { oneOf: [ref('A'), ref('B'), ref('C')], discriminator: { propertyName: 'kind' } },
      Asking: { required: ['kind'], oneOf: [ref('A')], discriminator: { propertyName: 'kind' } },
    });
    expect(types['Union']).toBe('(A & { kind?: "A"; }) | (B & { kind: "B"; }) | (C & ({ kind?: "C"; } | null))');
    expect(types['Asking']).toContain('{ kind: "A"; }');
  });
});

describe('invalid schemas', () => {
  test.each([
    [null],
    ['text'],
    [7],
    [[]],
    [{ properties: { a: null }, allOf: 'x', items: 3, type: 5, enum: 'x', anyOf: [null], required: 'a' }],
  ])('renders %j without an error', (schema) => {
    expect(() => rendered({ It: schema as unknown as JsonSchema })).not.toThrow();
  });
});
