import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { secondRefundShare } from './fee-and-refund.ts';
import { secondPriceCart } from './price-cart.ts';
import { anyCart } from './random-cart.ts';
import { anyRefunds, refundedInTurn } from './random-refunds.ts';
import { type SecondTotals, noTotals, sumOf } from './second-cart.ts';

const RUNS = 2_000;

function addsUp({ subtotal, discount, tax, total }: SecondTotals): boolean {
  return subtotal - discount + tax === total;
}

function negated({ subtotal, discount, tax, total }: SecondTotals): SecondTotals {
  return { subtotal: -subtotal, discount: -discount, tax: -tax, total: -total };
}

test('the figures of a cart add up', () => {
  const property = fc.property(anyCart, (cart) => {
    const { lines, taxRatesUsed, totals } = secondPriceCart(cart);
    const { credit, creditToBalance, grandTotal, balance, ...rest } = totals;
    const counted = sumOf(lines.filter((_, index) => cart.lines[index]!.inTotals).map((line) => line.totals));
    expect(rest).toMatchObject(counted);
    expect(sumOf(taxRatesUsed.map((each) => each.totals))).toEqual(counted);
    expect([...lines.flatMap((line) => [line.totals, line.unitTotals]), totals].every(addsUp)).toBe(true);
    expect(totals.total - credit + creditToBalance).toBe(grandTotal);
    expect(grandTotal - cart.captured).toBe(balance);
  });
  fc.assert(property, { numRuns: RUNS });
});

test('a discount is between zero and the subtotal of its line', () => {
  const property = fc.property(anyCart, (cart) => {
    for (const [index, { totals }] of secondPriceCart(cart).lines.entries()) {
      const { subtotal, discount } = cart.lines[index]!.quantity > 0n ? totals : negated(totals);
      expect(discount >= 0n && discount <= subtotal).toBe(true);
    }
  });
  fc.assert(property, { numRuns: RUNS });
});

test('the tax of a line is never negative, and zero at the rate zero', () => {
  const property = fc.property(anyCart, (cart) => {
    for (const [index, { totals, unitTotals }] of secondPriceCart(cart).lines.entries()) {
      const { quantity, taxRate } = cart.lines[index]!;
      const taxes = [quantity > 0n ? totals.tax : -totals.tax, unitTotals.tax];
      expect(taxes.every((tax) => (taxRate.numerator === 0n ? tax === 0n : tax >= 0n))).toBe(true);
    }
  });
  fc.assert(property, { numRuns: RUNS });
});

test('a negated quantity negates every figure of its line', () => {
  const property = fc.property(anyCart, (cart) => {
    const discount = cart.discount?.type === 'flat' ? null : cart.discount;
    const opposite = cart.lines.map((line) => ({ ...line, quantity: -line.quantity }));
    const priced = secondPriceCart({ ...cart, discount });
    const expected = priced.lines.map(({ totals }) => negated(totals));
    expect(secondPriceCart({ ...cart, discount, lines: opposite }).lines.map(({ totals }) => totals)).toEqual(expected);
  });
  fc.assert(property, { numRuns: RUNS });
});

test('a flat discount is lost only where no line can take more', () => {
  const property = fc.property(anyCart, (cart) => {
    const flat = { type: 'flat', amount: 1_000n } as const;
    const lines = cart.lines.map((line) => ({ ...line, taxMode: 'external' as const }));
    const eligible = lines.map(({ discountable, inTotals, quantity }) => discountable && inTotals && quantity > 0n);
    const priced = secondPriceCart({ ...cart, lines, discount: flat }).lines.map(({ totals }) => totals);
    const { subtotal, discount } = sumOf(priced.filter((_, index) => eligible[index]));
    expect(discount).toBe(subtotal < flat.amount ? subtotal : flat.amount);
    expect(sumOf(priced.filter((_, index) => !eligible[index])).discount).toBe(0n);
  });
  fc.assert(property, { numRuns: RUNS });
});

test('the refunds of a line add up to the line', () => {
  const property = fc.property(anyRefunds, (refunds) => {
    const { line } = refunds;
    const made = refundedInTurn(secondRefundShare, refunds);
    fc.pre(made.length > 0);
    const sum = sumOf(made.map((refund) => ({ ...noTotals, ...refund })));
    expect(sum).toEqual({ subtotal: line.subtotal - line.discount, discount: 0n, tax: line.tax, total: line.total });
  });
  fc.assert(property, { numRuns: RUNS, maxSkipsPerRun: 1_000 });
});
