import { describe, expect, test } from 'vitest';

import type { CartDiscount, Totals } from '../../../service/money/cart.ts';
import { feeOf } from '../../../service/money/fee.ts';
import { fraction } from '../../../service/money/fraction.ts';
import { priceCart } from '../../../service/money/price-cart.ts';
import { cartOf, line, totals } from './carts.ts';

/** Sales tax of New York City. */
const NEW_YORK = '0.08875';

const PER_CENT_10: CartDiscount = { type: 'percentage', share: fraction(10n, 100n) };

function onlyLine(...cart: Parameters<typeof cartOf>): Totals {
  return priceCart(cartOf(...cart)).lines[0]!.totals;
}

describe('a line has the figures that are published for it', () => {
  test.each([
    ['3,000 × 10', line(3_000, 10, NEW_YORK), totals(30_000, 0, 2_662, 32_662)],
    ['10,000 × 1, whose tax is a tie', line(10_000, 1, NEW_YORK), totals(10_000, 0, 887, 10_887)],
    ['19,900 × 1', line(19_900, 1, NEW_YORK), totals(19_900, 0, 1_766, 21_666)],
    ['2,409 × 10 at 20 %', line(2_409, 10, '0.2'), totals(24_090, 0, 4_818, 28_908)],
    ['1,000 with 10 % of tax in it', line(1_000, 1, '0.1', 'internal'), totals(909, 0, 91, 1_000)],
    ['999 × 3 with 19 % of tax in it', line(999, 3, '0.19', 'internal'), totals(2_518, 0, 479, 2_997)],
  ])('%s', (_, item, expected) => {
    expect(onlyLine([item])).toEqual(expected);
  });

  test.each([
    ['10 % of 50,000 × 50', line(50_000, 50, NEW_YORK), PER_CENT_10, totals(2_500_000, 250_000, 199_687, 2_449_687)],
    ['10 % of 1,000 with tax in it', line(1_000, 1, '0.2', 'internal'), PER_CENT_10, totals(833, 83, 150, 900)],
    [
      'flat 1,000 of 10,000 with tax in it',
      line(10_000, 1, '0.2', 'internal'),
      { type: 'flat', amount: 1_000n } as const,
      totals(8_333, 833, 1_500, 9_000),
    ],
    [
      '500 for each of 10 seats',
      line(1_000, 10, '0.2'),
      { type: 'flat_per_seat', amount: 500n } as const,
      totals(10_000, 5_000, 1_000, 6_000),
    ],
  ])('%s', (_, item, discount, expected) => {
    expect(onlyLine([item], { discount })).toEqual(expected);
  });

  test('unit totals are computed from one unit and do not multiply up', () => {
    expect(priceCart(cartOf([line(3_000, 10, NEW_YORK)])).lines[0]!.unitTotals).toEqual(totals(3_000, 0, 266, 3_266));
    expect(priceCart(cartOf([line(999, 3, '0.19', 'internal')])).lines[0]!.unitTotals).toEqual(
      totals(839, 0, 160, 999),
    );
  });
});

describe('a discount never leaves a negative tax, and no tax at the rate 0', () => {
  const half: CartDiscount = { type: 'percentage', share: fraction(50n, 100n) };
  const seat: CartDiscount = { type: 'flat_per_seat', amount: 2n };
  const thirty: CartDiscount = { type: 'percentage', share: fraction(30n, 100n) };

  test.each([
    ['50 % of 199, where both halves are ties', line(199, 1, '0'), half, totals(199, 99, 0, 100)],
    ['10 % of 2,505, where both parts are ties', line(2_505, 1, '0'), PER_CENT_10, totals(2_505, 250, 0, 2_255)],
    ['50 % of a prorated 10.6', line(106, 1, '0', 'external', '0.1'), half, totals(11, 5, 0, 6)],
    ['2 of a prorated unit below a half', line(1, 1, '0.296647', 'external', '0.38561'), seat, totals(0, 0, 0, 0)],
    ['30 % of a prorated unit below a half', line(1, 1, '0.2', 'external', '0.49'), thirty, totals(0, 0, 0, 0)],
    ['no discount of the same', line(1, 1, '0.2', 'external', '0.49'), null, totals(0, 0, 1, 1)],
  ])('%s', (_, item, discount, expected) => {
    expect(onlyLine([item], { discount })).toEqual(expected);
  });
});

