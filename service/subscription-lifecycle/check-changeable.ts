import type { Selectable, Transaction } from 'kysely';

import type { AccountClock } from '../common/account-clock.ts';
import type { NewError } from '../common/errors.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { isPaymentUnderWay } from '../transactions/payment-under-way.ts';

type Row = Selectable<SubscriptionRow>;

export type ChangeableCode = 'subscription_locked_processing' | 'subscription_locked_renewal';

/** Nothing changes shortly before a renewal, so that what the customer was shown is what is charged. */
const LOCKED_MS = 30 * 60_000;

/**
 * Checks that a subscription, which the caller has locked, can be changed now: no payment of it is under
 * way, and its renewal is not close.
 *
 * @throws `subscription_locked_processing`, `subscription_locked_renewal`
 */
export async function checkChangeable(
  newError: NewError<ChangeableCode>,
  trx: Transaction<Tables>,
  clock: AccountClock,
  row: Row,
): Promise<void> {
  await checkNoCharge(newError, trx, row);
  // A subscription that is past due is not renewed.
  if (row.status !== 'past_due' && row.next_billed_at !== null)
    checkRenewalNotClose(newError, clock.now(), row.next_billed_at);
}

/** @throws `subscription_locked_renewal` in the 30 minutes before a renewal, and while it is late. */
export function checkRenewalNotClose(
  newError: NewError<'subscription_locked_renewal'>,
  now: Timestamp,
  next_billed_at: Timestamp,
): void {
  if (Date.parse(next_billed_at) - Date.parse(now) >= LOCKED_MS) return;
  throw newError(
    'subscription_locked_renewal',
    `The subscription renews at ${next_billed_at}, and can't be changed in the 30 minutes before. Repeat the request after the renewal.`,
  );
}

async function checkNoCharge(
  newError: NewError<'subscription_locked_processing'>,
  trx: Transaction<Tables>,
  { account_id, id, charging_transaction_id }: Row,
): Promise<void> {
  const unpaid = await trx
    .selectFrom('transactions')
    .select(['id', 'payments'])
    .where('account_id', '=', account_id)
    .where('subscription_id', '=', id)
    .where('status', 'in', ['billed', 'past_due'])
    .orderBy('id')
    .execute();
  const charged = charging_transaction_id ?? unpaid.find(isPaymentUnderWay)?.id;
  if (charged === undefined) return;
  throw newError(
    'subscription_locked_processing',
    `Transaction ${charged} of the subscription is being charged. Repeat the request when the latest payment in its payments has a result.`,
  );
}
