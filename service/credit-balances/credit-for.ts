import type { CurrencyCode } from '@billing/types';

import { MINIMUM_CHARGE } from '../money/minimum-charge.ts';

/**
 * How much of the available credit a transaction takes: up to the amount due. If that left less than the
 * smallest charge, it takes less, so that the smallest charge is left to pay.
 *
 * @param due The amount due without the credit.
 */
export function creditFor(due: bigint, available: bigint, currencyCode: string): bigint {
  if (due <= 0n || available <= 0n) return 0n;
  if (available >= due) return due;
  const minimum = MINIMUM_CHARGE[currencyCode as CurrencyCode];
  if (due - available >= minimum) return available;
  return due > minimum ? due - minimum : 0n;
}
