import type { Kysely } from 'kysely';

import { creditedTotals } from '../money/credited-totals.ts';
import type { Tables } from '../storage/tables.ts';
import { creditFor } from './credit-for.ts';
import { openCredits, sumOf } from './movements.ts';

interface Totals {
  readonly tax: string;
  readonly total: string;
  readonly credit: string;
  readonly grand_total: string;
  readonly grand_total_tax: string;
  readonly balance: string;
  readonly currency_code: string;
}

/**
 * Totals without credit, with the credit that the customer has available now. It moves nothing: the credit
 * moves when the transaction is billed or paid.
 */
export async function withAvailableCredit<Of extends Totals>(
  db: Kysely<Tables>,
  accountId: string,
  customerId: string | null | undefined,
  totals: Of,
): Promise<Of> {
  if (customerId == null || BigInt(totals.total) <= 0n) return totals;
  const currencyCode = totals.currency_code;
  const available = sumOf(await openCredits(db, { accountId, customerId, currencyCode }));
  return creditedTotals(totals, creditFor(BigInt(totals.total), available, currencyCode));
}
