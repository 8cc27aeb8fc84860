import type { Kysely, Selectable } from 'kysely';

import { findAccountClock } from '../accounts/find-account-clock.ts';
import type { AccountClock } from '../common/account-clock.ts';
import type { Clock } from '../common/clock.ts';
import type { AddressRow } from '../storage/rows/customer-rows.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { takesInstrument } from '../transactions/takes-instrument.ts';

/** What a checkout page is about. */
export interface Checkout {
  readonly row: Selectable<TransactionRow>;
  /** The name of the account: who sells. */
  readonly seller: string;
  /** Where the customer is; null until the details are known. */
  readonly place: Pick<Selectable<AddressRow>, 'country_code' | 'postal_code'> | null;
  /** The customer's email address, if it was entered at the checkout. Other email addresses stay hidden. */
  readonly email: string | null;
  readonly takesCard: boolean;
  /** Whether the subscription of the transaction was canceled, so that nothing can pay for it any more. */
  readonly isSubscriptionCanceled: boolean;
  /** Whether the seller's account is closed, so that nothing can be paid. */
  readonly isAccountClosed: boolean;
  readonly clock: AccountClock;
}

/** Whether the checkout only changes what pays for a subscription: nothing is bought. */
export function isMethodChange({ origin }: Pick<Checkout['row'], 'origin'>): boolean {
  return origin === 'subscription_payment_method_change';
}

/**
 * Finds the transaction of a link. The token is the only proof that a customer has, so anything but an exact
 * match finds nothing.
 */
export async function findCheckout(db: Kysely<Tables>, clock: Clock, token: string): Promise<Checkout | undefined> {
  const row = await db.selectFrom('transactions').selectAll().where('checkout_token', '=', token).executeTakeFirst();
  if (row === undefined) return undefined;
  const { account_id } = row;
  const account = await db
    .selectFrom('accounts')
    .select(['name', 'closed_at'])
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
  const place =
    row.address_id === null
      ? undefined
      : await db
          .selectFrom('addresses')
          .select(['country_code', 'postal_code'])
          .where('account_id', '=', account_id)
          .where('id', '=', row.address_id)
          .executeTakeFirst();
  const customer =
    row.customer_id === null || !row.checkout_details_entered
      ? undefined
      : await db
          .selectFrom('customers')
          .select('email')
          .where('account_id', '=', account_id)
          .where('id', '=', row.customer_id)
          .executeTakeFirst();
  const subscription =
    row.subscription_id === null
      ? undefined
      : await db
          .selectFrom('subscriptions')
          .select('status')
          .where('account_id', '=', account_id)
          .where('id', '=', row.subscription_id)
          .executeTakeFirst();
  return {
    row,
    seller: account.name,
    place: place ?? null,
    email: customer?.email ?? null,
    takesCard: await takesInstrument(db, row),
    isSubscriptionCanceled: subscription?.status === 'canceled',
    isAccountClosed: account.closed_at !== null,
    clock: await findAccountClock(db, clock, account_id),
  };
}
