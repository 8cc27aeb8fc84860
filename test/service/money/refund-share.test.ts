import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Totals } from '../../../service/money/cart.ts';
import { parsedDecimal } from '../../../service/money/decimal.ts';
import { priceCart } from '../../../service/money/price-cart.ts';
import { type AdjustedShare, refundShare } from '../../../service/money/refund-share.ts';
import { NOTHING, added } from '../../../service/money/totals.ts';
import { cartOf, line, totals } from './carts.ts';

const LINE = { ...totals(10_000, 0, 887, 10_887), taxRate: parsedDecimal('0.08875') };

const asTotals = (share: AdjustedShare): Totals => ({ ...share, discount: 0n });

test('an amount with tax in it divides into net and tax', () => {
  expect(refundShare(LINE, NOTHING, 100n, 'internal')).toEqual({ subtotal: 92n, tax: 8n, total: 100n });
});

test('tax is added to an amount without tax', () => {
  const sale = { ...totals(10_000, 0, 2_000, 12_000), taxRate: parsedDecimal('0.2') };
  expect(refundShare(sale, NOTHING, 5_000n, 'external')).toEqual({ subtotal: 5_000n, tax: 1_000n, total: 6_000n });
});

test('the last of three equal refunds takes what the others left', () => {
  const shares: AdjustedShare[] = [];
  for (let adjusted = NOTHING; shares.length < 3; adjusted = added(adjusted, asTotals(shares.at(-1)!))) {
    shares.push(refundShare(LINE, adjusted, 3_629n, 'internal'));
  }
  expect(shares).toEqual([
    { subtotal: 3_333n, tax: 296n, total: 3_629n },
    { subtotal: 3_333n, tax: 296n, total: 3_629n },
    { subtotal: 3_334n, tax: 295n, total: 3_629n },
  ]);
});

test('refunds of any sizes add up to the line, and none takes more than is left', () => {
  const sizes = fc.array(fc.tuple(fc.integer({ min: 1, max: 400 }), fc.constantFrom('internal', 'external')), {
    maxLength: 20,
  });
  const sale = fc.record({
    unit: fc.integer({ min: 0, max: 900 }),
    quantity: fc.integer({ min: 1, max: 5 }),
    rate: fc.constantFrom('0', '0.08875', '0.19', '0.2', '0.999'),
    taxMode: fc.constantFrom('internal', 'external'),
    per: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(sale, sizes, ({ unit, quantity, rate, taxMode, per }, refunds) => {
      const item = line(unit, quantity, rate, taxMode);
      const discount = { type: 'percentage', share: parsedDecimal((per / 100).toFixed(2)) } as const;
      const sold = { ...priceCart(cartOf([item], { discount })).lines[0]!.totals, taxRate: item.taxRate };
      const net = sold.subtotal - sold.discount;
      fc.pre(sold.total > 0n);
      let adjusted = NOTHING;
      for (const [amount, mode] of [...refunds, [10_000, 'internal'] as const]) {
        if (adjusted.total === sold.total) break;
        const share = refundShare(sold, adjusted, BigInt(amount), mode);
        adjusted = added(adjusted, asTotals(share));
        expect(share.total).toBe(share.subtotal + share.tax);
        expect(share.subtotal >= 0n && share.tax >= 0n).toBe(true);
        expect(adjusted.tax <= sold.tax && adjusted.subtotal <= net).toBe(true);
      }
      expect([adjusted.subtotal, adjusted.tax, adjusted.total]).toEqual([net, sold.tax, sold.total]);
    }),
    { numRuns: 2_000 },
  );
});
