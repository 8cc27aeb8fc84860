import { expect, test } from 'vitest';

import type { JsonObject } from '../../generator/json.ts';
import { bundledDocument, objectAt } from './document.ts';

/**
 * The members of a schema without what they mean to a reader, and without those that only one of two schemas
 * has.
 */
function limitsOf(document: JsonObject, name: string, other: readonly string[]): object {
  const members = Object.entries(objectAt(document, 'components', 'schemas', name, 'properties')) as [
    string,
    JsonObject,
  ][];
  return Object.fromEntries(
    members
      .filter(([member]) => !other.includes(member))
      .map(([member, { description: _description, examples: _examples, ...limits }]) => [member, limits]),
  );
}

test.each([
  ['PriceCreate', 'NonCatalogPriceInput', ['product_id', 'product', 'type']],
  ['ProductCreate', 'NonCatalogProductInput', ['type']],
  [
    'DiscountCreate',
    'NonCatalogDiscountInput',
    [
      'code',
      'currency_code',
      'discount_group_id',
      'enabled_for_checkout',
      'expires_at',
      'mode',
      'status',
      'usage_limit',
    ],
  ],
] as const)('the members of %s have the same limits in %s', async (inCatalog, notInCatalog, other) => {
  const document = await bundledDocument();
  expect(limitsOf(document, notInCatalog, other)).toEqual(limitsOf(document, inCatalog, other));
});

test('the rules between members of DiscountCreate apply in NonCatalogDiscountInput, except those of the currency', async () => {
  const document = await bundledDocument();
  const rulesOf = (name: string) => objectAt(document, 'components', 'schemas', name)['allOf'] as readonly JsonObject[];
  const withoutCurrency = rulesOf('DiscountCreate').map(({ then, ...rule }) => {
    const { required: _required, properties, ...others } = then as JsonObject;
    const { currency_code: _currency, ...members } = properties as JsonObject;
    // oxlint-disable-next-line unicorn/no-thenable
    return { ...rule, then: { ...others, properties: members } };
  });
  expect(rulesOf('NonCatalogDiscountInput')).toEqual(withoutCurrency);
});
