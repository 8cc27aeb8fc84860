import type { JsonObject, JsonValue } from '../../../../generator/json.ts';

/** A keyword in its smallest schema, with the expected output. */
export interface Row {
  readonly keyword: string;
  readonly schema: JsonObject;
  readonly valid: JsonValue;
  readonly invalid: JsonValue;
  /** The type of the schema in TypeScript. */
  readonly type: string;
  /** The rule that the validators name for `invalid`. */
  readonly rule: string;
  /** The text on the operation's docs page. */
  readonly docs: string;
}

const text = { type: 'string' };
const integer = { type: 'integer' };
const row = (
  keyword: string,
  schema: JsonObject,
  [valid, invalid]: readonly [JsonValue, JsonValue],
  type: string,
  docs: string,
  rule: string = keyword,
): Row => ({ keyword, schema, valid, invalid, type, docs, rule });
const record = (more: JsonObject, names = 'a'): JsonObject => ({
  type: 'object',
  properties: Object.fromEntries([...names].map((name) => [name, text])),
  ...more,
});
/** `then` in a literal would make it look like a promise. */
const when = (more: readonly (readonly [string, JsonValue])[]): JsonObject => record(Object.fromEntries(more), 'ab');

/**
 * Every keyword of JSON Schema 2020-12 and OpenAPI 3.1 that a value can break, in the order of the matrix.
 */
