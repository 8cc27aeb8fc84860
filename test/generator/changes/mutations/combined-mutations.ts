import {
  alter,
  condition,
  integer,
  narrow,
  number,
  object,
  one,
  same,
  text,
  type SchemaMutation,
} from './schema-mutation.ts';

const a = { type: 'string' };
const card = object({ kind: { const: 'card' }, last: a }, { required: ['kind'] });
const bank = object({ kind: { const: 'bank' }, iban: a }, { required: ['kind'] });
const cash = object({ kind: { const: 'cash' } }, { required: ['kind'] });

/** Combinations, references and annotations of schemas. */
export const combinedMutations: readonly SchemaMutation[] = [
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

  // Annotations
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
