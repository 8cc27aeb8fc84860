import type { Schema } from './document.ts';

/**
 * How a change of a schema affects clients that send it, read it in responses, or receive it in webhooks: `B`
 * breaking, `C` compatible, `D` documentation, `-` no change.
 */
export type Verdicts = `${'B' | 'C' | 'D' | '-'}${'B' | 'C' | 'D' | '-'}${'B' | 'C' | 'D' | '-'}`;

export interface SchemaMutation {
  readonly name: string;
  readonly before: Schema;
  readonly after: Schema;
  readonly verdicts: Verdicts;
}

/** The second schema accepts fewer values than the first. Tests both directions. */
const narrow = (name: string, wide: Schema, tight: Schema): SchemaMutation[] => [
  { name: `${name}, narrowed`, before: wide, after: tight, verdicts: 'BCC' },
  { name: `${name}, widened`, before: tight, after: wide, verdicts: 'CBB' },
];
/** Each schema accepts values that the other rejects. Tests both directions. */
const alter = (name: string, before: Schema, after: Schema): SchemaMutation[] => [
  { name, before, after, verdicts: 'BBB' },
  { name: `${name}, and back`, before: after, after: before, verdicts: 'BBB' },
];
const one = (name: string, before: Schema, after: Schema, verdicts: Verdicts): SchemaMutation[] => [
  { name, before, after, verdicts },
];
/** An equivalent schema. */
const same = (name: string, before: Schema, after: Schema): SchemaMutation[] => [
  ...one(`${name}: the same`, before, after, '---'),
  ...one(`${name}: the same, and back`, after, before, '---'),
];

const text = (more: object = {}): Schema => ({ type: 'string', ...more }) as Schema;
const integer = (more: object = {}): Schema => ({ type: 'integer', ...more }) as Schema;
const number = (more: object = {}): Schema => ({ type: 'number', ...more }) as Schema;
const list = (more: object = {}): Schema => ({ type: 'array', ...more }) as Schema;
const object = (properties: object, more: object = {}): Schema => ({ type: 'object', properties, ...more }) as Schema;
const condition = (when: Schema, follows: object, otherwise?: object): object => ({
  if: when,
  // oxlint-disable-next-line unicorn/no-thenable
  then: follows,
  ...(otherwise === undefined ? {} : { else: otherwise }),
});
const a = { type: 'string' };
const card = object({ kind: { const: 'card' }, last: a }, { required: ['kind'] });
const bank = object({ kind: { const: 'bank' }, iban: a }, { required: ['kind'] });
const cash = object({ kind: { const: 'cash' } }, { required: ['kind'] });

