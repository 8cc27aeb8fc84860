import { describe, expect, test } from 'vitest';

import { creditedTotals } from '../../../service/money/credited-totals.ts';
import { MINOR_DIGITS } from '../../../service/money/currencies.ts';
import { ONE, dividedBy, fraction } from '../../../service/money/fraction.ts';
import { isPayoutCurrency } from '../../../service/money/payout-currencies.ts';
import { priceCart } from '../../../service/money/price-cart.ts';
import { refundShare } from '../../../service/money/refund-share.ts';
import { spreadFlat } from '../../../service/money/spread-flat.ts';
import { cartOf, line, totals } from './carts.ts';

/** Cases at the edges of the rules, each with figures that were computed by hand. */

const price = (amount: number): ReturnType<typeof line> => line(amount, 1, '0');
const part = (amount: number, numerator: bigint, denominator: bigint): ReturnType<typeof line> => ({
  ...price(amount),
  proration: fraction(numerator, denominator),
});

describe('a flat discount', () => {
  test.each([
    ['gives the rest to the first of equal lines', [price(100), price(100), price(100)], 100n, [34n, 33n, 33n]],
    ['gives the rest to the larger remainder, which is the last', [price(100), price(200)], 100n, [33n, 67n]],
    ['gives the rest to the larger remainder, which is the first', [price(200), price(100)], 100n, [67n, 33n]],
    ['gives the rest to the larger remainder, not to the larger price', [price(300), price(100)], 11n, [8n, 3n]],
    ['takes no more than the lines cost', [price(100), price(200)], 1_000n, [100n, 200n]],
    ['takes nothing of lines that cost nothing', [price(0), price(0)], 10n, [0n, 0n]],
    ['takes nothing of a line that credits', [price(100), line(100, -1, '0'), price(50)], 30n, [20n, 0n, 10n]],
    ['compares prorated prices exactly', [part(100, 1n, 4n), part(100, 1n, 6n)], 10n, [6n, 4n]],
    [
      'goes to other lines where a line is rounded to nothing',
      [part(1, 2n, 5n), part(1, 2n, 5n), part(1, 2n, 5n), price(2)],
      2n,
      [0n, 0n, 0n, 2n],
    ],
    [
      'is lost where no line can take it',
      [part(1, 2n, 5n), part(1, 2n, 5n), part(1, 2n, 5n), price(2)],
      3n,
      [0n, 0n, 0n, 2n],
    ],
  ])('%s', (_, lines, amount, expected) => {
    expect(spreadFlat(lines, amount)).toEqual(expected);
  });

  test('does not change the price of one unit', () => {
    const [only] = priceCart(cartOf([line(100, 2, '0')], { discount: { type: 'flat', amount: 50n } })).lines;
    expect(only).toEqual({ unitTotals: totals(100, 0, 0, 100), totals: totals(200, 50, 0, 150) });
  });
});

test('a share of a price with tax in it is not rounded before the tax', () => {
  const discount = { type: 'percentage', share: fraction(1n, 10n) } as const;
  const [only] = priceCart(cartOf([line(335, 1, '0.2', 'internal')], { discount })).lines;
  expect(only?.totals).toEqual(totals(279, 28, 50, 301));
});

test('credit pays no more than the total, and payments reduce the balance', () => {
  expect(priceCart(cartOf([price(100)], { availableCredit: 30n, captured: 50n })).totals).toMatchObject({
    credit: 30n,
    grandTotal: 70n,
    balance: 20n,
  });
  expect(priceCart(cartOf([price(100)], { availableCredit: 500n })).totals).toMatchObject({
    credit: 100n,
    grandTotal: 0n,
    balance: 0n,
  });
});

test('a refund of what is left takes the discount of earlier ones into account', () => {
  const sold = { ...totals(1_000, 100, 0, 900), taxRate: fraction(0n) };
  expect(refundShare(sold, totals(500, 50, 0, 450), 450n, 'internal')).toEqual({
    subtotal: 450n,
    tax: 0n,
    total: 450n,
  });
});

test('credit that is added later reduces the balance, also of a total of nothing', () => {
  const sold = { tax: '20', total: '120', credit: '0', grand_total: '120', grand_total_tax: '20', balance: '120' };
  expect(creditedTotals(sold, 60n)).toEqual({
    tax: '20',
    total: '120',
    credit: '60',
    grand_total: '60',
    grand_total_tax: '10',
    balance: '60',
  });
  const nothing = { tax: '0', total: '0', credit: '0', grand_total: '0', grand_total_tax: '0', balance: '0' };
  expect(creditedTotals(nothing, 0n)).toEqual(nothing);
});

test.each([0n, -1n])('nothing is divided by a fraction whose numerator is %d', (numerator) => {
  expect(() => dividedBy(ONE, fraction(numerator, 2n))).toThrow(RangeError);
});

test('sellers are paid out in 13 of the currencies', () => {
  expect(Object.keys(MINOR_DIGITS).filter(isPayoutCurrency).toSorted()).toEqual(
    'AUD CAD CHF CNY CZK DKK EUR GBP HUF PLN SEK USD ZAR'.split(' '),
  );
  expect(isPayoutCurrency('toString')).toBe(false);
});
