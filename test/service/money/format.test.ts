import document from '@billing/openapi' with { type: 'json' };
import { expect, test } from 'vitest';

import { MINOR_DIGITS } from '../../../service/money/currencies.ts';
import { decimalText, parsedDecimal } from '../../../service/money/decimal.ts';
import { amountFormat } from '../../../service/money/format-amount.ts';
import { fraction, rounded } from '../../../service/money/fraction.ts';
import { MINIMUM_CHARGE } from '../../../service/money/minimum-charge.ts';

test('the table of currencies has every currency of the spec', () => {
  expect(Object.keys(MINOR_DIGITS)).toEqual(document.components.schemas.CurrencyCode.enum);
  expect(Object.keys(MINOR_DIGITS)).toHaveLength(33);
});

test('every currency has a smallest charge, a round amount', () => {
  expect(Object.keys(MINIMUM_CHARGE)).toEqual(Object.keys(MINOR_DIGITS));
  expect(MINIMUM_CHARGE.USD).toBe(70n);
  for (const amount of Object.values(MINIMUM_CHARGE)) expect(amount % 10n).toBe(0n);
});

test('a tie is rounded toward zero on both sides of zero', () => {
  const numerators = [-3n, -2n, -1n, 0n, 1n, 2n, 3n];
  expect(numerators.map((half) => rounded(fraction(half, 2n)))).toEqual([-1n, -1n, 0n, 0n, 0n, 1n, 1n]);
  expect(rounded(fraction(8_876n, 10n))).toBe(888n);
  expect(rounded(fraction(-8_876n, 10n))).toBe(-888n);
});

test.each(['0', '1', '0.08875', '0.2', '12.5', '0.00001'])('the decimal %s keeps its digits', (text) => {
  expect(decimalText(parsedDecimal(text))).toBe(text);
});

test('decimals drop needless zeros, and only finite decimals have a text', () => {
  expect(decimalText(parsedDecimal('0.200'))).toBe('0.2');
  expect(() => decimalText(fraction(1n, 3n))).toThrow('1/3 has no finite decimal form');
  for (const text of ['', '.5', '1.', '-1', '1e3']) expect(() => parsedDecimal(text)).toThrow(RangeError);
});

test.each([
  ['USD', 'US', 3_000_000n, '$30,000.00'],
  ['EUR', 'DE', 123_456n, '1.234,56 €'],
  ['EUR', null, 1_999n, '€19.99'],
  ['JPY', 'JP', 1_999n, '￥1,999'],
  ['JPY', 'DE', 1_999n, '1.999 ¥'],
  ['USD', 'CA', 5n, 'US$0.05'],
  ['USD', 'EG', 123_456n, '\u200F1,234.56 US$'],
  ['USD', 'US', -5n, '-$0.05'],
  ['USD', 'US', 900_719_925_474_099_312_345n, '$9,007,199,254,740,993,123.45'],
] as const)('%s is formatted for %s', (currency, country, amount, expected) => {
  // Some countries separate with a space that does not break.
  expect(amountFormat(currency, country)(amount).replaceAll(/[\u00A0\u202F]/g, ' ')).toBe(expected);
});
