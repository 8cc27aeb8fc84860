import { grossOf } from './line-totals.ts';
import { type Rational, dividedBy, floor, isLess, minus, plus, rounded, times, whole, zero } from './rational.ts';
import type { SecondCart } from './second-cart.ts';

interface Share {
  readonly index: number;
  readonly gross: Rational;
  /** The part of the discount that a line can take. */
  readonly most: bigint;
}

/**
 * The part of each line in a flat discount, in the order of the lines. What a line can't take goes to lines
 * that can take more; what no line can take is lost.
 */
export function flatParts({ lines, discount }: SecondCart): readonly bigint[] {
  const parts = lines.map(() => 0n);
  if (discount?.type !== 'flat') return parts;
  let takers = lines
    .map((line, index): Share => ({ index, gross: grossOf(line), most: rounded(grossOf(line)) }))
    .filter(({ index }) => {
      const line = lines[index]!;
      return line.discountable && line.inTotals && line.quantity > 0n;
    });
  if (!takers.some(({ gross }) => isLess(zero, gross))) return parts;
  let left = discount.amount;
  while (left > 0n && takers.length > 0) {
    const spread = inProportion(left, takers);
    left = 0n;
    for (const [position, { index, most }] of takers.entries()) {
      const wanted = parts[index]! + spread[position]!;
      parts[index] = wanted < most ? wanted : most;
      left += wanted - parts[index]!;
    }
    takers = takers.filter(({ index, most }) => parts[index]! < most);
  }
  return parts;
}

/**
 * Spreads whole units in proportion to gross; those that remain go to the largest remainders, of equal ones
 * to the earlier line.
 */
function inProportion(amount: bigint, shares: readonly Share[]): readonly bigint[] {
  const sum = shares.map(({ gross }) => gross).reduce(plus, zero);
  const exact = shares.map(({ gross }) => dividedBy(times(whole(amount), gross), sum));
  const units = exact.map(floor);
  const remainders = exact.map((each, position) => minus(each, whole(units[position]!)));
  let remaining = amount - units.reduce((a, b) => a + b, 0n);
  const done = new Set<number>();
  while (remaining > 0n) {
    let best: number | undefined;
    for (const position of shares.keys()) {
      if (done.has(position)) continue;
      if (best === undefined || isLess(remainders[best]!, remainders[position]!)) best = position;
    }
    units[best!]! += 1n;
    done.add(best!);
    remaining -= 1n;
  }
  return units;
}
