import { describe, expect, test } from 'vitest';

import type { JsonObject, JsonValue } from '../../../../generator/json.ts';
import { validatorOf } from './load-modules.ts';

async function faults(schema: JsonObject, value: JsonValue, others: JsonObject = {}): Promise<string[]> {
  const result = (await validatorOf(schema, others)).validate(value);
  return result.ok ? [] : result.errors.map(({ field, rule, message }) => `${field} ${rule}: ${message}`);
}

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const cat = {
  type: 'object',
  required: ['kind', 'name'],
  properties: { kind: { const: 'cat' }, name: { type: 'string', maxLength: 3 } },
};
const dog = {
  type: 'object',
  required: ['kind'],
  properties: { kind: { enum: ['dog', 'wolf'] }, age: { type: 'integer' } },
};

describe('a nullable union', () => {
  const schema = { anyOf: [ref('Cat'), { type: 'null' }] };

  test('reports the faults of the other alternative', async () => {
    expect(await faults(schema, { kind: 'cat', name: 'Felix' }, { Cat: cat })).toEqual([
      'name maxLength: must have at most 3 characters',
    ]);
  });

  test('rejects a value that is neither null nor that alternative', async () => {
    expect(await faults(schema, null, { Cat: cat })).toEqual([]);
    expect(await faults(schema, 'x', { Cat: cat })).toEqual([' type: must be an object or null']);
  });
});

describe('alternatives of different types', () => {
  const schema = {
    oneOf: [{ type: 'string', maxLength: 2 }, { type: 'array', items: { type: 'integer' } }, { type: 'integer' }],
  };
  test.each([
    ['abc', [' maxLength: must have at most 2 characters']],
    [[1, 'a'], ['[1] type: must be an integer']],
    [1.5, [' type: must be an integer']],
    [{}, [' type: must be a string, an array or a number']],
  ])('%j', async (value, expected) => {
    expect(await faults(schema, value)).toEqual(expected);
  });
});

describe('alternatives with a tag', () => {
  const forms: readonly (readonly [string, JsonObject])[] = [
    ['inferred from the constants', { oneOf: [ref('Cat'), ref('Dog')] }],
    ['named by the discriminator', { oneOf: [ref('Cat'), ref('Dog')], discriminator: { propertyName: 'kind' } }],
    [
      'in anyOf, with a mapping',
      {
        anyOf: [ref('Cat'), ref('Dog')],
        discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } },
      },
    ],
    ['behind allOf', { oneOf: [{ allOf: [ref('Cat'), { minProperties: 1 }] }, ref('Dog')] }],
    [
      'of forms that have forms',
      {
        oneOf: [
          { oneOf: [ref('Cat'), ref('Dog')] },
          { type: 'object', required: ['kind'], properties: { kind: { const: 'cow' } } },
        ],
      },
    ],
  ];
  describe.each(forms)('%s', (_name, schema) => {
    test('reports only the faults of the tagged alternative', async () => {
      expect(await faults(schema, { kind: 'cat', name: 'Felix' }, { Cat: cat, Dog: dog })).toEqual([
        'name maxLength: must have at most 3 characters',
      ]);
      expect(await faults(schema, { kind: 'wolf', age: 'old' }, { Cat: cat, Dog: dog })).toEqual([
        'age type: must be an integer',
      ]);
    });

    test('reports a missing tag as required, and an unknown one with the allowed tags', async () => {
      expect(await faults(schema, { name: 'x' }, { Cat: cat, Dog: dog })).toEqual(['kind required: is required']);
      const [fault, ...more] = await faults(schema, { kind: 'fish' }, { Cat: cat, Dog: dog });
      expect(fault).toMatch(/^kind enum: must be one of: cat, dog, wolf(, cow)?$/);
      expect(more).toEqual([]);
    });
  });
});

describe('alternatives with an optional tag', () => {
  const meows = { type: 'object', properties: { kind: { type: 'string' }, loud: { type: 'boolean' } } };
  const barks = { type: 'object', properties: { kind: { type: 'string' }, loud: { type: 'integer' } } };
  const others = { Meows: meows, Barks: barks };
  const schema = { anyOf: [ref('Meows'), ref('Barks')], discriminator: { propertyName: 'kind' } };

  test('reports the faults of the tagged alternative', async () => {
    expect(await faults(schema, { kind: 'Barks', loud: true }, others)).toEqual(['loud type: must be an integer']);
    expect(await faults(schema, { kind: 'Purrs' }, others)).toEqual(['kind enum: must be one of: Meows, Barks']);
  });

  test('accepts any matching alternative without a tag', async () => {
    expect(await faults(schema, { loud: true }, others)).toEqual([]);
    expect(await faults(schema, { loud: 1 }, others)).toEqual([]);
    expect(await faults(schema, { loud: 'x' }, others)).toHaveLength(1);
    const exactlyOne = { oneOf: schema.anyOf, discriminator: schema.discriminator };
    expect(await faults(exactlyOne, {}, others)).toEqual([
      ' oneOf: must have exactly one of the allowed forms, but has several',
    ]);
  });
});

describe('alternatives without a distinguishing member', () => {
  const meows = { type: 'object', required: ['meow'], properties: { meow: { type: 'boolean' } } };
  const barks = { type: 'object', required: ['bark', 'teeth'], properties: { bark: { type: 'boolean' } } };

  test('reports the faults of the alternative with the fewest', async () => {
    expect(await faults({ anyOf: [meows, barks] }, { meow: 1 })).toEqual(['meow type: must be true or false']);
    expect(
      await faults(
        { oneOf: [ref('Meows'), ref('Barks')] },
        { bark: true },
        { Meows: meows, Barks: { ...barks, required: ['bark'], minProperties: 2, properties: {} } },
      ),
    ).toHaveLength(1);
  });

  test('reports one fault when no alternative has fewer faults than the others', async () => {
    const schema = { properties: { id: { anyOf: [{ pattern: '^a' }, { pattern: '^b' }] } } };
    expect(await faults(schema, { id: 'c' })).toEqual(['id anyOf: must have one of the allowed forms']);
  });

  test('joins the patterns of all alternatives into one sentence when each has a description', async () => {
    const words = (text: string): JsonObject => ({
      type: 'string',
      pattern: `^${text}`,
      'x-pattern-message': `be an ${text}`,
    });
    const schema = { properties: { id: { anyOf: [words('a'), words('b')] } } };
    expect(await faults(schema, { id: 'c' })).toEqual(['id anyOf: must be an a or be an b']);
  });

  test('joins several enumerations into one list', async () => {
    const lists = { anyOf: [{ type: 'string', enum: ['a', 'b'] }, { enum: ['c'] }] };
    expect(await faults({ properties: { id: lists } }, { id: 'd' })).toEqual(['id enum: must be one of: a, b, c']);
    const mixed = { anyOf: [...lists.anyOf, { pattern: '^x' }] };
    expect(await faults({ properties: { id: mixed } }, { id: 'd' })).toEqual([
      'id pattern: must have the documented form',
    ]);
  });

  test('rejects a value that matches more than one alternative of a oneOf', async () => {
    expect(await faults({ oneOf: [{ minimum: 1 }, { minimum: 2 }] }, 3)).toEqual([
      ' oneOf: must have exactly one of the allowed forms, but has several',
    ]);
  });

  test('preserves the faults found before the union', async () => {
    const schema = { allOf: [{ required: ['a'] }, { anyOf: [meows, barks] }], required: ['b'] };
    expect(await faults(schema, { meow: 'x' })).toEqual([
      'a required: is required',
      'meow type: must be true or false',
      'b required: is required',
    ]);
  });
});
