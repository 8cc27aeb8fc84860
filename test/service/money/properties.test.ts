import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Cart, CartDiscount, CartLine, Totals } from '../../../service/money/cart.ts';
import { parsedDecimal } from '../../../service/money/decimal.ts';
import { fraction, rounded } from '../../../service/money/fraction.ts';
import { grossOf } from '../../../service/money/line-totals.ts';
import { priceCart } from '../../../service/money/price-cart.ts';
import { NOTHING, added, negated } from '../../../service/money/totals.ts';

const amount = fc.oneof(fc.bigInt(0n, 5n), fc.bigInt(0n, 200_000n), fc.bigInt(0n, 10n ** 15n - 1n));

const anyLine: fc.Arbitrary<CartLine> = fc.record({
  unitAmount: amount,
  quantity: fc.bigInt(-40n, 40n).filter((quantity) => quantity !== 0n),
  taxMode: fc.constantFrom('external', 'internal'),
  taxRate: fc.constantFrom('0', '0.05', '0.08875', '0.19', '0.2', '0.25').map(parsedDecimal),
  proration: fc.oneof(
    fc.constant(fraction(1n)),
    fc.bigInt(1n, 99_999n).map((part) => fraction(part, 100_000n)),
  ),
  discountable: fc.boolean(),
  inTotals: fc.boolean(),
});

const anyDiscount: fc.Arbitrary<CartDiscount> = fc.oneof(
  fc.record({ type: fc.constant('percentage'), share: fc.bigInt(1n, 10_000n).map((part) => fraction(part, 10_000n)) }),
  fc.record({ type: fc.constantFrom('flat', 'flat_per_seat'), amount }),
);

const anyCart: fc.Arbitrary<Cart> = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 12 }),
  discount: fc.option(anyDiscount),
  availableCredit: amount,
  captured: amount,
});

function forAnyCart(check: (cart: Cart) => void): void {
  fc.assert(fc.property(anyCart, check), { numRuns: 2_000 });
}

const netAndTax = ({ subtotal, discount, tax }: Totals): bigint => subtotal - discount + tax;

test('on each line and in the totals, the total is the subtotal less the discount plus tax', () => {
  forAnyCart((cart) => {
    const { lines, totals, taxRatesUsed } = priceCart(cart);
    const all = [
      totals,
      ...[...lines, ...taxRatesUsed].map((each) => each.totals),
      ...lines.map((each) => each.unitTotals),
    ];
    for (const each of all) expect(each.total).toBe(netAndTax(each));
  });
});

test('the totals, and those of the tax rates together, are the sums of the lines that count', () => {
  forAnyCart((cart) => {
    const { lines, totals, taxRatesUsed } = priceCart(cart);
    const counted = lines.filter((_, index) => cart.lines[index]!.inTotals);
    expect(totals).toMatchObject(counted.reduce((sum, line) => added(sum, line.totals), NOTHING));
    expect(taxRatesUsed.reduce((sum, used) => added(sum, used.totals), NOTHING)).toEqual(
      counted.reduce((sum, line) => added(sum, line.totals), NOTHING),
    );
  });
});

test('credit, the grand total and payments explain the balance', () => {
  forAnyCart((cart) => {
    const { totals } = priceCart(cart);
    expect(totals.total - totals.credit + totals.creditToBalance).toBe(totals.grandTotal);
    expect(totals.balance).toBe(totals.grandTotal - cart.captured);
    expect(totals.credit <= cart.availableCredit && totals.credit >= 0n && totals.grandTotal >= 0n).toBe(true);
  });
});

test('a line of positive quantity has a discount between zero and its subtotal, and no negative tax', () => {
  forAnyCart((cart) => {
    const positive = priceCart(cart).lines.filter((_, index) => cart.lines[index]!.quantity > 0n);
    for (const { totals } of positive) {
      expect(totals.discount >= 0n && totals.discount <= totals.subtotal && totals.tax >= 0n).toBe(true);
    }
  });
});

test('a line has no tax at the rate 0, nor when the discount is the whole subtotal', () => {
  forAnyCart((cart) => {
    const untaxed = priceCart({ ...cart, lines: cart.lines.map((line) => ({ ...line, taxRate: fraction(0n) })) });
    expect(untaxed.lines.filter(({ totals }) => totals.tax !== 0n)).toEqual([]);
    const free = priceCart(cart).lines.filter(
      ({ totals }) => totals.subtotal !== 0n && totals.discount === totals.subtotal,
    );
    expect(free.filter(({ totals }) => totals.tax !== 0n || totals.total !== 0n)).toEqual([]);
  });
});

test('negating the quantity negates every figure', () => {
  forAnyCart(({ discount, ...cart }) => {
    const kept = discount?.type === 'flat' ? null : discount;
    const lines = cart.lines.map((line) => ({ ...line, quantity: -line.quantity }));
    expect(priceCart({ ...cart, discount: kept, lines }).lines.map(({ totals }) => totals)).toEqual(
      priceCart({ ...cart, discount: kept }).lines.map(({ totals }) => negated(totals)),
    );
  });
});

test('a line without discount has its rounded price as the subtotal, or as the total when it contains tax', () => {
  forAnyCart(({ lines, ...cart }) => {
    for (const [index, { totals }] of priceCart({ ...cart, lines, discount: null }).lines.entries()) {
      const line = lines[index]!;
      expect(line.taxMode === 'external' ? totals.subtotal : totals.total).toBe(rounded(grossOf(line)));
      expect(totals.tax * line.quantity >= 0n).toBe(true);
    }
  });
});

test('a flat discount is taken whole, unless it is larger than what its lines can take', () => {
  const cart = fc.record({ lines: fc.array(anyLine, { minLength: 1, maxLength: 12 }), amount });
  fc.assert(
    fc.property(cart, ({ lines, amount }) => {
      // Without tax, the discount of a line is the part of the flat one.
      const untaxed = lines.map((line) => ({ ...line, taxRate: fraction(0n) }));
      const takers = untaxed.filter((line) => line.discountable && line.inTotals && line.quantity > 0n);
      const most = takers.reduce((sum, line) => sum + rounded(grossOf(line)), 0n);
      const flat: Cart = { lines: untaxed, discount: { type: 'flat', amount }, availableCredit: 0n, captured: 0n };
      expect(priceCart(flat).totals.discount).toBe(amount < most ? amount : most);
    }),
    { numRuns: 2_000 },
  );
});
