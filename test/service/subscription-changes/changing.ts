import type { Subscription, SubscriptionUpdate, Totals, TransactionCreate, TransactionRead } from '@billing/types';
import { type Kysely, sql } from 'kysely';

import type { Id } from '../../../service/ids/id.ts';
import type { PaymentGateway } from '../../../service/payments/gateway.ts';
import { resolvePayments } from '../../../service/payments/resolve-payments.ts';
import type { TestGateway } from '../../../service/payments/test-gateway/test-gateway.ts';
import type { Tables } from '../../../service/storage/tables.ts';
import type { ManualClock } from '../../support/manual-clock.ts';
import type { TestService } from '../../support/service.ts';
import { payWith } from '../payments/card-payment.ts';
import { newSubscriber, type Subscriber, subscriberOf, withoutLinks } from '../subscription-lifecycle/subscriber.ts';
import { newSale, type Sale } from '../transactions/sale.ts';

/**
 * The payments of the service, with a gateway whose next answer can get lost before or after it has the
 * attempt.
 */
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
  return withoutLinks((await client.subscriptions.update({ path, body })).data);
}

/** Creates a price of the product of a sale. */
export async function newPrice({ client, product_id }: Sale, amount: string, more: object = {}) {
  const unit_price = { amount, currency_code: 'EUR' } as const;
  const billing_cycle = { interval: 'month', frequency: 1 } as const;
  const { data } = await client.prices.create({
    body: { product_id, description: 'Plan', unit_price, billing_cycle, ...more },
  });
  return data.id as Id<'pri_'>;
}

export const newOneTimePrice = (sale: Sale, amount = '1000') => newPrice(sale, amount, { billing_cycle: null });

/**
 * An address of the customer of a sale in one of the places that the sandbox taxes: New York 8.875 %, Great
 * Britain 20 %, Japan 10 %.
 */
export async function addressIn({ client, customer_id }: Sale, country: 'NY' | 'GB' | 'JP'): Promise<Id<'add_'>> {
  const body = {
    NY: { country_code: 'US', region: 'NY', postal_code: '10001' },
    GB: { country_code: 'GB', postal_code: 'SW1A 1AA' },
    JP: { country_code: 'JP', postal_code: '100-0001' },
  } as const;
  const { data } = await client.addresses.create({ path: { customer_id }, body: body[country] });
  return data.id as Id<'add_'>;
}

export interface Plan {
  readonly amount: string;
  readonly quantity: number;
}

/** A subscriber with items at prices without tax, paid with a test card, at the current time. */
export async function subscribe(
  service: TestService,
  country: 'NY' | 'GB' | 'JP',
  plans: readonly Plan[],
  { currency_code = 'EUR', ...body }: Partial<TransactionCreate> = {},
): Promise<Subscriber & { readonly prices: readonly Id<'pri_'>[] }> {
  const sale = await newSale(service);
  const prices: Id<'pri_'>[] = [];
  for (const { amount } of plans) prices.push(await newPlan(sale, amount, currency_code ?? 'EUR'));
  const items = plans.map(({ quantity }, index) => ({ price_id: prices[index]!, quantity }));
  const address_id = await addressIn(sale, country);
  const ready = await sale.ready({ items, address_id, currency_code, ...body });
  await payWith(service.checkout.payments, sale.accountId, ready);
  return { ...(await subscriberOf(service, { ...sale, address_id })), prices };
}

/** Creates a monthly price to which tax is added, in quantities up to a million. */
export function newPlan(sale: Sale, amount: string, currency_code = 'EUR'): Promise<Id<'pri_'>> {
  return newPrice(sale, amount, {
    unit_price: { amount, currency_code },
    tax_mode: 'external',
    quantity: { minimum: 1, maximum: 1_000_000 },
  });
}

/** The amounts of the lines of a transaction. */
export function amountsOf(lines: readonly { readonly totals: Totals }[]): string[][] {
  return lines.map(({ totals: { subtotal, discount, tax, total } }) => [subtotal, discount, tax, total]);
}

/** Ten units for 45.00 EUR from 10 January on, ten days later; `upgrade` to 12 is charged at once. */
export async function newUpgradable(service: TestService, clock: ManualClock) {
  clock.set('2028-01-10T10:00:00.000000Z');
  const subscriber = await newSubscriber(service);
  clock.set('2028-01-20T10:00:00.000000Z');
  const items = [{ price_id: subscriber.price_id, quantity: 12 }];
  const atOnce = { items, proration_billing_mode: 'prorated_immediately' } as const;
  return { subscriber, items, upgrade: (more: object = {}) => update(subscriber, { ...atOnce, ...more }) };
}
