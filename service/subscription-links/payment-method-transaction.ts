import { isDeepStrictEqual } from 'node:util';

import type { Selectable, Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { notFound } from '../common/not-found.ts';
import { NO_PART } from '../proration/proration-rate.ts';
import type { AccountServices } from '../services.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { billedRow } from '../subscription-billing/bill-subscription.ts';
import { priceSubscriptionItems } from '../subscription-billing/price-period.ts';
import { lockSubscription } from '../subscription-records/lock-subscription.ts';
import { checkoutOf, type CheckoutPageServices } from '../transactions/checkout-page.ts';
import { readied } from '../transactions/stages.ts';
import { insertTransaction } from '../transactions/store-transaction.ts';

type Subscription = Selectable<SubscriptionRow>;
type Row = Selectable<TransactionRow>;

/** Why the payment method of a subscription can't be changed. */
type UnchangeableCode = 'conflict' | 'subscription_is_canceled_action_invalid';

/**
 * The transaction that changes the payment method of a subscription, and the page on which the customer pays
 * it.
 */
export interface PaymentMethodTransaction {
  readonly row: Row;
  readonly checkout: { readonly url: string | null };
}

/**
 * The transaction whose payment changes the payment method of a subscription: the overdue one of a
 * subscription that is past due, which it pays, and else one of value 0. That one is created once: repeated
 * requests get the same until it is paid or canceled, or the subscription has changed.
 *
 * @throws `not_found`, `subscription_is_canceled_action_invalid`, and `conflict` for one that is not paid
 *   with a payment method.
 */
export async function paymentMethodTransaction(
  newError: NewError<'not_found' | UnchangeableCode>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue'> & CheckoutPageServices,
  key: { readonly accountId: string; readonly subscriptionId: string },
): Promise<PaymentMethodTransaction> {
  const subscription = await lockSubscription(trx, key);
  if (subscription === undefined) throw notFound(newError, 'Subscription', key.subscriptionId);
  checkChangeable(newError, subscription);
  const open = subscription.status === 'past_due' ? 'past_due' : 'ready';
  const row =
    (await findOpen(trx, subscription, open)) ?? (await createPaymentMethodTransaction(trx, services, subscription));
  return { row, checkout: await checkoutOf(trx, services, row) };
}

function checkChangeable(
  newError: NewError<UnchangeableCode>,
  { id, status, collection_mode }: Pick<Subscription, 'id' | 'status' | 'collection_mode'>,
): void {
  if (collection_mode === 'manual') {
    throw newError(
      'conflict',
      `Subscription ${id} is collected manually, so it has no payment method. Its customer pays invoices.`,
    );
  }
  if (status === 'canceled') {
    throw newError(
      'subscription_is_canceled_action_invalid',
      `Subscription ${id} is canceled, so its payment method can't be changed any more.`,
    );
  }
  if (status === 'paused') {
    throw newError(
      'conflict',
      `Subscription ${id} is paused. Resume it before you change its payment method; a paused subscription is not charged.`,
    );
  }
}

async function findOpen(
  trx: Transaction<Tables>,
  subscription: Subscription,
  status: 'past_due' | 'ready',
): Promise<Row | undefined> {
  const open = trx
    .selectFrom('transactions')
    .selectAll()
    .where('account_id', '=', subscription.account_id)
    .where('subscription_id', '=', subscription.id)
    .where('status', '=', status)
    .orderBy('id', 'desc')
    .limit(1);
  if (status === 'past_due') return open.executeTakeFirst();
  const row = await open.where('origin', '=', 'subscription_payment_method_change').executeTakeFirst();
  return row !== undefined && isFor(subscription, row) ? row : undefined;
}

/** Whether a transaction of value 0 is for the subscription as it is now. */
function isFor(
  { customer_id, address_id, business_id, items, current_billing_period }: Subscription,
  { lines, ...row }: Row,
): boolean {
  return (
    isDeepStrictEqual([customer_id, address_id, business_id], [row.customer_id, row.address_id, row.business_id]) &&
    isDeepStrictEqual(
      items.map(({ price, quantity }) => [price, quantity, current_billing_period]),
      lines.map(({ price, quantity, proration }) => [price, quantity, proration?.billing_period]),
    )
  );
}

/** Its events are `transaction.created` and `transaction.ready`. */
async function createPaymentMethodTransaction(
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue'> & CheckoutPageServices,
  subscription: Subscription,
): Promise<Row> {
  const { clock } = services;
  const { items, current_billing_period } = subscription;
  const period = current_billing_period && { rate: NO_PART, billing_period: current_billing_period };
  const pricing = { period, discount: null, at: clock.now() };
  const row = billedRow(clock, subscription, {
    origin: 'subscription_payment_method_change',
    lines: await priceSubscriptionItems(notTooLarge, trx, services, subscription, items, pricing),
    billing_period: null,
    discount_id: null,
  });
  const checkout = await checkoutOf(trx, services, row);
  const stages = readied([{ row: { ...row, status: 'draft', checkout }, events: ['transaction.created'] }]);
  return insertTransaction(trx, services, { stages, redemption: undefined }, null);
}

/** Amounts at the rate 0 are 0. */
const notTooLarge: NewError<'invalid_field'> = (_, detail) =>
  new Error(`internal error: a subscription can't be priced at the rate 0. ${detail}`);
