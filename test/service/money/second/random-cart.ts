import * as fc from 'fast-check';

import { grossOf } from './line-totals.ts';
import { floor, plus, type Rational, zero } from './rational.ts';
import type { SecondCart, SecondDiscount, SecondLine } from './second-cart.ts';

const MILLION = 1_000_000n;

/**
 * Amounts in minor units of any currency: usual ones, tiny ones, where each rounding shows, and ones beyond
 * the exact range of floats.
 */
export const anyAmount = fc.oneof(
  { weight: 4, arbitrary: fc.bigInt(0n, 100_000n) },
  { weight: 3, arbitrary: fc.bigInt(0n, 12n) },
  // Multiples of 5, 50 and 500 make ties with usual rates and shares.
  { weight: 3, arbitrary: fc.bigInt(0n, 400n).map((amount) => amount * 5n) },
  { weight: 1, arbitrary: fc.bigInt(0n, 10n ** 20n) },
);

/** Also unreduced fractions, as a parser of decimals makes them: `0.20` is 20/100. */
function fractions(texts: readonly string[]): readonly Rational[] {
  return texts.map((text) => {
    const decimals = text.split('.')[1] ?? '';
    return { numerator: BigInt(text.replace('.', '')), denominator: 10n ** BigInt(decimals.length) };
  });
}

const anyTaxRate: fc.Arbitrary<Rational> = fc.oneof(
  fc.constantFrom(...fractions(['0', '0.2', '0.20', '0.19', '0.1', '0.08875', '0.07', '0.055', '0.25', '0.5', '1'])),
  fc.bigInt(0n, MILLION).map((numerator) => ({ numerator, denominator: MILLION })),
);

const anyProration: fc.Arbitrary<Rational> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ numerator: 1n, denominator: 1n }) },
  { weight: 1, arbitrary: fc.constantFrom(...fractions(['0.5', '0.25', '0.90513', '0.62305', '1.0', '0.00001'])) },
  { weight: 2, arbitrary: fc.bigInt(1n, 130_000n).map((numerator) => ({ numerator, denominator: 100_000n })) },
);

const anyQuantity = fc.oneof(
  { weight: 5, arbitrary: fc.bigInt(1n, 12n) },
  { weight: 1, arbitrary: fc.constantFrom(100n, 999_999n) },
  { weight: 2, arbitrary: fc.bigInt(-12n, -1n) },
);

const mostlyTrue = fc.nat(5).map((drawn) => drawn < 5);

export const anyLine: fc.Arbitrary<SecondLine> = fc.record({
  unitAmount: anyAmount,
  quantity: anyQuantity,
  taxMode: fc.constantFrom('external', 'internal'),
  taxRate: anyTaxRate,
  proration: anyProration,
  discountable: mostlyTrue,
  inTotals: mostlyTrue,
});

export const anyShare: fc.Arbitrary<Rational> = fc.oneof(
  fc.constantFrom(...fractions(['0.1', '0.10', '0.5', '0.15', '0.333', '0.999999', '1'])),
  fc.bigInt(1n, MILLION).map((numerator) => ({ numerator, denominator: MILLION })),
);

const anyDiscount: fc.Arbitrary<SecondDiscount | null> = fc.oneof(
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('percentage'), share: anyShare }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('flat'), amount: anyAmount }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('flat_per_seat'), amount: anyAmount }) },
);

const mostlyNone = fc.oneof({ weight: 2, arbitrary: fc.constant(0n) }, { weight: 1, arbitrary: anyAmount });

const anyCredit = { availableCredit: mostlyNone, captured: mostlyNone };

const anyMixedCart: fc.Arbitrary<SecondCart> = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
  discount: anyDiscount,
  ...anyCredit,
});

/** A flat discount of about all that the lines cost: only then a line's part can be more than the line. */
const anyAlmostFreeCart: fc.Arbitrary<SecondCart> = fc
  .record({
    lines: fc.array(
      anyLine.map((line) => ({ ...line, unitAmount: line.unitAmount % 4n, discountable: true, inTotals: true })),
      { minLength: 2, maxLength: 8 },
    ),
    difference: fc.bigInt(-3n, 1n),
    ...anyCredit,
  })
  .map(({ lines, difference, ...credit }) => {
    const positive = lines.filter(({ quantity }) => quantity > 0n);
    const amount = floor(positive.map(grossOf).reduce(plus, zero)) + difference;
    return { ...credit, lines, discount: { type: 'flat', amount: amount > 0n ? amount : 1n } };
  });

/** Carts of 1 to 8 lines with everything that the arithmetic distinguishes. */
export const anyCart: fc.Arbitrary<SecondCart> = fc.oneof(
  { weight: 9, arbitrary: anyMixedCart },
  { weight: 1, arbitrary: anyAlmostFreeCart },
);
