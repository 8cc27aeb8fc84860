import * as fc from 'fast-check';
import { test } from 'vitest';

import { feeOf } from '../../../service/money/fee.ts';
import { priceCart } from '../../../service/money/price-cart.ts';
import { refundShare } from '../../../service/money/refund-share.ts';
import { isLongRun } from '../../support/suite-length.ts';
import { secondFeeOf, secondRefundShare } from './second/fee-and-refund.ts';
import { figuresOf } from './second/figures.ts';
import { secondPriceCart } from './second/price-cart.ts';
import { anyAmount, anyCart, anyShare } from './second/random-cart.ts';
import { anyRefunds, refundedInTurn } from './second/random-refunds.ts';

const CARTS = isLongRun ? 1_000_000 : 20_000;
const OTHERS = CARTS / 10;

/** fast-check reports the seed and a shrunk counterexample; `MONEY_SEED` repeats a run. */
function expectEqual<Value>(
  runs: number,
  values: fc.Arbitrary<Value>,
  compute: (value: Value) => [string, string],
): void {
  const seed = process.env['MONEY_SEED'];
  const property = fc.property(values, (value) => {
    const [first, second] = compute(value);
    // `expect` would take longer than both implementations together.
    if (first !== second) throw new Error(`service/money:\n${first}\n\nsecond implementation:\n${second}`);
  });
  fc.assert(property, { numRuns: runs, ...(seed === undefined ? {} : { seed: Number(seed) }) });
}

/** Figures as text, in the order of their names. */
function shown(figures: object): string {
  return Object.entries(figures)
    .sort()
    .map(([name, figure]) => `${name} ${figure}`)
    .join(', ');
}

test(`both implementations price ${CARTS} random carts equally`, { timeout: 600_000 }, () => {
  expectEqual(CARTS, anyCart, (cart) => [figuresOf(priceCart(cart)), figuresOf(secondPriceCart(cart))]);
});

test(`both implementations compute the fee and earnings of ${OTHERS} random carts equally`, () => {
  const anyFee = fc.record({
    total: anyAmount,
    taxed: anyShare,
    fee: fc.record({ share: anyShare, fixed: anyAmount }),
  });
  expectEqual(OTHERS, anyFee, ({ total, taxed, fee }) => {
    const tax = (total * taxed.numerator) / taxed.denominator;
    const totals = { subtotal: total - tax, discount: 0n, tax, total };
    return [shown(feeOf(totals, fee)), shown(secondFeeOf(totals, fee))];
  });
});

test(`both implementations refund ${OTHERS} random lines in the same parts, which add up to the line`, () => {
  expectEqual(OTHERS, anyRefunds, (refunds) => {
    const [first, second] = [refundShare, secondRefundShare].map((share) => refundedInTurn(share, refunds));
    return [first!.map(shown).join('\n'), second!.map(shown).join('\n')];
  });
});
