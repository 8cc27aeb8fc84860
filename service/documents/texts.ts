import type { CurrencyCode, Duration, Period } from '@billing/types';

import { MINOR_DIGITS } from '../money/currencies.ts';
import { decimalText, parsedDecimal } from '../money/decimal.ts';
import { amountFormat } from '../money/format-amount.ts';
import { fraction, times } from '../money/fraction.ts';

// The documents are in English, so dates, numbers and amounts are as well, wherever the customer lives.
const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The day of a time, in UTC: `23 November 2026`. */
export function dateText(time: string): string {
  return DATE.format(new Date(time));
}

/** `1 November 2026 to 1 December 2026`. */
export function periodText({ starts_at, ends_at }: Period): string {
  return `${dateText(starts_at)} to ${dateText(ends_at)}`;
}

/** `1 month`, `30 days`. */
export function durationText({ frequency, interval }: Duration): string {
  return `${frequency} ${interval}${frequency === 1 ? '' : 's'}`;
}

/** `0.08875` is `8.875%`, with all its digits. */
export function percentText(rate: string): string {
  return `${decimalText(times(parsedDecimal(rate), fraction(100n)))}%`;
}

/**
 * A function that turns amounts of a currency into texts: `1999` is `€19.99`.
 *
 * @throws RangeError for a currency that the service doesn't have.
 */
export function amountTexts(currency: string): (amount: bigint | string) => string {
  if (!isCurrencyCode(currency)) throw new RangeError(`amounts of the currency ${currency} have no known format`);
  const format = amountFormat(currency, null);
  return (amount) => format(BigInt(amount));
}

function isCurrencyCode(code: string): code is CurrencyCode {
  return Object.hasOwn(MINOR_DIGITS, code);
}
