import type { CartLine } from './cart.ts';
import { rounded } from './fraction.ts';
import { grossOf } from './line-totals.ts';

interface Share {
  readonly index: number;
  /** The unrounded price of the line, as an integer in a unit that all lines have in common. */
  readonly weight: bigint;
  /** What the line can still take. */
  readonly capacity: bigint;
}

/**
 * Spreads a flat discount over the lines that it applies to, in proportion to their unrounded prices and in
 * whole units: the largest remainders get one more, of equal ones the earlier line's. No line takes more
 * than its rounded price. What a line can't take goes to the others in the same way; what none can take is
 * lost.
 *
 * @returns the discount of each line, in the order of `lines`.
 */
export function spreadFlat(lines: readonly CartLine[], amount: bigint): readonly bigint[] {
  const spread = lines.map(() => 0n);
  let left = amount;
  let shares = sharesOf(lines);
  while (left > 0n && shares.length > 0) {
    const parts = partsOf(shares, left);
    const taken = shares.map(({ capacity }, position) => (parts[position]! < capacity ? parts[position]! : capacity));
    for (const [position, { index }] of shares.entries()) spread[index]! += taken[position]!;
    left -= taken.reduce((sum, part) => sum + part, 0n);
    shares = shares
      .map((share, position) => ({ ...share, capacity: share.capacity - taken[position]! }))
      .filter(({ capacity }) => capacity > 0n);
  }
  return spread;
}

function sharesOf(lines: readonly CartLine[]): readonly Share[] {
  const eligible = lines.flatMap((line, index) => {
    const gross = grossOf(line);
    return line.discountable && line.inTotals && gross.numerator > 0n ? [{ index, gross }] : [];
  });
  const unit = eligible.reduce((product, { gross }) => leastCommonMultiple(product, gross.denominator), 1n);
  return eligible.map(({ index, gross }) => ({
    index,
    weight: gross.numerator * (unit / gross.denominator),
    capacity: rounded(gross),
  }));
}

/** Divides an amount in proportion to the weights. The parts add up to the amount. */
export function partsOf(shares: readonly Pick<Share, 'weight'>[], amount: bigint): readonly bigint[] {
  const sum = shares.reduce((total, { weight }) => total + weight, 0n);
  const parts = shares.map(({ weight }) => (amount * weight) / sum);
  const missing = amount - parts.reduce((total, part) => total + part, 0n);
  const byRemainder = shares
    .map(({ weight }, position) => ({ position, remainder: (amount * weight) % sum }))
    // Equal ones stay in the order of the lines.
    .sort((a, b) => Number(b.remainder - a.remainder));
  for (const { position } of byRemainder.slice(0, Number(missing))) parts[position]! += 1n;
  return parts;
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  return (a / greatestCommonDivisor(a, b)) * b;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}
