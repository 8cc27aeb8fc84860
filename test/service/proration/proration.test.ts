import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { fraction } from '../../../service/money/fraction.ts';
import { priceCart } from '../../../service/money/price-cart.ts';
import { BILLING_MODES, type BillingMode, changeLines } from '../../../service/proration/billing-mode.ts';
import { itemDifferences } from '../../../service/proration/item-differences.ts';
import { rateBetween, rateLeft } from '../../../service/proration/proration-rate.ts';
import { cartOf, line, totals } from '../money/carts.ts';

const JUNE = { starts_at: '2024-05-10T12:01:00.000000Z', ends_at: '2024-06-10T12:01:00.000000Z' };

function item(id: string, unit: number, quantity: number) {
  return { price: { id, unit }, quantity };
}

type Item = ReturnType<typeof item>;

/** The figures of the lines that change the items, at a tax rate. */
function charged(mode: BillingMode, before: readonly Item[], after: readonly Item[], rate: string, taxRate: string) {
  const left = { text: rate, value: fraction(BigInt(Math.round(Number(rate) * 100_000)), 100_000n) };
  const lines = changeLines(mode, itemDifferences(before, after), left);
  const cart = priceCart(
    cartOf(lines.map((each) => line(each.item.price.unit, each.quantity, taxRate, 'external', each.rate.text))),
  );
  return { lines: cart.lines.map((each) => each.totals), totals: cart.totals };
}

describe('the proration rate', () => {
  test.each([
    ['2024-05-13T10:36:00.000000Z', JUNE, '0.90513'],
    ['2024-05-13T10:36:59.999999Z', JUNE, '0.90513'],
    [
      '2024-01-20T07:33:00.000000Z',
      { starts_at: '2024-01-20T07:33:00.000000Z', ends_at: '2024-02-20T07:33:00.000000Z' },
      '1',
    ],
    [JUNE.ends_at, JUNE, '0'],
    ['2024-05-26T00:01:00.000000Z', JUNE, '0.5'],
  ])('at %s is the minutes left by the minutes of the period, to five decimals', (at, period, text) => {
    expect(rateLeft(period, at).text).toBe(text);
  });

  test('of 27,813 of 44,640 minutes is 0.62305, so that 10,000 cost 6,230 and not 6,231', () => {
    const month = { starts_at: '2024-01-01T00:00:00.000000Z', ends_at: '2024-02-01T00:00:00.000000Z' };
    const rate = rateBetween(month, '2024-01-01T00:00:00.000000Z', '2024-01-20T07:33:00.000000Z');
    expect(rate.text).toBe('0.62305');
    expect(priceCart(cartOf([line(10_000, 1, '0', 'external', rate.text)])).totals.total).toBe(6_230n);
  });

  test('of a date that moves beyond the period is more than 1', () => {
    expect(rateBetween(JUNE, JUNE.starts_at, '2024-08-11T12:01:00.000000Z').text).toBe('3');
  });

  test('is 0 outside of the period', () => {
    expect(rateLeft(JUNE, '2024-05-10T12:00:59.999999Z').text).toBe('0');
    expect(rateLeft(JUNE, '2024-06-10T12:01:00.000001Z').text).toBe('0');
  });

  test('is between 0 and 1, and never grows while the period passes', () => {
    const second = fc.integer({ min: 0, max: 31 * 86_400 });
    const at = (seconds: number) =>
      `${new Date(Date.parse(JUNE.starts_at) + seconds * 1_000).toISOString().slice(0, -1)}000Z`;
    fc.assert(
      fc.property(second, second, (one, other) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)].map((each) =>
          Number(rateLeft(JUNE, at(each)).text),
        );
        expect(early).toBeLessThanOrEqual(1);
        expect(late).toBeGreaterThanOrEqual(0);
        expect(early).toBeGreaterThanOrEqual(late!);
      }),
    );
  });
});

