import type { BillingPeriod } from '../billing-cycles/billing-period.ts';
import { decimalText } from '../money/decimal.ts';
import { type Fraction, fraction, rounded } from '../money/fraction.ts';
import type { Timestamp } from '../storage/columns.ts';

/**
 * A part of a billing period. The amounts are computed from the five decimals that are shown, so a reader
 * can compute them again.
 */
export interface ProrationRate {
  /** A decimal such as `0.90513`. */
  readonly text: string;
  readonly value: Fraction;
}

/** The rate of a whole period. */
export const WHOLE_PERIOD: ProrationRate = { text: '1', value: fraction(1n) };

/** The rate of what is not charged at all. */
export const NO_PART: ProrationRate = { text: '0', value: fraction(0n) };

const DECIMALS = 100_000n;
const MINUTE_MS = 60_000;

/** The part of a period that is left, to the minute: seconds are cut off. 0 outside of the period. */
export function rateLeft(period: BillingPeriod, at: Timestamp): ProrationRate {
  return at < period.starts_at || at > period.ends_at ? rateOf(0n, 1n) : rateBetween(period, at, period.ends_at);
}

/**
 * The length of the time from `start` to `end` as a part of a period; more than 1 when it is longer than the
 * period.
 */
export function rateBetween(period: BillingPeriod, start: Timestamp, end: Timestamp): ProrationRate {
  return rateOf(minuteOf(end) - minuteOf(start), minuteOf(period.ends_at) - minuteOf(period.starts_at));
}

function rateOf(minutes: bigint, ofMinutes: bigint): ProrationRate {
  // A period within one minute has no minutes to divide, so all of it counts.
  if (ofMinutes <= 0n) return WHOLE_PERIOD;
  const value = fraction(rounded(fraction(minutes * DECIMALS, ofMinutes)), DECIMALS);
  return { text: decimalText(value), value };
}

function minuteOf(at: Timestamp): bigint {
  return BigInt(Math.floor(Date.parse(at) / MINUTE_MS));
}
