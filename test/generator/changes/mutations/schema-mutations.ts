import type { Schema } from './document.ts';

/**
 * How a change of a schema affects clients that send it, read it in responses, or receive it in webhooks: `B`
 * breaking, `C` compatible, `D` only read, `-` not to be met.
 */
export type Verdicts = `${'B' | 'C' | 'D' | '-'}${'B' | 'C' | 'D' | '-'}${'B' | 'C' | 'D' | '-'}`;

export interface SchemaMutation {
  readonly name: string;
  readonly before: Schema;
  readonly after: Schema;
  readonly verdicts: Verdicts;
}

/** From the first to the second, fewer values are taken; and back. */
const narrow = (name: string, wide: Schema, tight: Schema): SchemaMutation[] => [
  { name: `${name}, narrowed`, before: wide, after: tight, verdicts: 'BCC' },
  { name: `${name}, widened`, before: tight, after: wide, verdicts: 'CBB' },
];
/** Neither takes what the other does. */
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
  ...narrow('anything but one type', { type: ['string', 'boolean', 'object'] }, { type: ['string', 'object'] }),
  ...narrow('null', { type: ['string', 'null'] }, text()),
  ...narrow('null in a list of values', { type: ['string', 'null'], enum: ['a', null] }, text({ enum: ['a'] })),
  ...narrow('null by a union', { anyOf: [text(), { type: 'null' }] }, text()),
  ...narrow('null in a union of several', { anyOf: [card, bank, { type: 'null' }] }, { anyOf: [card, bank] }),
  ...alter('another type', text(), integer()),
  ...alter('another type in a list', list({ items: text() }), list({ items: { type: 'boolean' } })),
  ...alter('a list in place of one', text(), list({ items: text() })),
  ...alter('an object in place of a text', text(), object({ a })),
  ...narrow('no value at all', text(), text({ not: {} })),

  // Value lists
  ...narrow('a value of a closed list', text({ enum: ['a', 'b', 'c'] }), text({ enum: ['a', 'b'] })),
  ...narrow('a closed list', text(), text({ enum: ['a', 'b'] })),
  ...narrow('numbers in a list', integer({ enum: [1, 2, 3] }), integer({ enum: [1, 3] })),
  ...narrow('a list without a type', { enum: ['a', 1] }, { enum: ['a'] }),
  ...narrow('one value', text(), text({ const: 'a' })),
  ...narrow('one value of a list', text({ enum: ['a', 'b'] }), text({ const: 'a' })),
  ...alter('the one value', { const: 'a' }, { const: 'b' }),
  ...alter('all values of a list', text({ enum: ['a'] }), text({ enum: ['b'] })),
  ...one(
    'a value more in an open list',
    text({ enum: ['a'], 'x-open-enum': true }),
    text({ enum: ['a', 'b'], 'x-open-enum': true }),
    'CCC',
  ),
  ...one(
    'a value less in an open list',
    text({ enum: ['a', 'b'], 'x-open-enum': true }),
    text({ enum: ['a'], 'x-open-enum': true }),
    'BCC',
  ),
  ...one('a list that opens', text({ enum: ['a'] }), text({ enum: ['a'], 'x-open-enum': true }), 'CBB'),
  ...one('a list that closes', text({ enum: ['a'], 'x-open-enum': true }), text({ enum: ['a'] }), 'CCC'),
  ...one('an open list that goes', text({ enum: ['a'], 'x-open-enum': true }), text(), 'CCC'),
  ...one(
    'a list that opens with a value more',
    text({ enum: ['a'] }),
    text({ enum: ['a', 'b'], 'x-open-enum': true }),
    'CBB',
  ),
  ...same('the order of values', text({ enum: ['a', 'b'] }), text({ enum: ['b', 'a'] })),
  ...same('one value, or a list of one', text({ const: 'a' }), text({ enum: ['a'] })),

  // Texts
  ...narrow('maxLength', text({ maxLength: 10 }), text({ maxLength: 5 })),
  ...narrow('maxLength at all', text(), text({ maxLength: 5 })),
  ...narrow('minLength', text({ minLength: 1 }), text({ minLength: 3 })),
  ...narrow('minLength at all', text(), text({ minLength: 1 })),
  ...narrow('a pattern at all', text(), text({ pattern: '^[a-z]+$' })),
  ...narrow('a pattern that matches less', text({ pattern: '^[a-z0-9]+$' }), text({ pattern: '^[a-z]+$' })),
  ...narrow('a pattern with an end', text({ pattern: '^ab' }), text({ pattern: '^ab$' })),
  ...narrow('fewer repetitions', text({ pattern: '^\\d{1,6}$' }), text({ pattern: '^\\d{2,5}$' })),
  ...alter('another pattern', text({ pattern: '^a+$' }), text({ pattern: '^b+$' })),
  ...alter('patterns that share something', text({ pattern: '^[ab]+$' }), text({ pattern: '^[bc]+$' })),
  ...one('a pattern in other words', text({ pattern: '^(a|b)$' }), text({ pattern: '^[ab]$' }), 'DDD'),
  ...narrow('a format at all', text(), text({ format: 'date-time' })),
  ...alter('another format', text({ format: 'date' }), text({ format: 'date-time' })),
  ...narrow('the size of integers', integer({ format: 'int64' }), integer({ format: 'int32' })),
  ...narrow('an encoding at all', text(), text({ contentEncoding: 'base64' })),
  ...alter('another encoding', text({ contentEncoding: 'base64' }), text({ contentEncoding: 'base32' })),
  ...narrow('a prefix with its pattern', text(), text({ pattern: '^ctm_[a-z]{4}$', 'x-id-prefix': 'ctm_' })),
  ...alter(
    'another prefix',
    text({ pattern: '^ctm_[a-z]{4}$', 'x-id-prefix': 'ctm_' }),
    text({ pattern: '^cus_[a-z]{4}$', 'x-id-prefix': 'cus_' }),
  ),
  ...same('minLength 0', text(), text({ minLength: 0 })),

  // Numbers
  ...narrow('maximum', integer({ maximum: 10 }), integer({ maximum: 5 })),
  ...narrow('maximum at all', number(), number({ maximum: 5 })),
  ...narrow('minimum', number({ minimum: 0 }), number({ minimum: 1 })),
  ...narrow('minimum at all', integer(), integer({ minimum: 1 })),
  ...narrow('a minimum that is left out', number({ minimum: 0 }), number({ exclusiveMinimum: 0 })),
  ...narrow('exclusiveMaximum', number({ exclusiveMaximum: 10 }), number({ exclusiveMaximum: 9 })),
  ...narrow('multipleOf at all', integer(), integer({ multipleOf: 5 })),
  ...narrow('multipleOf', integer({ multipleOf: 2 }), integer({ multipleOf: 4 })),
  ...alter('other multiples', integer({ multipleOf: 2 }), integer({ multipleOf: 3 })),
  ...alter('both limits', integer({ minimum: 0, maximum: 5 }), integer({ minimum: 3, maximum: 9 })),
  ...same('an exclusive limit of integers', integer({ exclusiveMinimum: 0 }), integer({ minimum: 1 })),

  // Lists
  ...narrow('maxItems', list({ maxItems: 5 }), list({ maxItems: 2 })),
  ...narrow('minItems at all', list(), list({ minItems: 1 })),
  ...narrow('uniqueItems', list(), list({ uniqueItems: true })),
  ...narrow('no items', list({ items: text() }), list({ items: false })),
  ...narrow('a member that can never be there', object({ a }), object({ a: false })),
  ...narrow('forms with null', { anyOf: [card, bank, { type: 'null' }] }, { anyOf: [card, { type: 'null' }] }),
  ...narrow('items at all', list(), list({ items: text() })),
  ...narrow('a limit of items', list({ items: text({ maxLength: 9 }) }), list({ items: text({ maxLength: 3 }) })),
  ...narrow('items of items', list({ items: list({ items: number() }) }), list({ items: list({ items: integer() }) })),
  ...narrow(
    'an item by its place',
    list({ prefixItems: [number(), text()] }),
    list({ prefixItems: [integer(), text()] }),
  ),
  ...narrow('one more place', list({ prefixItems: [text()] }), list({ prefixItems: [text(), text()] })),
  ...narrow('contains', list(), list({ contains: { const: 1 } })),
  ...narrow(
    'more of what it contains',
    list({ contains: { const: 1 } }),
    list({ contains: { const: 1 }, minContains: 2 }),
  ),
  ...same('uniqueItems false', list(), list({ uniqueItems: false })),

  // Objects
  ...narrow('a member that has to be there', object({ a, b: a }), object({ a, b: a }, { required: ['a'] })),
  ...narrow('a limit of a member', object({ a: text({ maxLength: 9 }) }), object({ a: text({ maxLength: 3 }) })),
  ...narrow('members of members', object({ a: object({ b: number() }) }), object({ a: object({ b: integer() }) })),
  ...narrow('maxProperties', object({}, { maxProperties: 5 }), object({}, { maxProperties: 2 })),
  ...narrow('minProperties', object({}), object({}, { minProperties: 1 })),
  ...narrow('bytes', object({ a }, { 'x-max-bytes': 4096 }), object({ a }, { 'x-max-bytes': 1024 })),
  ...narrow(
    'values of other members',
    object({}, { additionalProperties: number() }),
    object({}, { additionalProperties: integer() }),
  ),
  ...narrow('other members that have to fit', object({}), object({}, { additionalProperties: integer() })),
  ...narrow('names of members', object({}), object({}, { propertyNames: { pattern: '^[a-z]+$' } })),
  ...narrow('members by pattern', object({}), object({}, { patternProperties: { '^n_': integer() } })),
  ...narrow(
    'members by pattern that fit less',
    object({}, { patternProperties: { '^n_': number() } }),
    object({}, { patternProperties: { '^n_': integer() } }),
  ),
  ...narrow('a member with another', object({ a, b: a }), object({ a, b: a }, { dependentRequired: { a: ['b'] } })),
  ...narrow(
    'a schema with a member',
    object({ a, b: a }),
    object({ a, b: a }, { dependentSchemas: { a: { required: ['b'] } } }),
  ),
  ...one('other members refused', object({ a }), object({ a }, { additionalProperties: false }), 'BCC'),
  ...one('other members let in', object({ a }, { additionalProperties: false }), object({ a }), 'CCC'),
  ...one('other members refused by name', object({ a }), object({ a }, { unevaluatedProperties: false }), 'BCC'),
  ...one('a new member', object({ a }), object({ a, b: a }), 'CCC'),
  ...one(
    'a new member of a closed object',
    object({ a }, { additionalProperties: false }),
    object({ a, b: a }, { additionalProperties: false }),
    'CCC',
  ),
  ...one('a new member that has to be there', object({ a }), object({ a, b: a }, { required: ['b'] }), 'BCC'),
  ...one('a member that goes', object({ a, b: a }), object({ a }), 'BBB'),
  ...one(
    'a member of a closed object that goes',
    object({ a, b: a }, { additionalProperties: false }),
    object({ a }, { additionalProperties: false }),
    'BBB',
  ),
  ...one('a member that has to be there goes', object({ a, b: a }, { required: ['b'] }), object({ a }), 'BBB'),
  ...one('a member with another name', object({ a, b: a }), object({ a, c: a }), 'BBB'),
  ...one('a member that is only read', object({ a }), object({ a: text({ readOnly: true }) }), 'BCC'),
  ...one('a member that is no longer only read', object({ a: text({ readOnly: true }) }), object({ a }), 'CCC'),
  ...one('a member that is only written', object({ a }), object({ a: text({ writeOnly: true }) }), 'CBB'),
  ...one('a member that is no longer only written', object({ a: text({ writeOnly: true }) }), object({ a }), 'CCC'),
  ...one(
    'a limit of what is only read',
    object({ a: text({ readOnly: true }) }),
    object({ a: text({ readOnly: true, maxLength: 3 }) }),
    '-CC',
  ),
  ...one(
    'a limit of what is only written',
    object({ a: text({ writeOnly: true }) }),
    object({ a: text({ writeOnly: true, maxLength: 3 }) }),
    'B--',
  ),
  ...one(
    'what is only read has to be there',
    object({ a: text({ readOnly: true }) }),
    object({ a: text({ readOnly: true }) }, { required: ['a'] }),
    '-CC',
  ),
  ...one(
    'a new member that is only read',
    object({ a }),
    object({ a, b: text({ readOnly: true }) }, { required: ['b'] }),
    '-CC',
  ),
  ...one('what is only written goes', object({ a, b: text({ writeOnly: true }) }), object({ a }), 'B--'),
  ...same(
    'the order of required',
    object({ a, b: a }, { required: ['a', 'b'] }),
    object({ a, b: a }, { required: ['b', 'a'] }),
  ),
  ...same('additionalProperties true', object({ a }), object({ a }, { additionalProperties: true })),

  // Put together
  ...narrow('a limit by allOf', text(), { allOf: [text(), { maxLength: 5 }] }),
  ...narrow('one more form', { oneOf: [card, bank, cash] }, { oneOf: [card, bank] }),
  ...narrow('one more form of anyOf', { anyOf: [text(), integer()] }, { anyOf: [text()] }),
  ...narrow('one form, then two', { anyOf: [card, bank] }, card),
  ...narrow(
    'a member of one form',
    { oneOf: [card, object({ kind: { const: 'bank' }, iban: text() })] },
    { oneOf: [card, object({ kind: { const: 'bank' }, iban: text({ maxLength: 3 }) })] },
  ),
  ...narrow(
    'exactly one form',
    { anyOf: [text({ maxLength: 5 }), text({ minLength: 3 })] },
    { oneOf: [text({ maxLength: 5 }), text({ minLength: 3 })] },
  ),
  ...narrow(
    'a union at all',
    { type: ['string', 'integer'] },
    { type: ['string', 'integer'], anyOf: [{ const: 'a' }, { const: 1 }] },
  ),
  ...narrow('not', text(), text({ not: { const: 'a' } })),
  ...narrow('more below not', text({ not: { enum: ['a'] } }), text({ not: { enum: ['a', 'b'] } })),
  ...narrow('less below not not', text({ not: { not: { maxLength: 9 } } }), text({ not: { not: { maxLength: 3 } } })),
  ...narrow(
    'a condition',
    object({ a, b: a }),
    object({ a, b: a }, condition({ required: ['a'] }, { required: ['b'] })),
  ),
  ...narrow(
    'what a condition asks',
    object({ a }, condition({ required: ['a'] }, { minProperties: 1 })),
    object({ a }, condition({ required: ['a'] }, { minProperties: 2 })),
  ),
  ...alter(
    'a condition itself',
    object(
      { a: number() },
      condition({ required: ['a'], properties: { a: { minimum: 5 } } }, { minProperties: 2 }, { maxProperties: 1 }),
    ),
    object(
      { a: number() },
      condition({ required: ['a'], properties: { a: { minimum: 8 } } }, { minProperties: 2 }, { maxProperties: 1 }),
    ),
  ),
  ...same('allOf of one', object({ a }), { allOf: [object({ a })] }),
  ...same('members in two parts', object({ a, b: a }), { type: 'object', allOf: [object({ a }), object({ b: a })] }),
  ...same('a list of one type', text(), { type: ['string'] }),
  ...same(
    'null in two ways',
    { type: ['string', 'null'], maxLength: 5 },
    { anyOf: [text({ maxLength: 5 }), { type: 'null' }] },
  ),
  ...alter(
    'another tag',
    { oneOf: [card, bank], discriminator: { propertyName: 'kind' } },
    { oneOf: [card, bank], discriminator: { propertyName: 'sort' } },
  ),
  ...one('a tag', { oneOf: [card, bank] }, { oneOf: [card, bank], discriminator: { propertyName: 'kind' } }, 'CCC'),

  ...one(
    'another member that tells the form by its value',
    { oneOf: [card, bank], discriminator: { propertyName: 'kind', mapping: { card: 'A', old: 'B' } } },
    { oneOf: [card, bank], discriminator: { propertyName: 'kind', mapping: { card: 'C', old: 'B' } } },
    'BBB',
  ),
  ...narrow(
    'a value of the tag',
    { oneOf: [card, bank], discriminator: { propertyName: 'kind', mapping: { card: 'A', old: 'B' } } },
    { oneOf: [card, bank], discriminator: { propertyName: 'kind', mapping: { card: 'A' } } },
  ),
  ...alter('a keyword that nobody knows', text({ mystery: 1 }), text({ mystery: 2 })),

  // Said beside
  ...one('a default', text(), text({ default: 'a' }), 'BDD'),
  ...one('another default', text({ default: 'a' }), text({ default: 'b' }), 'BDD'),
  ...one('a default that goes', text({ default: 'a' }), text(), 'BDD'),
  ...one('deprecated', text(), text({ deprecated: true }), 'CCC'),
  ...one('no longer deprecated', text({ deprecated: true }), text(), 'CCC'),
  ...one('a description', text(), text({ description: 'New.' }), 'DDD'),
  ...one('a title', text({ title: 'A' }), text({ title: 'B' }), 'DDD'),
  ...one('examples', text({ examples: ['a'] }), text({ examples: ['b'] }), 'DDD'),
  ...one(
    'what a pattern is told as',
    text({ pattern: 'a', 'x-pattern-message': 'a' }),
    text({ pattern: 'a', 'x-pattern-message': 'b' }),
    'DDD',
  ),
  ...one('an extension', text({ 'x-other': 1 }), text({ 'x-other': 2 }), 'DDD'),
  ...one('sensitive', text(), text({ 'x-sensitive': { masked: '' } }), 'CCB'),
  ...one('no longer sensitive', text({ 'x-sensitive': { masked: '' } }), text(), 'CCC'),
  ...one('another mask', text({ 'x-sensitive': { masked: '' } }), text({ 'x-sensitive': { masked: '*' } }), 'CCB'),
  ...one('a lower cap', integer({ 'x-cap': 200 }), integer({ 'x-cap': 100 }), 'BCC'),
  ...one('a higher cap', integer({ 'x-cap': 100 }), integer({ 'x-cap': 200 }), 'CCC'),
  ...same('nothing', text({ maxLength: 5 }), text({ maxLength: 5 })),
];
