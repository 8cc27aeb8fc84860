import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { openTaxTable } from '../../../service/tax/open-tax-table.ts';
import { parsedTaxTable } from '../../../service/tax/parse-tax-table.ts';
import { rateFor } from '../../../service/tax/rate-for.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';

const RULE = { country: 'DE', from: '2007-01-01', rate: '0.19' };

const open = (taxTable: string | undefined) =>
  openTaxTable({ environment: 'live', taxTable, sellerCountry: undefined });

test('live without a file has no tax', () => {
  expect(open(undefined)).toMatchObject({ rules: [], sellerCountry: null, externalCountries: ['US', 'CA'] });
});

test('a file replaces the rules, and the lists of countries that it has', async () => {
  const path = join(await temporaryDirectory(), 'taxes.json');
  writeFileSync(path, JSON.stringify({ rules: [RULE], external_countries: ['US'] }));
  expect(open(path)).toMatchObject({ rules: [RULE], externalCountries: ['US'] });
  expect(open(path).postalCodeCountries).toContain('GB');
});

test('the example of the documentation is a tax table', () => {
  const taxes = open('docs/examples/taxes.json');
  expect(rateFor(taxes, { country: 'US', region: null, postalCode: '10001' }, 'saas', null, '2026-11-23')).toBe(
    '0.08875',
  );
});

test('a file that is missing stops the start with its path', () => {
  expect(() => open('/no/taxes.json')).toThrow(/^BILLING_TAX_TABLE \(\/no\/taxes\.json\) is not a tax table: ENOENT/);
});

test.each([
  ['[]', 'the file must be an object'],
  ['{}', 'rules must be a list'],
  ['{"rules":[],"rates":[]}', 'the file has the unknown member rates'],
  ['{"rules":[7]}', 'rules[0] must be an object'],
  [{ ...RULE, country: 'Germany' }, 'rules[0].country must be a country such as US'],
  [{ ...RULE, rate: 0.19 }, 'rules[0].rate must be a text such as "0.19", for 19 %'],
  [{ ...RULE, rate: '19' }, 'rules[0].rate must be a text such as "0.19", for 19 %'],
  [{ ...RULE, from: '2026-02-30' }, 'rules[0].from must be a day of the calendar'],
  [{ ...RULE, regions: [] }, 'rules[0].regions must be a list of names of regions'],
  [{ ...RULE, postal_codes: ['10', ''] }, 'rules[0].postal_codes[1] must be one of beginnings of postal codes'],
  [{ ...RULE, zip: '1' }, 'rules[0] has the unknown member zip'],
])('%j is rejected', (content, message) => {
  const text = typeof content === 'string' ? content : JSON.stringify({ rules: [content] });
  expect(() => parsedTaxTable(text)).toThrow(message);
});
