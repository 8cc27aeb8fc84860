import { describe, expect, test } from 'vitest';

import { secondFeeOf, secondRefundShare } from './fee-and-refund.ts';
import { decimal, goldenCarts, line } from './golden.ts';
import { secondPriceCart } from './price-cart.ts';
import { rounded } from './rational.ts';
import { noTotals, type SecondTotals } from './second-cart.ts';

function shown({ subtotal, discount, tax, total }: SecondTotals): string {
  return `${subtotal} / ${discount} / ${tax} / ${total}`;
}

function totals(subtotal: bigint, tax: bigint): SecondTotals {
  return { subtotal, discount: 0n, tax, total: subtotal + tax };
}

const unpaid = { discount: null, availableCredit: 0n, captured: 0n } as const;

describe('the second implementation of the money arithmetic', () => {
  test.each(goldenCarts)('prices $name', ({ lines, discount = null, expected, units, total }) => {
    const priced = secondPriceCart({ ...unpaid, lines, discount });
    expect(priced.lines.map((each) => shown(each.totals))).toEqual(expected);
    const unitTotals = priced.lines.map((each) => shown(each.unitTotals));
    expect(unitTotals).toEqual(units ?? unitTotals);
    expect(shown(priced.totals)).toBe(total ?? shown(priced.totals));
  });

  test.each([
    ['887.5', 887n],
    ['2662.5', 2_662n],
    ['199687.5', 199_687n],
    ['2008.2', 2_008n],
    ['0.500001', 1n],
  ])('rounds %s, and its negative, to the nearest integer and ties toward zero', (text, integer) => {
    const { numerator, denominator } = decimal(text);
    expect(rounded({ numerator, denominator })).toBe(integer);
    expect(rounded({ numerator: -numerator, denominator })).toBe(-integer);
  });

  test('reports the credit that a downgrade leaves, and uses it for the next renewal', () => {
    const half = { proration: decimal('0.5') };
    const downgrade = [line(10_000n, -1n, '0.2', half), line(4_000n, 1n, '0.2', half)];
    expect(secondPriceCart({ ...unpaid, lines: downgrade }).totals).toMatchObject({
      creditToBalance: 3_600n,
      grandTotal: 0n,
      balance: 0n,
    });
    const renewal = [line(4_000n, 1n, '0.2')];
    expect(secondPriceCart({ ...unpaid, lines: renewal, availableCredit: 3_600n }).totals).toMatchObject({
      total: 4_800n,
      credit: 3_600n,
      grandTotal: 1_200n,
    });
  });

  test('reduces the tax of the grand total in proportion to the credit', () => {
    const cart = { ...unpaid, lines: [line(10_000n, 1n, '0.2')], availableCredit: 3_000n, captured: 1_000n };
    expect(secondPriceCart(cart).totals).toMatchObject({ grandTotal: 9_000n, grandTotalTax: 1_500n, balance: 8_000n });
  });

  test.each([
    [totals(59_900n, 5_315n), 3_311n, 56_589n],
    [totals(40_000n, 7_600n), 2_430n, 37_570n],
    [totals(1_000n, 0n), 100n, 900n],
  ])('computes the published fee and earnings of %o', (of, fee, earnings) => {
    expect(secondFeeOf(of, { share: decimal('0.05'), fixed: 50n })).toEqual({ fee, earnings });
  });

  test('takes tax out of an internal refund, and adds it to an external one', () => {
    const large = { ...totals(10_000n, 887n), taxRate: decimal('0.08875') };
    expect(secondRefundShare(large, noTotals, 100n, 'internal')).toEqual({ subtotal: 92n, tax: 8n, total: 100n });
    const other = { ...totals(10_000n, 2_000n), taxRate: decimal('0.2') };
    const external = secondRefundShare(other, noTotals, 5_000n, 'external');
    expect(external).toEqual({ subtotal: 5_000n, tax: 1_000n, total: 6_000n });
  });

  test('the last of three refunds takes what is left', () => {
    const refunded = { ...totals(10_000n, 887n), taxRate: decimal('0.08875') };
    let adjusted = noTotals;
    const refunds = [3_629n, 3_629n, 3_629n].map((amount) => {
      const share = secondRefundShare(refunded, adjusted, amount, 'internal');
      adjusted = totals(adjusted.subtotal + share.subtotal, adjusted.tax + share.tax);
      return `${share.subtotal} + ${share.tax}`;
    });
    expect(refunds).toEqual(['3333 + 296', '3333 + 296', '3334 + 295']);
  });
});