test('the totals of a transaction are the sums of its three lines', () => {
  const lines = [line(3_000, 10, NEW_YORK), line(10_000, 1, NEW_YORK), line(19_900, 1, NEW_YORK)];
  expect(priceCart(cartOf(lines)).totals).toMatchObject(totals(59_900, 0, 5_315, 65_215));
});

test('a flat discount is spread over two lines in proportion to their prices', () => {
  const lines = [line(10_000, 1, NEW_YORK), line(3_000, 10, NEW_YORK)];
  expect(
    priceCart(cartOf(lines, { discount: { type: 'flat', amount: 5_000n } })).lines.map(({ totals }) => totals),
  ).toEqual([totals(10_000, 1_250, 777, 9_527), totals(30_000, 3_750, 2_330, 28_580)]);
});

test('the largest remainder gets the unit that is left of a flat discount', () => {
  const lines = [line(333, 1, '0'), line(333, 1, '0'), line(334, 1, '0')];
  const priced = priceCart(cartOf(lines, { discount: { type: 'flat', amount: 100n } }));
  expect(priced.lines.map(({ totals }) => totals.discount)).toEqual([33n, 33n, 34n]);
});

test.each([
  ['a percentage of 100', { type: 'percentage', share: fraction(100n, 100n) }],
  ['a flat discount of the whole price', { type: 'flat', amount: 30_000n }],
  ['a flat discount of the whole price of each seat', { type: 'flat_per_seat', amount: 3_000n }],
] as const)('%s leaves neither tax nor total', (_, discount) => {
  for (const taxMode of ['external', 'internal'] as const) {
    const { subtotal, ...rest } = onlyLine([line(3_000, 10, NEW_YORK, taxMode)], { discount });
    expect(rest).toEqual({ discount: subtotal, tax: 0n, total: 0n });
  }
});

describe('prorated lines', () => {
  const rate = '0.90513';
  const change = priceCart(
    cartOf([
      line(25_000, 1, NEW_YORK, 'external', rate),
      line(3_000, 20, NEW_YORK, 'external', rate),
      line(1_000, -5, NEW_YORK, 'external', rate),
    ]),
  );

  test('have the published figures of a change of a subscription', () => {
    expect(change.lines.map(({ totals }) => totals)).toEqual([
      totals(22_628, 0, 2_009, 24_637),
      totals(54_308, 0, 4_820, 59_128),
      totals(-4_526, 0, -401, -4_927),
    ]);
    expect(change.totals).toMatchObject(totals(72_410, 0, 6_428, 78_838));
    expect(change.taxRatesUsed).toEqual([
      { taxRate: fraction(8_875n, 100_000n), totals: totals(72_410, 0, 6_428, 78_838) },
    ]);
  });

  test('that credit more than they charge leave the rest to the balance of the customer', () => {
    const downgrade = priceCart(
      cartOf([line(10_000, -1, '0.2', 'external', '0.5'), line(4_000, 1, '0.2', 'external', '0.5')]),
    );
    expect(downgrade.lines.map(({ totals }) => totals)).toEqual([
      totals(-5_000, 0, -1_000, -6_000),
      totals(2_000, 0, 400, 2_400),
    ]);
    expect(downgrade.totals).toEqual({
      ...totals(-3_000, 0, -600, -3_600),
      credit: 0n,
      creditToBalance: 3_600n,
      grandTotal: 0n,
      grandTotalTax: 0n,
      balance: 0n,
    });
    expect(priceCart(cartOf([line(4_000, 1, '0.2')], { availableCredit: 3_600n })).totals).toMatchObject({
      total: 4_800n,
      credit: 3_600n,
      grandTotal: 1_200n,
    });
  });
});

test('the tax of the grand total is in proportion to what credit leaves', () => {
  expect(priceCart(cartOf([line(10_000, 1, '0.2')], { availableCredit: 3_000n })).totals).toMatchObject({
    credit: 3_000n,
    grandTotal: 9_000n,
    grandTotalTax: 1_500n,
  });
});

test.each([
  [totals(59_900, 0, 5_315, 65_215), 3_311n, 56_589n],
  [totals(40_000, 0, 7_600, 47_600), 2_430n, 37_570n],
  [totals(1_000, 0, 0, 1_000), 100n, 900n],
])('the fee of %o is 5 % and 50', (of, fee, earnings) => {
  expect(feeOf(of, { share: fraction(5n, 100n), fixed: 50n })).toEqual({ fee, earnings });
});
