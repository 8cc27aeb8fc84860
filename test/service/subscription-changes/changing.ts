import type { Subscription, SubscriptionUpdate, TransactionRead } from '@billing/types';
import { type Kysely, sql } from 'kysely';

import type { PaymentGateway } from '../../../service/payments/gateway.ts';
import { resolvePayments } from '../../../service/payments/resolve-payments.ts';
import type { TestGateway } from '../../../service/payments/test-gateway/test-gateway.ts';
import type { Tables } from '../../../service/storage/tables.ts';
import type { TestService } from '../../support/service.ts';
import type { Subscriber } from '../subscription-lifecycle/subscriber.ts';
import type { Sale } from '../transactions/sale.ts';

/** The payments of the service, with a gateway whose next answer can get lost before or after it has the attempt. */
export function unreliableGateway() {
  const losses: ('before' | 'after')[] = [];
  const gateway = (bank: TestGateway): PaymentGateway => ({
    name: 'unreliable gateway',
    async authorizeAndCapture(attempt, signal) {
      const lost = losses.shift();
      if (lost === 'before') throw new Error('connection refused');
      const result = await bank.authorizeAndCapture(attempt, signal);
      if (lost === 'after') throw new Error('connection reset');
      return result;
    },
    refund: (...call) => bank.refund(...call),
    find: (...call) => bank.find(...call),
    onResult: (listener) => bank.onResult(listener),
  });
  return { payments: { gateway }, lose: (when: 'before' | 'after') => void losses.push(when) };
}

/** Lets the subscription be paid with a test card from now on. */
export async function payLater(subscriber: Subscriber, card: string): Promise<void> {
  const { instrument } = await subscriber.row();
  await subscriber.store({ instrument: { ...instrument!, reference: `test_card_${card}` } });
}

/** Lets the time pass after which a job finishes payments, and runs it. */
export async function finishPayments(service: TestService): Promise<number> {
  await makeDue(service.database.db);
  return resolvePayments(service.checkout.payments);
}

async function makeDue(db: Kysely<Tables>): Promise<void> {
  await sql`update payment_attempts set ask_at = clock_timestamp()`.execute(db);
}

/** The transactions of a subscription, the newest first. */
export async function transactionsOf({ client, id }: Subscriber): Promise<readonly TransactionRead[]> {
  return (await client.transactions.list({ query: { subscription_id: [id] } })).data;
}

export async function update({ client, path }: Subscriber, body: SubscriptionUpdate): Promise<Subscription> {
  return (await client.subscriptions.update({ path, body })).data;
}

/** Creates a price of the product of a sale. */
export async function newPrice({ client, product_id }: Sale, amount: string, more: object = {}) {
  const unit_price = { amount, currency_code: 'EUR' } as const;
  const billing_cycle = { interval: 'month', frequency: 1 } as const;
  const { data } = await client.prices.create({
    body: { product_id, description: 'Plan', unit_price, billing_cycle, ...more },
  });
  return data.id as `pri_${string}`;
}

export const newOneTimePrice = (sale: Sale, amount = '1000') => newPrice(sale, amount, { billing_cycle: null });
