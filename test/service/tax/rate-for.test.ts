import { expect, test } from 'vitest';

import { openTaxTable } from '../../../service/tax/open-tax-table.ts';
import { rateFor } from '../../../service/tax/rate-for.ts';
import { resolvedTaxMode } from '../../../service/tax/tax-mode.ts';
import type { Place } from '../../../service/tax/tax-table.ts';

const taxes = openTaxTable({ environment: 'sandbox', taxTable: undefined, sellerCountry: 'IE' });
const NOW = '2026-11-23T10:00:00.000000Z';

const place = (country: string, postalCode: string | null = null, region: string | null = null): Place => ({
  country,
  postalCode,
  region,
});

const rate = (at: Place | null, category = 'standard', taxNumber: string | null = null, day = NOW): string =>
  rateFor(taxes, at, category, { tax_identifier: taxNumber }, day);

test('a sale has the rate of its country, and none without a place or without a rule', () => {
  expect([rate(place('DE')), rate(place('FR')), rate(place('KE')), rate(null)]).toEqual(['0.19', '0.2', '0', '0']);
});

test('a rule for the category of the product replaces that for all categories', () => {
  expect([rate(place('DE'), 'ebooks'), rate(place('DE'), 'saas')]).toEqual(['0.07', '0.19']);
});

test('the longest postal code wins over the region, and the region over the country', () => {
  expect(rate(place('US', '10001-1234', 'NY'))).toBe('0.08875');
  expect(rate(place('US', '14201'))).toBe('0.04');
  expect(rate(place('US', null, 'new york'))).toBe('0.04');
  expect(rate(place('US', null, 'Texas'))).toBe('0.0825');
  expect(rate(place('US', '94103', 'CA'))).toBe('0');
});

test('the time of the sale selects the version of a rule', () => {
  const times = ['2012-12-31T23:59:59.999999Z', '2013-01-01T00:00:00.000000Z', '2024-08-31T23:59:59.999999Z', NOW];
  expect(times.map((at) => rate(place('FI'), 'standard', null, at))).toEqual(['0', '0.24', '0.24', '0.255']);
});

test('a business of another country than the seller with a valid tax number pays no tax', () => {
  expect(rate(place('DE'), 'saas', 'DE 123.456.789')).toBe('0');
  expect(rate(place('DE'), 'saas', 'FR12345678901')).toBe('0.19');
  expect(rate(place('DE'), 'saas', 'none')).toBe('0.19');
  expect(rate(place('IE'), 'saas', 'IE1234567WA')).toBe('0.23');
  expect(rate(place('US', '10001'), 'saas', '12-3456789')).toBe('0.08875');
  expect(rateFor({ ...taxes, sellerCountry: null }, place('DE'), 'saas', { tax_identifier: 'DE123456789' }, NOW)).toBe(
    '0.19',
  );
});

test('prices with the tax mode location exclude tax in the United States and Canada only', () => {
  const modes = ['US', 'CA', 'DE'].map((country) => resolvedTaxMode(taxes, 'location', 'internal', place(country)));
  expect(modes).toEqual(['external', 'external', 'internal']);
  expect(resolvedTaxMode(taxes, 'account_setting', 'location', place('DE'))).toBe('internal');
  expect(resolvedTaxMode(taxes, 'external', 'internal', place('DE'))).toBe('external');
  expect(resolvedTaxMode(taxes, 'location', 'internal', null)).toBe('external');
});
