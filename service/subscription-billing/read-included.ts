import type { SubscriptionRead } from '@billing/types';
import type { Selectable } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { AccountServices } from '../services.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import { nextTransaction, recurringDetails } from './expected-charge.ts';

/** A part of a subscription that a request can select. */
export type Included = 'next_transaction' | 'recurring_transaction_details';

/**
 * The selected parts of a subscription, which are computed with the prices of its items, and the tax rates
 * and credit of today.
 */
export async function readIncluded(
  newError: NewError<'invalid_field'>,
  services: AccountServices,
  row: Selectable<SubscriptionRow>,
  include: readonly Included[] = [],
): Promise<Pick<SubscriptionRead, Included>> {
  if (include.length === 0) return {};
  return services.db.transaction().execute(async (trx) => ({
    ...(include.includes('next_transaction') && {
      next_transaction: await nextTransaction(newError, trx, services, row),
    }),
    ...(include.includes('recurring_transaction_details') && {
      recurring_transaction_details: await recurringDetails(newError, trx, services, row),
    }),
  }));
}
