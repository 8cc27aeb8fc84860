import type { CreditBalance, Subscription, Transaction } from '@billing/types';

import { readBalances } from '../../../../service/credit-balances/read-balances.ts';
import { subscriptionEntity } from '../../../../service/subscription-records/subscription-entity.ts';
import { transactionEntity } from '../../../../service/transactions/transaction-entity.ts';
import { shownTime } from './calendar.ts';
import { grandTotal, type Model, type ModelTransaction, type Period } from './model.ts';
import type { Real } from './real.ts';

/** What is compared after each step, as texts that read well where they differ. */
export interface Shown {
  readonly subscription: {
    readonly status: string;
    readonly period: string | null;
    readonly next: string | null;
    readonly scheduled: string | null;
    readonly discount: string | null;
    readonly items: readonly string[];
  };
  readonly transactions: readonly string[];
  readonly balance: string | null;
}

export interface Entities {
  readonly subscription: Subscription;
  /** The oldest first. */
  readonly transactions: readonly Transaction[];
  /** Of the customer; undefined before the first credit. */
  readonly balance: CreditBalance['balance'] | undefined;
}

/**
 * What is stored, as the API shows it. Requests would take five times as long; `readWithRequests` makes them
 * once.
 */
export async function readEntities({ service: { database }, accountId, customerId }: Real): Promise<Entities> {
  const { db } = database;
  const subscription = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const transactions = await db
    .selectFrom('transactions')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  const [credit] = await readBalances(db, accountId, customerId);
  return {
    subscription: subscriptionEntity(subscription),
    transactions: transactions.map(transactionEntity),
    balance: credit?.balance,
  };
}

/** The same as responses of the API have it. */
export async function readWithRequests({ client, path, customerId }: Real): Promise<Entities> {
  const { data: shown } = await client.subscriptions.get({ path });
  const { management_urls: _, ...subscription } = shown;
  const { data: transactions } = await client.transactions.list({ query: { order_by: 'id[ASC]', per_page: 200 } });
  const { data: credits } = await client.creditBalances.list({ path: { customer_id: customerId } });
  return { subscription, transactions, balance: credits[0]?.balance };
}

export function shownReal({ prices, discounts }: Real, entities: Entities): Shown {
  const { balance } = entities;
  const { status, current_billing_period, next_billed_at, scheduled_change, discount, items } = entities.subscription;
  const numberOf = (id: string | null): number => prices.indexOf(id as (typeof prices)[number]);
  return {
    subscription: {
      status,
      period: realPeriod(current_billing_period),
      next: next_billed_at,
      scheduled:
        scheduled_change &&
        `${scheduled_change.action} ${scheduled_change.effective_at} until ${scheduled_change.resume_at}`,
      discount:
        discount &&
        `${discounts.indexOf(discount.id as (typeof discounts)[number])} from ${discount.starts_at} to ${discount.ends_at}`,
      items: items.map(({ price, quantity }) => `${quantity} of ${numberOf(price.id)}`).toSorted(),
    },
    transactions: entities.transactions.map(shownRealTransaction),
    balance: balance === undefined ? null : `${balance.available} ${balance.reserved} ${balance.used}`,
  };
}

/** The same text as that of a transaction of the model. */
export function shownRealTransaction({ origin, billing_period, status, details, payments }: Transaction): string {
  const paid = payments.map(
    (payment) => `${payment.amount} ${payment.status === 'captured' ? payment.status : payment.error_code}`,
  );
  const { subtotal, discount: off, tax, total, credit, grand_total } = details.totals;
  const amounts = `${subtotal} - ${off} + ${tax} = ${total} - ${credit} = ${grand_total}`;
  return `${origin} ${realPeriod(billing_period)} ${status}: ${amounts} (${paid.toReversed().join(', ')})`;
}

function realPeriod(period: { readonly starts_at: string; readonly ends_at: string } | null): string | null {
  return period && `${period.starts_at} to ${period.ends_at}`;
}

export function shownModel(model: Model): Shown {
  const { status, period, scheduled, discount, items, onResume } = model.subscription;
  const isShown = status !== 'canceled' && (status !== 'paused' || onResume === 'continue_existing_billing_period');
  const isRenewed = status !== 'canceled' && status !== 'paused' && scheduled === null;
  return {
    subscription: {
      status,
      period: isShown ? shownPeriod(period) : null,
      next: isRenewed ? shownTime(period!.end) : null,
      scheduled:
        scheduled &&
        `${scheduled.action} ${shownTime(scheduled.at)} until ${scheduled.resumeAt && shownTime(scheduled.resumeAt)}`,
      discount:
        discount &&
        `${discount.discount} from ${shownTime(discount.start)} to ${discount.end && shownTime(discount.end)}`,
      items: items.map(({ price, quantity }) => `${quantity} of ${price}`).toSorted(),
    },
    transactions: model.transactions.map(shownTransaction),
    balance:
      model.balance === undefined ? null : `${model.balance.available} ${model.balance.reserved} ${model.balance.used}`,
  };
}

function shownPeriod(period: Period | null): string | null {
  return period && `${shownTime(period.start)} to ${shownTime(period.end)}`;
}

function shownTransaction(transaction: ModelTransaction): string {
  const { origin, period, status, totals, credit, payments } = transaction;
  const { subtotal, discount, tax, total } = totals;
  const amounts = `${subtotal} - ${discount} + ${tax} = ${total} - ${credit} = ${grandTotal(transaction)}`;
  return `${origin} ${shownPeriod(period)} ${status}: ${amounts} (${payments.join(', ')})`;
}
