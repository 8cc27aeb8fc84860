import type { PriceCreate, TransactionRead } from '@billing/types';

import type { Id } from '../../../service/ids/id.ts';
import { runMaintenance } from '../../../service/maintenance/run-maintenance.ts';
import { runCommand } from '../../../service/operator/run-command.ts';
import { sampleEntity } from '../../../service/simulations/plan/samples.ts';
import type { TestService } from '../../support/service.ts';
import { buyerWith, CARD, valueOf } from '../checkout/buyer.ts';
import { emittedEvents, newSubscriber, type Subscriber } from '../renewals/subscriber.ts';
import { newSale, type Sale } from '../transactions/sale.ts';

export type Options = Readonly<Record<string, unknown>>;

/** An event of the engine or of a simulation. */
export interface ComparedEvent {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What simulations sell as a sample, to the sample's place. */
const QUANTITY = 10;
const PRICE: Partial<PriceCreate> = {
  name: 'Monthly',
  unit_price: { amount: '3000', currency_code: 'EUR' },
  tax_mode: 'external',
  quantity: { minimum: 1, maximum: 500 },
};
/** What can't be left out of the sample product. */
const PRODUCT = { description: 'Everything a team needs.', image_url: 'https://works.example/plan.png' };

const START = '2028-01-15T10:00:00.000000Z';
const RENEWAL = '2028-02-15T10:00:00.000000Z';
const WITHIN_PERIOD = '2028-02-25T10:00:00.000000Z';
const RETRY = '2028-02-16T10:00:00.000000Z';
const NEXT_RENEWAL = '2028-03-15T10:00:00.000000Z';
const END_OF_DUNNING = '2028-03-16T10:00:00.000000Z';

/**
 * Whether the engine can do what a scenario simulates: the hosted checkout takes no business and no discount
 * from the customer.
 */
export function isPerformable(options: Options): boolean {
  const { customer_simulated_as, business_simulated_as, discount_simulated_as } = options;
  if (business_simulated_as === 'new' || discount_simulated_as === 'entered_by_customer') return false;
  // A transaction has a business only with its customer.
  return (
    business_simulated_as !== 'existing_details_prefilled' || customer_simulated_as === 'existing_details_prefilled'
  );
}

/** Does what a scenario simulates, and returns its events. */
export async function realEvents(
  service: TestService,
  type: string,
  options: Options,
): Promise<readonly ComparedEvent[]> {
  switch (type) {
    case 'subscription_creation':
      return created(service, options);
    case 'subscription_renewal':
      return renewed(service, options);
    case 'subscription_resume':
      return resumed(service, options);
    default:
      return ended(service, type === 'subscription_pause' ? 'pause' : 'cancel', options);
  }
}

/** A customer buys in the hosted checkout. */
async function created(
  service: TestService,
  {
    customer_simulated_as: customer,
    business_simulated_as: business,
    discount_simulated_as: discount,
    trial_period_on_price: hasTrial,
  }: Options,
): Promise<readonly ComparedEvent[]> {
  const isKnown = customer === 'existing_details_prefilled';
  const sale = await newSale(service);
  const trial_period = hasTrial === true ? { interval: 'day', frequency: 14, requires_payment_method: true } : null;
  const price = await sale.client.prices.create({
    body: {
      product_id: sale.product_id,
      description: 'Plan',
      billing_cycle: { interval: 'month', frequency: 1 },
      ...PRICE,
      ...(trial_period && { trial_period: trial_period as never }),
    } as PriceCreate,
  });
  if (customer === 'existing_email_matched')
    await sale.client.customers.create({ body: { email: 'jo@customer.example', name: 'Jo Sample' } });
  await describeProduct(sale);
  await sale.client.businesses.update({
    path: { customer_id: sale.customer_id, business_id: sale.business_id },
    body: { tax_identifier: (await sampleEntity('business.created')).tax_identifier },
  });
  const { type, amount: percent, recur, maximum_recurring_intervals } = await sampleEntity('discount.created');
  const discount_id =
    discount === 'prefilled'
      ? await sale.discount({ type: type as 'percentage', amount: percent, recur, maximum_recurring_intervals })
      : null;
  return eventsWith(service, sale.accountId, async () => {
    const { customer_id, address_id, business_id } = sale;
    const buyerIds = isKnown && { customer_id, address_id };
    const transaction = await sale.draft({
      items: [{ price_id: price.data.id as Id<'pri_'>, quantity: QUANTITY }],
      discount_id,
      ...buyerIds,
      ...(business === 'existing_details_prefilled' && { business_id }),
    });
    const buyer = buyerWith(transaction.checkout!.url!);
    if (!isKnown)
      await buyer.send({
        step: 'details',
        email: 'jo@customer.example',
        name: 'Jo Sample',
        country_code: 'NL',
        postal_code: '3511 AB',
      });
    const amount = valueOf(await buyer.open(), 'amount') ?? '';
    await buyer.send({ ...CARD, amount });
  });
}

function describeProduct({ client, product_id }: Sale) {
  return client.products.update({ path: { product_id }, body: PRODUCT });
}

async function subscriberTo(service: TestService, card: string): Promise<Subscriber> {
  const options = { start: START, card, price: PRICE, product: PRODUCT, quantity: QUANTITY, savesMethod: true };
  return newSubscriber(service, options);
}

async function renewed(service: TestService, options: Options): Promise<readonly ComparedEvent[]> {
  const subscriber = await subscriberTo(service, cardOf(options));
  return charged(service, subscriber, options, () => subscriber.advance(RENEWAL));
}

/** The pause has a time to resume at, so that a failed payment does not prevent it. */
async function resumed(service: TestService, options: Options): Promise<readonly ComparedEvent[]> {
  const subscriber = await subscriberTo(service, cardOf(options));
  const path = { subscription_id: subscriber.subscription_id };
  const resume_at = options['payment_outcome'] === 'success' ? null : RENEWAL;
  await subscriber.advance('2028-01-26T10:00:00.000000Z');
  await subscriber.client.subscriptions.pause({ path, body: { effective_from: 'immediately', resume_at } });
  if (resume_at !== null) return charged(service, subscriber, options, () => subscriber.advance(resume_at));
  await subscriber.advance(RENEWAL);
  return eventsWith(service, subscriber.accountId, () =>
    subscriber.client.subscriptions.resume({ path, body: { effective_from: 'immediately' } }),
  );
}

/**
 * A card that declines renewals is retried only where the scenario goes on with a retry, which a scenario
 * shows one of.
 */
function cardOf({ payment_outcome: outcome }: Options): string {
  if (outcome === 'success') return 'success';
  return outcome === 'failed' ? 'renewals_declined_for_good' : 'renewals_declined';
}

/** What follows from the payment of a new period. */
async function charged(
  service: TestService,
  subscriber: Subscriber,
  { payment_outcome: outcome, dunning_exhausted_action: action }: Options,
  bill: () => Promise<unknown>,
): Promise<readonly ComparedEvent[]> {
  const { accountId, subscription_id } = subscriber;
  return eventsWith(service, accountId, async () => {
    await bill();
    if (outcome === 'recovered_existing_payment_method') {
      await setCard(service, subscription_id, 'test_card_success');
      await subscriber.advance(RETRY);
    }
    if (outcome === 'recovered_updated_payment_method') {
      const [overdue] = (await subscriber.client.transactions.list({ query: { status: ['past_due'] } })).data;
      await subscriber.pay(overdue as TransactionRead, 'answers_twice');
    }
    if (action === null) return;
    const values = { account: accountId, 'dunning-action': action === 'subscription_paused' ? 'pause' : 'cancel' };
    await runCommand(service.services, { name: 'account update', values, positionals: [] });
    await subscriber.advance(END_OF_DUNNING);
  });
}

/** The account of the customer has been topped up: from now on, the same card is accepted. */
async function setCard({ database: { db } }: TestService, id: Id<'sub_'>, reference: string): Promise<void> {
  const { instrument } = await db
    .selectFrom('subscriptions')
    .select('instrument')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('subscriptions')
    .set({ instrument: JSON.stringify({ ...instrument!, reference }) as never })
    .where('id', '=', id)
    .execute();
}

async function ended(
  service: TestService,
  action: 'pause' | 'cancel',
  { effective_from, has_past_due_transaction: isOverdue }: Options,
): Promise<readonly ComparedEvent[]> {
  const subscriber = await subscriberTo(service, isOverdue === true ? 'renewals_declined_for_good' : 'success');
  await subscriber.advance(WITHIN_PERIOD);
  const request = {
    path: { subscription_id: subscriber.subscription_id },
    body: { effective_from: effective_from as 'immediately' },
  };
  return eventsWith(service, subscriber.accountId, async () => {
    await subscriber.client.subscriptions[action](request);
    if (effective_from !== 'immediately') await subscriber.advance(NEXT_RENEWAL);
  });
}

async function eventsWith(
  service: TestService,
  accountId: string,
  action: () => Promise<unknown>,
): Promise<readonly ComparedEvent[]> {
  return emittedEvents(service, accountId, async () => {
    await action();
    await runMaintenance(service.checkout.payments);
  });
}
