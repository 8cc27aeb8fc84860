import { fraction, rounded } from '../money/fraction.ts';

const DECIMALS = 6;

/** A share as a decimal with six decimals, `0.000000` of nothing. */
export function conversionRate(completed: number, count: number): string {
  if (count === 0) return `0.${'0'.repeat(DECIMALS)}`;
  const millionths = rounded(fraction(BigInt(completed) * 10n ** BigInt(DECIMALS), BigInt(count)));
  const digits = String(millionths).padStart(DECIMALS + 1, '0');
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
}
