import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Totals } from '../../../service/money/cart.ts';
import { fraction } from '../../../service/money/fraction.ts';
import { priceCart } from '../../../service/money/price-cart.ts';
import { movedDateLines } from '../../../service/proration/moved-date.ts';
import { paidShare, priceChange } from '../../../service/proration/price-change.ts';
import { updateSummary } from '../../../service/proration/update-summary.ts';
import { cartOf, line, totals } from '../money/carts.ts';

const NONE = fraction(0n);
const TENTH = fraction(1n, 10n);

function pricedLines(...changes: Parameters<typeof priceChange>[0]): readonly Totals[] {
  return priceChange(changes).lines.map((each) => each.totals);
}

describe('the summary of a change', () => {
  test('of 20 new seats, a new item and five units less is a charge of 78,838', () => {
    const at = (unit: number, quantity: number) => ({
      line: line(unit, quantity, '0.08875', 'external', '0.90513'),
      discountShare: NONE,
    });
    const change = priceChange([at(25_000, 1), at(3_000, 20), at(1_000, -5)]);
    expect(change.totals).toMatchObject({ ...totals(72_410, 0, 6_428, 78_838), grandTotal: 78_838n });
    expect(updateSummary(change.lines.map((each) => each.totals))).toEqual({
      credit: -4_927n,
      charge: 83_765n,
      result: { action: 'charge', amount: 78_838n },
    });
  });

  test('of a downgrade is a credit, of which the next renewal of 4,000 and 800 of tax leaves 1,200 to pay', () => {
    const at = (unit: number, quantity: number) => ({
      line: line(unit, quantity, '0.2', 'external', '0.5'),
      discountShare: NONE,
    });
    const change = priceChange([at(10_000, -1), at(4_000, 1)]);
    expect(change.lines.map((each) => each.totals)).toEqual([
      totals(-5_000, 0, -1_000, -6_000),
      totals(2_000, 0, 400, 2_400),
    ]);
    expect(change.totals).toMatchObject({
      ...totals(-3_000, 0, -600, -3_600),
      creditToBalance: 3_600n,
      grandTotal: 0n,
    });
    expect(updateSummary(change.lines.map((each) => each.totals))).toEqual({
      credit: -6_000n,
      charge: 2_400n,
      result: { action: 'credit', amount: 3_600n },
    });
    const availableCredit = change.totals.creditToBalance;
    const renewal = priceCart(cartOf([line(4_000, 1, '0.2')], { availableCredit }));
    expect(renewal.totals).toMatchObject({ total: 4_800n, credit: 3_600n, grandTotal: 1_200n, balance: 1_200n });
  });

  test('of lines that cancel each other, or of none, is a charge of 0', () => {
    const nothing = { action: 'charge', amount: 0n };
    expect(updateSummary([{ total: 500n }, { total: -500n }])).toEqual({
      credit: -500n,
      charge: 500n,
      result: nothing,
    });
    expect(updateSummary([])).toEqual({ credit: 0n, charge: 0n, result: nothing });
  });
});

describe('a line of a change', () => {
  test('credits the discount and the tax rate that were paid, and charges those of today', () => {
    const paid = { line: line(10_000, -1, '0.2', 'external', '0.5'), discountShare: TENTH };
    const today = { line: line(10_000, 1, '0.25', 'external', '0.5'), discountShare: NONE };
    expect(pricedLines(paid, today)).toEqual([totals(-5_000, -500, -900, -5_400), totals(5_000, 0, 1_250, 6_250)]);
  });

  test('credits the whole of a paid line exactly, whatever its discount, tax mode and rate were', () => {
    const anyLine = fc.record({
      unit: fc.integer({ min: 1, max: 100_000 }),
      quantity: fc.integer({ min: 1, max: 50 }),
      rate: fc.constantFrom('0', '0.08875', '0.19', '0.2'),
      percent: fc.bigInt(0n, 100n),
    });
    fc.assert(
      fc.property(anyLine, ({ unit, quantity, rate, percent }) => {
        const discountShare = fraction(percent, 100n);
        const paid = { line: line(unit, quantity, rate), discountShare };
        const credited = { line: line(unit, -quantity, rate), discountShare };
        expect(priceChange([paid, credited]).totals).toMatchObject(totals(0, 0, 0, 0));
      }),
    );
  });

  test('takes the share of a flat discount that was paid', () => {
    expect(paidShare({ subtotal: 30_000n, discount: 3_750n })).toEqual(fraction(3_750n, 30_000n));
    expect(paidShare({ subtotal: 0n, discount: 0n })).toEqual(NONE);
    const discountShare = paidShare({ subtotal: 10_000n, discount: 1_250n });
    expect(pricedLines({ line: line(10_000, -1, '0.08875'), discountShare })).toEqual([
      totals(-10_000, -1_250, -777, -9_527),
    ]);
  });
});

describe('a billing date', () => {
  const period = { starts_at: '2026-04-01T00:00:00.000000Z', ends_at: '2026-05-01T00:00:00.000000Z' };
  const seats = { quantity: 10 };
  const moved = (to: string) =>
    movedDateLines([seats], period, to).map(({ quantity, rate }) => [quantity, rate.text] as const);

  test.each([
    ['2026-05-16T00:00:00.000000Z', 'later', [[10, '0.5']]],
    ['2026-06-30T00:00:00.000000Z', 'two periods later', [[10, '2']]],
    ['2026-04-22T00:00:00.000000Z', 'sooner', [[-10, '0.3']]],
    [period.ends_at, 'to the same time', []],
    ['2026-05-01T00:00:59.999999Z', 'within the same minute', []],
  ])('that moves to %s, %s, charges or credits all items for the time between', (to, _, lines) => {
    expect(moved(to)).toEqual(lines);
  });
});
