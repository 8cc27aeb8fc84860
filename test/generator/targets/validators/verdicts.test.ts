import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';

import type { JsonObject, JsonValue } from '../../../../generator/json.ts';
import type { Validator } from '../../../../templates/validators/runtime/validator.ts';
import { SCHEMAS } from './keyword-schemas.ts';
import { loadSchemas, validatorOf } from './load-modules.ts';
import { VALUES } from './values.ts';

/** Compares every keyword of JSON Schema, alone and in combinations, with unmodified Ajv. */
describe('validators agree with plain Ajv', () => {
  let ours: (name: string) => Promise<Validator<unknown>>;
  const names = Object.keys(SCHEMAS);

  beforeAll(async () => {
    ours = await loadSchemas(SCHEMAS as JsonObject);
  });

  test.each(names)('%s', async (name) => {
    const ajv = plainAjv(name);
    const own = await ours(name);
    for (const value of VALUES) {
      const expected = ajv(value);
      const result = own.validate(value);
      const found = { value, is: own.is(value), ok: result.ok, namesFaults: !result.ok && result.errors.length > 0 };
      expect(found).toEqual({ value, is: expected, ok: expected, namesFaults: !expected });
    }
  });

  test.each(names)('the values cover both results of %s', (name) => {
    const ajv = plainAjv(name);
    const verdicts = new Set(VALUES.map((value) => ajv(value)));
    const expected =
      name === 'alwaysTrue' || name === 'empty' ? [true] : name === 'alwaysFalse' ? [false] : [true, false];
    expect([...verdicts].sort()).toEqual(expected.sort());
  });
});

/** Cases in which plain Ajv 8.20 violates JSON Schema, so the comparison above leaves them out. */
describe('validators differ from plain Ajv', () => {
  test('by not validating a missing item', async () => {
    const own = await validatorOf({ not: { contains: false, prefixItems: [{ type: 'string' }] } });
    expect(own.is([])).toBe(true);
  });

  test('by counting only own members, not those that every object inherits', async () => {
    const own = await validatorOf({ enum: [{ a: 1 }] });
    expect(own.is({ toString: 'x' })).toBe(false);
  });

  test('by using schema names as tags of alternatives without one', async () => {
    const form = (loud: JsonObject): JsonObject => ({ type: 'object', properties: { kind: { type: 'string' }, loud } });
    const forms = { Cat: form({ type: 'boolean' }), Dog: form({ type: 'integer' }) };
    const oneOf = Object.keys(forms).map((name) => ({ $ref: `#/components/schemas/${name}` }));
    const own = await validatorOf({ oneOf, discriminator: { propertyName: 'kind' } }, forms);
    const values: JsonValue[] = [
      { kind: 'Cat', loud: true },
      { kind: 'Dog' },
      { kind: 'Cat', loud: 1 },
      { kind: 'cat' },
      {},
    ];
    expect(values.map((value) => own.is(value))).toEqual([true, true, false, false, false]);
    expect(values.map((value) => own.read(value).ok)).toEqual([true, true, false, true, false]);
  });

  test('by rejecting every value under an empty enumeration', async () => {
    expect((await validatorOf({ enum: [] })).is(null)).toBe(false);
  });
});

function plainAjv(name: string): (value: JsonValue) => boolean {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    validateFormats: false,
    ownProperties: true,
    multipleOfPrecision: 10,
    validateSchema: false,
    logger: false,
  });
  ajv.addSchema({ $id: 'zoo:/', components: { schemas: SCHEMAS } });
  return ajv.getSchema(`zoo:/#/components/schemas/${name}`) as (value: JsonValue) => boolean;
}