export const rows: readonly Row[] = [
  row('type', text, ['a', 1], 'string', 'string'),
  row('enum', { enum: ['a', 1, null] }, ['a', 'b'], "'a' | 1 | null", 'One of: `a` `1`'),
  row('const', { const: null }, [null, 0], 'null', 'Always: `null`'),
  row('format', { type: 'string', format: 'date' }, ['2026-01-31', 'x'], 'string', 'string (date)'),
  row('pattern', { type: 'string', pattern: '^a+$' }, ['aa', 'b'], 'string', 'Pattern: `^a+$`'),
  row('minLength', { type: 'string', minLength: 2 }, ['😀a', '😀'], 'string', 'At least 2 characters'),
  row('maxLength', { type: 'string', maxLength: 2 }, ['😀😀', 'abc'], 'string', 'At most 2 characters'),
  row('minimum', { type: 'number', minimum: 2 }, [2, 1.5], 'number', 'At least 2'),
  row('maximum', { type: 'number', maximum: 2 }, [2, 2.5], 'number', 'At most 2'),
  row('exclusiveMinimum', { type: 'number', exclusiveMinimum: 2 }, [2.5, 2], 'number', 'Above 2'),
  row('exclusiveMaximum', { type: 'number', exclusiveMaximum: 2 }, [1.5, 2], 'number', 'Below 2'),
  row('multipleOf', { type: 'number', multipleOf: 0.01 }, [19.99, 0.075], 'number', 'Multiple of 0.01'),
  row('items', { type: 'array', items: integer }, [[1], ['a']], 'number[]', 'list of integers', 'type'),
  row(
    'prefixItems',
    { type: 'array', prefixItems: [text, integer], items: false },
    [['a', 1], [1]],
    '[string?, number?]',
    'item 2',
    'type',
  ),
  row(
    'contains',
    { type: 'array', contains: integer },
    [['a', 1], ['a']],
    'unknown[]',
    'Contains: `{"type":"integer"}`',
  ),
  row(
    'minContains',
    { type: 'array', contains: integer, minContains: 2 },
    [[1, 2], [1]],
    'unknown[]',
    'MinContains: `2`',
    'contains',
  ),
  row(
    'maxContains',
    { type: 'array', contains: integer, maxContains: 1 },
    [[1], [1, 2]],
    'unknown[]',
    'MaxContains: `1`',
    'contains',
  ),
  row('minItems', { type: 'array', minItems: 1 }, [[1], []], 'unknown[]', 'At least 1 item'),
  row('maxItems', { type: 'array', maxItems: 1 }, [[1], [1, 2]], 'unknown[]', 'At most 1 item'),
  row(
    'uniqueItems',
    { type: 'array', uniqueItems: true },
    [
      [{ a: 1, b: 2 }, { a: 1 }],
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
    ],
    'unknown[]',
    'All different',
  ),
  row(
    'unevaluatedItems',
    { type: 'array', prefixItems: [text], unevaluatedItems: false },
    [['a'], ['a', 1]],
    '[string?]',
    'No other items',
  ),
  row('properties', record({}), [{ a: 'x' }, { a: 1 }], '{ a?: string; }', '`a`', 'type'),
  row(
    'required',
    record({ required: ['a', 'b'] }),
    [{ a: '', b: 1 }, { a: '' }],
    '{ a: string; b: unknown; }',
    'Must have: `b`',
  ),
  row(
    'patternProperties',
    { type: 'object', patternProperties: { '^x': integer }, additionalProperties: false },
    [{ x: 1 }, { x: 'a' }],
    '{ [key: string]: number; }',
    'keys like ^x',
    'type',
  ),
  row(
    'additionalProperties',
    record({ additionalProperties: integer }),
    [{ a: 'x', b: 1 }, { b: 'x' }],
    '{ a?: string; } & { [key: string]: number | string | undefined; }',
    'any other key',
    'type',
  ),
  row(
    'propertyNames',
    { type: 'object', propertyNames: { maxLength: 2 } },
    [{ ab: 1 }, { abc: 1 }],
    '{ [key: string]: unknown; }',
    'PropertyNames: `{"maxLength":2}`',
    'maxLength',
  ),
  row(
    'minProperties',
    { type: 'object', minProperties: 1 },
    [{ a: 1 }, {}],
    '{ [key: string]: unknown; }',
    'At least 1 key',
  ),
  row(
    'maxProperties',
    { type: 'object', maxProperties: 1 },
    [{ a: 1 }, { a: 1, b: 2 }],
    '{ [key: string]: unknown; }',
    'At most 1 key',
  ),
  row(
    'dependentRequired',
    record({ dependentRequired: { a: ['b'] } }, 'ab'),
    [{ a: '', b: '' }, { a: '' }],
    '{ a?: string; b?: string; }',
    'DependentRequired: `{"a":["b"]}`',
  ),
  row(
    'dependentSchemas',
    record({ dependentSchemas: { a: { properties: { b: integer } } } }),
    [
      { a: '', b: 1 },
      { a: '', b: '' },
    ],
    '{ a?: string; b?: unknown; }',
    'DependentSchemas: `{"a":{"properties":{"b":{"type":"integer"}}}}`',
    'type',
  ),
  row(
    'unevaluatedProperties',
    { allOf: [record({})], unevaluatedProperties: false },
    [{ a: '' }, { b: '' }],
    '{ a?: string; }',
    'No other members',
  ),
  row(
    'allOf',
    { allOf: [{ type: 'number', multipleOf: 2 }, { multipleOf: 3 }] },
    [6, 4],
    'number',
    'Multiple of 2',
    'multipleOf',
  ),
  row('anyOf', { anyOf: [text, integer] }, [1, null], 'string | number', 'string or integer', 'type'),
  row(
    'oneOf',
    record({ oneOf: [{ required: ['a'] }, { required: ['b'] }] }, 'ab'),
    [{ a: '' }, { a: '', b: '' }],
    '{ a?: string; b?: string; }',
    'Must have: `b`',
  ),
  row('not', { not: text }, [1, 'a'], 'unknown', 'Not: `{"type":"string"}`'),
  row(
    'if',
    when([
      ['if', { required: ['a'] }],
      ['then', { required: ['b'] }],
    ]),
    [{ b: '' }, { a: '' }],
    '{ a?: string; b?: string; }',
    'If: `{"required":["a"]}`',
    'required',
  ),
  row(
    'then',
    when([
      ['if', { required: ['a'] }],
      ['then', { required: ['b'] }],
    ]),
    [{ a: '', b: '' }, { a: '' }],
    '{ a?: string; b?: string; }',
    'Then: `{"required":["b"]}`',
    'required',
  ),
  row(
    'else',
    when([
      ['if', { required: ['a'] }],
      ['else', { required: ['b'] }],
    ]),
    [{ a: '' }, {}],
    '{ a?: string; b?: string; }',
    'Else: `{"required":["b"]}`',
    'required',
  ),
  row(
    '$ref',
    { $ref: '#/components/schemas/MaxLength', minLength: 1 },
    ['a', ''],
    'MaxLength',
    '1 to 2 characters',
    'minLength',
  ),
  row(
    '$dynamicRef',
    { type: 'array', items: { $dynamicRef: '#leaf' }, $defs: { leaf: { $dynamicAnchor: 'leaf', type: 'boolean' } } },
    [[true], [1]],
    'DynamicRef_leaf[]',
    'list of booleans',
    'type',
  ),
  row(
    'discriminator',
    {
      oneOf: [{ $ref: '#/components/schemas/Properties' }, { $ref: '#/components/schemas/DependentRequired' }],
      discriminator: { propertyName: 'kind', mapping: { one: 'Properties', two: 'DependentRequired' } },
    },
    [{ kind: 'one' }, { kind: 'three' }],
    "(Properties & { kind?: 'one'; }) | (DependentRequired & { kind?: 'two'; })",
    'Distinguished by: `kind`',
    'enum',
  ),
  // In requests; `test/generator/model/split-directions.test.ts` has the other direction.
  row(
    'readOnly',
    {
      type: 'object',
      properties: { id: { type: 'string', readOnly: true }, a: { type: 'string' } },
      required: ['id', 'a'],
    },
    [{ a: 'x' }, { id: 'x' }],
    '{ a: string; }',
    '`a` string, required',
    'required',
  ),
  row(
    'writeOnly',
    { type: 'object', properties: { a: { type: 'string', writeOnly: true } }, required: ['a'] },
    [{ a: 'x' }, {}],
    '{ a: string; }',
    'required, write only',
    'required',
  ),
];

/** Annotations, which no value can violate. */
export const annotations: readonly string[] = (
  'title description default deprecated examples example externalDocs xml $comment ' +
  'contentEncoding contentMediaType contentSchema'
).split(' ');

/** Keywords that identify or reference schemas, resolved when the document is loaded. */
export const identifiers: readonly string[] = '$id $schema $anchor $dynamicAnchor $defs $vocabulary'.split(' ');