describe('the lines of a change', () => {
  const seats = item('seat', 3_000, 10);
  const addOn = item('add-on', 1_000, 5);

  test('charge 20 new seats and a new item, and credit five of the old one', () => {
    const after = [item('plan', 25_000, 1), item('seat', 3_000, 30)];
    const { lines, totals: sum } = charged('prorated_immediately', [seats, addOn], after, '0.90513', '0.08875');
    expect(lines).toEqual([
      totals(22_628, 0, 2_009, 24_637),
      totals(54_308, 0, 4_820, 59_128),
      totals(-4_526, 0, -401, -4_927),
    ]);
    expect(sum).toMatchObject(totals(72_410, 0, 6_428, 78_838));
  });

  test('of a downgrade leave a credit for the balance and nothing to pay', () => {
    const { lines, totals: sum } = charged(
      'prorated_immediately',
      [item('large', 10_000, 1)],
      [item('small', 4_000, 1)],
      '0.5',
      '0.2',
    );
    expect(lines).toEqual([totals(2_000, 0, 400, 2_400), totals(-5_000, 0, -1_000, -6_000)]);
    expect(sum).toMatchObject({ ...totals(-3_000, 0, -600, -3_600), creditToBalance: 3_600n, grandTotal: 0n });
  });

  test('are none for unchanged items, in any order', () => {
    expect(itemDifferences([seats, addOn], [addOn, seats])).toEqual([]);
  });

  test('use the item that was paid when they credit, and the new one when they charge', () => {
    const cheaper = { price: { id: 'seat', unit: 2_000 }, quantity: 4 };
    expect(itemDifferences([seats], [cheaper])).toEqual([{ item: seats, quantity: -6 }]);
    expect(itemDifferences([cheaper], [seats])).toEqual([{ item: seats, quantity: 6 }]);
  });

  const upgraded = [item('seat', 3_000, 12)];
  const lowered = [item('seat', 3_000, 8)];

  test.each<[BillingMode, bigint, bigint]>([
    ['prorated_immediately', 3_000n, -3_000n],
    ['full_immediately', 6_000n, 0n],
    ['prorated_next_billing_period', 3_000n, -3_000n],
    ['full_next_billing_period', 6_000n, 0n],
    ['do_not_bill', 0n, 0n],
  ])('with %s in the middle of a period charge %i for two more seats and %i for two fewer', (mode, more, fewer) => {
    expect(charged(mode, [seats], upgraded, '0.5', '0').totals.total).toBe(more);
    expect(charged(mode, [seats], lowered, '0.5', '0').totals.total).toBe(fewer);
  });

  test('are charged now, at the renewal or never, and only prorated ones and unbilled ones can move the date', () => {
    const table = Object.entries(BILLING_MODES).map(([mode, { charged: when, movesDate }]) => [mode, when, movesDate]);
    expect(table).toEqual([
      ['prorated_immediately', 'now', true],
      ['full_immediately', 'now', false],
      ['prorated_next_billing_period', 'at renewal', true],
      ['full_next_billing_period', 'at renewal', false],
      ['do_not_bill', 'never', true],
    ]);
  });

  test('of a change and its reversal at the same time cancel each other exactly', () => {
    const quantities = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 6, maxLength: 6 });
    const itemsOf = (counts: readonly number[]) =>
      counts.flatMap((quantity, index) =>
        quantity === 0 ? [] : [item(`price ${index}`, 997 * (index + 1), quantity)],
      );
    const rate = fc.integer({ min: 0, max: 100_000 }).map((part) => (part / 100_000).toFixed(5));
    fc.assert(
      fc.property(quantities, quantities, rate, (one, other, left) => {
        const there = charged('prorated_immediately', itemsOf(one), itemsOf(other), left, '0.08875').totals;
        const back = charged('prorated_immediately', itemsOf(other), itemsOf(one), left, '0.08875').totals;
        expect(there.total + back.total).toBe(0n);
        expect(there.tax + back.tax).toBe(0n);
        for (const {
          item: { price },
          quantity,
        } of itemDifferences(itemsOf(one), itemsOf(other)))
          expect(quantity).toBe(other[Number(price.id.slice(6))]! - one[Number(price.id.slice(6))]!);
      }),
    );
  });
});
