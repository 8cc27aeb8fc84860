import type { TransactionRead } from '@billing/types';
import { type Selectable, sql } from 'kysely';

import type { AttemptRequest } from '../../../service/payments/gateway.ts';
import type { PaymentServices } from '../../../service/payments/payment-services.ts';
import { startSteps } from '../../../service/renewals/renew-subscriptions.ts';
import type { PaymentAttemptRow } from '../../../service/storage/rows/payment-rows.ts';
import type { SubscriptionRow } from '../../../service/storage/rows/subscription-rows.ts';
import { fillSubscriptions } from '../../support/fill-subscriptions.ts';
import type { TestService } from '../../support/service.ts';
import { newSale, type Sale } from '../transactions/sale.ts';

/** When the subscriptions start. */
const START = '2028-01-31T10:00:00.000Z';
/** When their first period ends, and the charges start: the time of the service in these tests. */
export const PERIOD_END = '2028-02-29T10:00:00.000000Z';

export interface ChargeOptions {
  /** The test card of a subscription; by default one that is never declined. */
  readonly cardOf?: (number: number) => string;
  /** The number of a subscription in a trial, which the renewal ends. */
  readonly inTrial?: number;
  /** The time of the account's test clock; by default it has none. */
  readonly testTime?: string;
  /** By default those of the service. */
  readonly payments?: PaymentServices;
}

/** Subscriptions of different customers, each billed for its second period, and not charged for it yet. */
export interface StartedCharges extends Sale {
  /** What the gateway is to get, in the order of the subscriptions. */
  readonly attempts: readonly AttemptRequest[];
  /** The transactions that are charged, in the same order. */
  transactions(): Promise<readonly TransactionRead[]>;
  subscriptions(): Promise<readonly Selectable<SubscriptionRow>[]>;
  /** The stored attempts, in the same order. */
  stored(): Promise<readonly Selectable<PaymentAttemptRow>[]>;
  /** Lets the time pass after which a job takes care of these attempts, and of no others. */
  makeDue(): Promise<void>;
}

let fillings = 0;

export async function startedCharges(
  service: TestService,
  count: number,
  { cardOf, inTrial, testTime, payments = service.checkout.payments }: ChargeOptions = {},
): Promise<StartedCharges> {
  const sale = await newSale(service);
  const { accountId, client } = sale;
  const { db } = service.services;
  if (testTime !== undefined) await client.testClock.start({ body: { time: testTime } });
  const price = await db.selectFrom('prices').selectAll().where('id', '=', sale.price_id).executeTakeFirst();
  const product = await db.selectFrom('products').selectAll().where('id', '=', sale.product_id).executeTakeFirst();
  fillings += 1;
  await fillSubscriptions(db, { price, product } as unknown as Parameters<typeof fillSubscriptions>[1], {
    accountId,
    count,
    start: START,
    everyMinutes: 0,
    prefix: `y${fillings}x`,
    ...(cardOf !== undefined && { cardOf }),
  });
  const rows = db.selectFrom('subscriptions').where('account_id', '=', accountId).orderBy('id');
  const keys = await rows.select(['account_id', 'id']).execute();
  if (inTrial !== undefined)
    await db
      .updateTable('subscriptions')
      .set({ status: 'trialing', first_billed_at: null })
      .where('id', '=', keys[inTrial]!.id)
      .execute();
  const steps = await startSteps(payments, keys);
  const ids = (await rows.select('charging_transaction_id').execute()).map((row) => row.charging_transaction_id!);
  const attempts = ids.map((id) => steps.find(({ attempt }) => attempt?.transactionId === id)!.attempt!);
  return {
    ...sale,
    attempts,
    transactions: () => Promise.all(ids.map((id) => sale.get(id))),
    subscriptions: () => rows.selectAll().execute(),
    async stored() {
      const stored = await db.selectFrom('payment_attempts').selectAll().where('account_id', '=', accountId).execute();
      return attempts.map(({ attemptId }) => stored.find(({ id }) => id === attemptId)!);
    },
    async makeDue() {
      const own = attempts.map(({ attemptId }) => attemptId);
      await sql`
        update payment_attempts
        set ask_at = case when id = any(${own}::text[]) then clock_timestamp() else '2999-01-01Z' end`.execute(db);
    },
  };
}
