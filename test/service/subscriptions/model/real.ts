import { createClient, type Client } from '@billing/client';

import type { Id } from '../../../../service/ids/id.ts';
import { runMaintenance } from '../../../../service/maintenance/run-maintenance.ts';
import type { TestService } from '../../../support/service.ts';
import { payWith } from '../../payments/card-payment.ts';
import { shownTime } from './calendar.ts';
import { type Card, type Cycle, DISCOUNTS, ONE_TIME_PRICE, PRICES, TRIAL } from './world.ts';

/** The account of the service in which a sequence of operations happens. */
export interface Real {
  readonly service: TestService;
  readonly accountId: string;
  /** Responses are checked against the spec. */
  readonly client: Client;
  /** Makes what a sequence starts with, and reads the state after each step: unchecked, which is faster. */
  readonly reader: Client;
  readonly customerId: Id<'ctm_'>;
  readonly path: { readonly subscription_id: Id<'sub_'> };
  readonly prices: readonly Id<'pri_'>[];
  readonly oneTimePrice: Id<'pri_'>;
  readonly discounts: readonly Id<'dsc_'>[];
}

/** What a sequence begins with. */
export interface Beginning {
  /** A time. */
  readonly start: string;
  readonly cycle: Cycle;
  readonly card: Card;
  /** The quantity of the first price. */
  readonly quantity: number;
  /** Whether the subscription begins with a trial, and a one-time item is paid. */
  readonly isTrial: boolean;
}

/** An account with its own time, whose customer has paid for a subscription with a test card. */
export async function newReal(
  service: TestService,
  { start, cycle, card, quantity, isTrial }: Beginning,
): Promise<Real> {
  const accountId = await service.newAccount();
  const apiKey = await service.keyFor({ accountId });
  const reader = createClient({ baseUrl: service.url, apiKey, maxRetries: 0 });
  await reader.testClock.start({ body: { time: start } });
  const { data: product } = await reader.products.create({ body: { name: 'Plan', tax_category: 'standard' } });
  const newPrice = async (amount: bigint, billing_cycle: Cycle | null): Promise<Id<'pri_'>> => {
    const unit_price = { amount: String(amount), currency_code: 'EUR' } as const;
    const trial_period = isTrial && billing_cycle !== null ? TRIAL : null;
    const plan = { description: 'Plan', unit_price, billing_cycle, trial_period, tax_mode: 'external' } as const;
    const body = { product_id: product.id, ...plan };
    return (await reader.prices.create({ body })).data.id as Id<'pri_'>;
  };
  const [oneTimePrice, prices, discounts, customer] = await Promise.all([
    newPrice(ONE_TIME_PRICE, null),
    Promise.all(PRICES.map((amount) => newPrice(amount, cycle))),
    Promise.all(DISCOUNTS.map((discount) => newDiscount(reader, discount))),
    newCustomer(reader),
  ]);
  const { data: first } = await reader.transactions.create({
    body: {
      items: [{ price_id: prices[0]!, quantity }, ...(isTrial ? [{ price_id: oneTimePrice, quantity: 1 }] : [])],
      ...customer,
    },
  });
  await payWith(service.checkout.payments, accountId, first, card);
  const { data: paid } = await reader.transactions.get({ path: { transaction_id: first.id } });
  return {
    service,
    accountId,
    client: await service.client({ apiKey }),
    reader,
    customerId: customer.customer_id,
    path: { subscription_id: paid.subscription_id as Id<'sub_'> },
    prices,
    oneTimePrice,
    discounts,
  };
}

async function newCustomer(reader: Client) {
  const { data } = await reader.customers.create({ body: { email: 'jo@works.example' } });
  const customer_id = data.id as Id<'ctm_'>;
  const { data: address } = await reader.addresses.create({ path: { customer_id }, body: { country_code: 'NL' } });
  return { customer_id, address_id: address.id as Id<'add_'> };
}

async function newDiscount(reader: Client, { percentage, intervals }: (typeof DISCOUNTS)[number]): Promise<Id<'dsc_'>> {
  const { data } = await reader.discounts.create({
    body: {
      description: 'Discount',
      type: 'percentage',
      amount: String(percentage),
      recur: true,
      maximum_recurring_intervals: intervals,
    },
  });
  return data.id as Id<'dsc_'>;
}

/** Advances the account's clock, and waits until everything has happened that is due until then. */
export async function passReally(real: Real, time: number): Promise<void> {
  await real.client.testClock.advance({ body: { time: shownTime(time) } });
  await runDue(real);
}

export async function runDue({ service, reader }: Real): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    await runMaintenance(service.checkout.payments);
    if ((await reader.testClock.get({})).data.status === 'ready') return;
  }
  throw new Error('The test clock is still advancing.');
}

/** From now on the bank answers payments of the subscription as it does those of a test card. */
export async function useCard({ service, path }: Real, card: Card): Promise<void> {
  const { db } = service.services;
  const of = db.selectFrom('subscriptions').select('instrument').where('id', '=', path.subscription_id);
  const { instrument } = await of.executeTakeFirstOrThrow();
  const changed = JSON.stringify({ ...instrument!, reference: `test_card_${card}` });
  await db.updateTable('subscriptions').set({ instrument: changed }).where('id', '=', path.subscription_id).execute();
}