export const schemaMutations: readonly SchemaMutation[] = [
  // Types
  ...narrow('number and integer', number(), integer()),
  ...narrow('text or integer', { type: ['string', 'integer'] }, text()),
  ...narrow('anything', {}, text()),
  ...narrow('several types', { type: ['string', 'boolean', 'object'] }, { type: ['string', 'object'] }),
  ...narrow('null', { type: ['string', 'null'] }, text()),
  ...narrow('null in a list of values', { type: ['string', 'null'], enum: ['a', null] }, text({ enum: ['a'] })),
  ...narrow('null in a union of two', { anyOf: [text(), { type: 'null' }] }, text()),
  ...narrow('null in a union of three', { anyOf: [card, bank, { type: 'null' }] }, { anyOf: [card, bank] }),
  ...alter('a different type', text(), integer()),
  ...alter('a different type in a list', list({ items: text() }), list({ items: { type: 'boolean' } })),
  ...alter('a list instead of one value', text(), list({ items: text() })),
  ...alter('an object instead of text', text(), object({ a })),
  ...narrow('false', text(), text({ not: {} })),

  // Value lists
  ...narrow('a value of a closed enum', text({ enum: ['a', 'b', 'c'] }), text({ enum: ['a', 'b'] })),
  ...narrow('a closed enum', text(), text({ enum: ['a', 'b'] })),
  ...narrow('numbers in an enum', integer({ enum: [1, 2, 3] }), integer({ enum: [1, 3] })),
  ...narrow('an enum without a type', { enum: ['a', 1] }, { enum: ['a'] }),
  ...narrow('const', text(), text({ const: 'a' })),
  ...narrow('const and enum', text({ enum: ['a', 'b'] }), text({ const: 'a' })),
  ...alter('a different const', { const: 'a' }, { const: 'b' }),
  ...alter('an enum with other values', text({ enum: ['a'] }), text({ enum: ['b'] })),
  ...one(
    'a new value of an open enum',
    text({ enum: ['a'], 'x-open-enum': true }),
    text({ enum: ['a', 'b'], 'x-open-enum': true }),
    'CCC',
  ),
  ...one(
    'a removed value of an open enum',
    text({ enum: ['a', 'b'], 'x-open-enum': true }),
    text({ enum: ['a'], 'x-open-enum': true }),
    'BCC',
  ),
  ...one('an enum that becomes open', text({ enum: ['a'] }), text({ enum: ['a'], 'x-open-enum': true }), 'CBB'),
  ...one('an open enum that becomes closed', text({ enum: ['a'], 'x-open-enum': true }), text({ enum: ['a'] }), 'CCC'),
  ...one('a removed open enum', text({ enum: ['a'], 'x-open-enum': true }), text(), 'CCC'),
  ...one(
    'an enum that becomes open with a new value',
    text({ enum: ['a'] }),
    text({ enum: ['a', 'b'], 'x-open-enum': true }),
    'CBB',
  ),
  ...same('a different order of enum values', text({ enum: ['a', 'b'] }), text({ enum: ['b', 'a'] })),
  ...same('const, or an enum with one value', text({ const: 'a' }), text({ enum: ['a'] })),

  // Texts
  ...narrow('maxLength', text({ maxLength: 10 }), text({ maxLength: 5 })),
  ...narrow('maxLength or none', text(), text({ maxLength: 5 })),
  ...narrow('minLength', text({ minLength: 1 }), text({ minLength: 3 })),
  ...narrow('minLength or none', text(), text({ minLength: 1 })),
  ...narrow('a pattern or none', text(), text({ pattern: '^[a-z]+$' })),
  ...narrow('a stricter pattern', text({ pattern: '^[a-z0-9]+$' }), text({ pattern: '^[a-z]+$' })),
  ...narrow('a pattern with an end anchor', text({ pattern: '^ab' }), text({ pattern: '^ab$' })),
  ...narrow('fewer repetitions in a pattern', text({ pattern: '^\\d{1,6}$' }), text({ pattern: '^\\d{2,5}$' })),
  ...alter('a different pattern', text({ pattern: '^a+$' }), text({ pattern: '^b+$' })),
  ...alter('patterns that overlap', text({ pattern: '^[ab]+$' }), text({ pattern: '^[bc]+$' })),
  ...one('an equivalent pattern', text({ pattern: '^(a|b)$' }), text({ pattern: '^[ab]$' }), 'DDD'),
  ...narrow('a format or none', text(), text({ format: 'date-time' })),
  ...alter('a different format', text({ format: 'date' }), text({ format: 'date-time' })),
  ...narrow('the format of integers', integer({ format: 'int64' }), integer({ format: 'int32' })),
  ...narrow('an encoding or none', text(), text({ contentEncoding: 'base64' })),
  ...alter('a different encoding', text({ contentEncoding: 'base64' }), text({ contentEncoding: 'base32' })),
  ...narrow('a prefix with its pattern', text(), text({ pattern: '^ctm_[a-z]{4}$', 'x-id-prefix': 'ctm_' })),
  ...alter(
    'a different prefix',
    text({ pattern: '^ctm_[a-z]{4}$', 'x-id-prefix': 'ctm_' }),
    text({ pattern: '^cus_[a-z]{4}$', 'x-id-prefix': 'cus_' }),
  ),
  ...same('minLength 0', text(), text({ minLength: 0 })),

  // Numbers
  ...narrow('maximum', integer({ maximum: 10 }), integer({ maximum: 5 })),
  ...narrow('maximum or none', number(), number({ maximum: 5 })),
  ...narrow('minimum', number({ minimum: 0 }), number({ minimum: 1 })),
  ...narrow('minimum or none', integer(), integer({ minimum: 1 })),
  ...narrow('minimum 0 or none', number({ minimum: 0 }), number({ exclusiveMinimum: 0 })),
  ...narrow('exclusiveMaximum', number({ exclusiveMaximum: 10 }), number({ exclusiveMaximum: 9 })),
  ...narrow('multipleOf or none', integer(), integer({ multipleOf: 5 })),
  ...narrow('multipleOf', integer({ multipleOf: 2 }), integer({ multipleOf: 4 })),
  ...alter('a different multipleOf', integer({ multipleOf: 2 }), integer({ multipleOf: 3 })),
  ...alter('both limits moved', integer({ minimum: 0, maximum: 5 }), integer({ minimum: 3, maximum: 9 })),
  ...same('an exclusive limit of integers', integer({ exclusiveMinimum: 0 }), integer({ minimum: 1 })),

  // Lists
  ...narrow('maxItems', list({ maxItems: 5 }), list({ maxItems: 2 })),
  ...narrow('minItems or none', list(), list({ minItems: 1 })),
  ...narrow('uniqueItems', list(), list({ uniqueItems: true })),
  ...narrow('no items', list({ items: text() }), list({ items: false })),
  ...narrow('a property with the schema false', object({ a }), object({ a: false })),
  ...narrow('alternatives with null', { anyOf: [card, bank, { type: 'null' }] }, { anyOf: [card, { type: 'null' }] }),
  ...narrow('items or none', list(), list({ items: text() })),
  ...narrow('a limit of the items', list({ items: text({ maxLength: 9 }) }), list({ items: text({ maxLength: 3 }) })),
  ...narrow('nested items', list({ items: list({ items: number() }) }), list({ items: list({ items: integer() }) })),
  ...narrow(
    'an item in prefixItems',
    list({ prefixItems: [number(), text()] }),
    list({ prefixItems: [integer(), text()] }),
  ),
  ...narrow('one more item in prefixItems', list({ prefixItems: [text()] }), list({ prefixItems: [text(), text()] })),
  ...narrow('contains', list(), list({ contains: { const: 1 } })),
  ...narrow('minContains', list({ contains: { const: 1 } }), list({ contains: { const: 1 }, minContains: 2 })),
  ...same('uniqueItems false', list(), list({ uniqueItems: false })),

  // Objects
  ...narrow('a required property', object({ a, b: a }), object({ a, b: a }, { required: ['a'] })),
  ...narrow('a limit of a property', object({ a: text({ maxLength: 9 }) }), object({ a: text({ maxLength: 3 }) })),
  ...narrow('nested properties', object({ a: object({ b: number() }) }), object({ a: object({ b: integer() }) })),
  ...narrow('maxProperties', object({}, { maxProperties: 5 }), object({}, { maxProperties: 2 })),
  ...narrow('minProperties', object({}), object({}, { minProperties: 1 })),
  ...narrow('x-max-bytes', object({ a }, { 'x-max-bytes': 4096 }), object({ a }, { 'x-max-bytes': 1024 })),
  ...narrow(
    'additionalProperties with a schema',
    object({}, { additionalProperties: number() }),
    object({}, { additionalProperties: integer() }),
  ),
  ...narrow('a schema for additional properties', object({}), object({}, { additionalProperties: integer() })),
  ...narrow('propertyNames', object({}), object({}, { propertyNames: { pattern: '^[a-z]+$' } })),
  ...narrow('patternProperties', object({}), object({}, { patternProperties: { '^n_': integer() } })),
  ...narrow(
    'a stricter schema in patternProperties',
    object({}, { patternProperties: { '^n_': number() } }),
    object({}, { patternProperties: { '^n_': integer() } }),
  ),
  ...narrow('dependentRequired', object({ a, b: a }), object({ a, b: a }, { dependentRequired: { a: ['b'] } })),
  ...narrow(
    'dependentSchemas',
    object({ a, b: a }),
    object({ a, b: a }, { dependentSchemas: { a: { required: ['b'] } } }),
  ),
  ...one('additionalProperties false', object({ a }), object({ a }, { additionalProperties: false }), 'BCC'),
  ...one('additionalProperties true after false', object({ a }, { additionalProperties: false }), object({ a }), 'CCC'),
  ...one('unevaluatedProperties false', object({ a }), object({ a }, { unevaluatedProperties: false }), 'BCC'),
  ...one('a new property', object({ a }), object({ a, b: a }), 'CCC'),
  ...one(
    'a new property of a closed object',
    object({ a }, { additionalProperties: false }),
    object({ a, b: a }, { additionalProperties: false }),
    'CCC',
  ),
  ...one('a new required property', object({ a }), object({ a, b: a }, { required: ['b'] }), 'BCC'),
  ...one('a removed property', object({ a, b: a }), object({ a }), 'BBB'),
  ...one(
    'a removed property of a closed object',
    object({ a, b: a }, { additionalProperties: false }),
    object({ a }, { additionalProperties: false }),
    'BBB',
  ),
  ...one('a removed required property', object({ a, b: a }, { required: ['b'] }), object({ a }), 'BBB'),
  ...one('a renamed property', object({ a, b: a }), object({ a, c: a }), 'BBB'),
  ...one('a property that becomes read-only', object({ a }), object({ a: text({ readOnly: true }) }), 'BCC'),
  ...one('a property that is no longer read-only', object({ a: text({ readOnly: true }) }), object({ a }), 'CCC'),
  ...one('a property that becomes write-only', object({ a }), object({ a: text({ writeOnly: true }) }), 'CBB'),
  ...one('a property that is no longer write-only', object({ a: text({ writeOnly: true }) }), object({ a }), 'CCC'),
  ...one(
    'a limit of a read-only property',
    object({ a: text({ readOnly: true }) }),
    object({ a: text({ readOnly: true, maxLength: 3 }) }),
    '-CC',
  ),
  ...one(
    'a limit of a write-only property',
    object({ a: text({ writeOnly: true }) }),
    object({ a: text({ writeOnly: true, maxLength: 3 }) }),
    'B--',
  ),
  ...one(
    'a read-only property that becomes required',
    object({ a: text({ readOnly: true }) }),
    object({ a: text({ readOnly: true }) }, { required: ['a'] }),
    '-CC',
  ),
  ...one(
    'a new read-only property',
    object({ a }),
    object({ a, b: text({ readOnly: true }) }, { required: ['b'] }),
    '-CC',
  ),
  ...one('a removed write-only property', object({ a, b: text({ writeOnly: true }) }), object({ a }), 'B--'),
  ...same(
    'the order of required',
    object({ a, b: a }, { required: ['a', 'b'] }),
    object({ a, b: a }, { required: ['b', 'a'] }),
  ),
  ...same('additionalProperties true', object({ a }), object({ a }, { additionalProperties: true })),

  // Put together
  ...narrow('a limit in allOf', text(), { allOf: [text(), { maxLength: 5 }] }),
  ...narrow('one more alternative of oneOf', { oneOf: [card, bank, cash] }, { oneOf: [card, bank] }),
  ...narrow('one more alternative of anyOf', { anyOf: [text(), integer()] }, { anyOf: [text()] }),
  ...narrow('one schema, or two alternatives', { anyOf: [card, bank] }, card),
  ...narrow(
    'a property of one alternative',
    { oneOf: [card, object({ kind: { const: 'bank' }, iban: text() })] },
    { oneOf: [card, object({ kind: { const: 'bank' }, iban: text({ maxLength: 3 }) })] },
  ),
  ...narrow(
    'anyOf and oneOf',
    { anyOf: [text({ maxLength: 5 }), text({ minLength: 3 })] },
    { oneOf: [text({ maxLength: 5 }), text({ minLength: 3 })] },
  ),
  ...narrow(
    'a union or none',
    { type: ['string', 'integer'] },
    { type: ['string', 'integer'], anyOf: [{ const: 'a' }, { const: 1 }] },
  ),
  ...narrow('not', text(), text({ not: { const: 'a' } })),
  ...narrow('a wider schema below not', text({ not: { enum: ['a'] } }), text({ not: { enum: ['a', 'b'] } })),
  ...narrow(
    'a stricter schema below two nots',
    text({ not: { not: { maxLength: 9 } } }),
    text({ not: { not: { maxLength: 3 } } }),
  ),
  ...narrow(
    'if and then',
    object({ a, b: a }),
    object({ a, b: a }, condition({ required: ['a'] }, { required: ['b'] })),
  ),
  ...narrow(
    'a stricter then',
    object({ a }, condition({ required: ['a'] }, { minProperties: 1 })),
    object({ a }, condition({ required: ['a'] }, { minProperties: 2 })),
  ),
  ...alter(
    'a different if',
    object(
      { a: number() },
      condition({ required: ['a'], properties: { a: { minimum: 5 } } }, { minProperties: 2 }, { maxProperties: 1 }),
    ),
    object(
      { a: number() },
      condition({ required: ['a'], properties: { a: { minimum: 8 } } }, { minProperties: 2 }, { maxProperties: 1 }),
    ),
  ),
  ...same('allOf with one schema', object({ a }), { allOf: [object({ a })] }),
  ...same('properties in two parts of allOf', object({ a, b: a }), {
    type: 'object',
    allOf: [object({ a }), object({ b: a })],
  }),
  ...same('a type, or a list with one type', text(), { type: ['string'] }),
  ...same(
    'null as a type or in a union',
    { type: ['string', 'null'], maxLength: 5 },
    { anyOf: [text({ maxLength: 5 }), { type: 'null' }] },
  ),
  ...alter(
    'a different tag',
    { oneOf: [card, bank], discriminator: { propertyName: 'kind' } },
    { oneOf: [card, bank], discriminator: { propertyName: 'sort' } },
  ),
  ...one(
    'a discriminator',
    { oneOf: [card, bank] },
    { oneOf: [card, bank], discriminator: { propertyName: 'kind' } },
    'CCC',
  ),

  ...one(
    'a different discriminator property',
    { oneOf: [card, bank], discriminator: { propertyName: 'kind', mapping: { card: 'A', old: 'B' } } },
    { oneOf: [card, bank], discriminator: { propertyName: 'kind', mapping: { card: 'C', old: 'B' } } },
    'BBB',
  ),
  ...narrow(
    'a value of the discriminator',
    { oneOf: [card, bank], discriminator: { propertyName: 'kind', mapping: { card: 'A', old: 'B' } } },
    { oneOf: [card, bank], discriminator: { propertyName: 'kind', mapping: { card: 'A' } } },
  ),
  ...alter('an unknown keyword', text({ mystery: 1 }), text({ mystery: 2 })),

  // Said beside
  ...one('a new default', text(), text({ default: 'a' }), 'BDD'),
  ...one('a different default', text({ default: 'a' }), text({ default: 'b' }), 'BDD'),
  ...one('a removed default', text({ default: 'a' }), text(), 'BDD'),
  ...one('deprecated', text(), text({ deprecated: true }), 'CCC'),
  ...one('no longer deprecated', text({ deprecated: true }), text(), 'CCC'),
  ...one('a different description', text(), text({ description: 'New.' }), 'DDD'),
  ...one('a title', text({ title: 'A' }), text({ title: 'B' }), 'DDD'),
  ...one('examples', text({ examples: ['a'] }), text({ examples: ['b'] }), 'DDD'),
  ...one(
    'a different x-pattern-message',
    text({ pattern: 'a', 'x-pattern-message': 'a' }),
    text({ pattern: 'a', 'x-pattern-message': 'b' }),
    'DDD',
  ),
  ...one('an extension', text({ 'x-other': 1 }), text({ 'x-other': 2 }), 'DDD'),
  ...one('x-sensitive', text(), text({ 'x-sensitive': { masked: '' } }), 'CCB'),
  ...one('x-sensitive removed', text({ 'x-sensitive': { masked: '' } }), text(), 'CCC'),
  ...one('a different mask', text({ 'x-sensitive': { masked: '' } }), text({ 'x-sensitive': { masked: '*' } }), 'CCB'),
  ...one('a lower cap', integer({ 'x-cap': 200 }), integer({ 'x-cap': 100 }), 'BCC'),
  ...one('a higher cap', integer({ 'x-cap': 100 }), integer({ 'x-cap': 200 }), 'CCC'),
  ...same('no difference', text({ maxLength: 5 }), text({ maxLength: 5 })),
];
