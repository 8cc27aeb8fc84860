import { randomUUID } from 'node:crypto';

import { after } from '../../../common/after.ts';
import type { AccountClock } from '../../../common/account-clock.ts';
import type { EventEntity } from '../../../events/payload-versions.ts';
import { newId } from '../../../ids/id.ts';
import type { Timestamp } from '../../../storage/columns.ts';
import { sampleEntity } from '../samples.ts';
import type { Subject } from './step.ts';
import type { PricingTerms, PurchaseLine, ScenarioState, Subscription, Terms, Transaction } from './scenario-state.ts';

/**
 * The entities of a scenario before its first event: a state without transaction and subscription, which the
 * scenario creates.
 */
export interface InitialEntities extends Omit<ScenarioState, 'transaction' | 'subscription'> {
  readonly transactionId: Transaction['id'];
  readonly subscriptionId: Subscription['id'];
}

export interface ScenarioEntities {
  readonly entities: InitialEntities;
  /** The parts of the state that show stored data, which is masked like in real events. */
  readonly stored: ReadonlySet<Subject>;
}

type Sale = EventEntity<'transaction.completed'>;

/** Age of the entities that exist before a scenario begins. */
const AGE = { interval: 'month', frequency: 3 } as const;

/**
 * Sample entities, priced on these terms. Customer, subscription and catalog have the ids of the spec's
 * examples.
 */
export async function sampleEntities(clock: AccountClock, pricing: PricingTerms): Promise<InitialEntities> {
  const since = after(clock.now(), AGE, -1);
  const aged = { created_at: since, updated_at: since };
  const sale = await sampleEntity('transaction.completed');
  const { method_details } = sale.payments[0]!;
  const customer = { ...(await sampleEntity('customer.created')), ...aged };
  const address = { ...(await sampleEntity('address.created')), ...aged, customer_id: customer.id };
  const paymentMethod = {
    ...(await sampleEntity('payment_method.saved')),
    customer_id: customer.id,
    address_id: address.id,
    saved_at: since,
    updated_at: since,
  };
  const payingWith = payingWithOf(paymentMethod.id, method_details);
  const otherId = newId('paymtd_', clock);
  const { card } = method_details;
  return {
    customer,
    address,
    business: { ...(await sampleEntity('business.created')), ...aged, customer_id: customer.id },
    paymentMethod,
    payingWith,
    nextPaymentMethod: {
      paymentMethod: { ...paymentMethod, id: otherId, origin: 'subscription' },
      payingWith: payingWithOf(otherId, { ...method_details, card: card && { ...card, last4: '1881' } }),
    },
    discount: { ...(await sampleEntity('discount.created')), ...aged },
    purchase: [samplePurchase(sale, aged, clock)],
    trial: null,
    terms: await sampleTerms(sale, pricing),
    transactionId: newId('txn_', clock),
    subscriptionId: (await sampleEntity('subscription.activated')).id,
  };
}

function samplePurchase(
  { items, details }: Sale,
  aged: { readonly created_at: Timestamp; readonly updated_at: Timestamp },
  clock: AccountClock,
): PurchaseLine {
  const [item, lineItem] = [items[0]!, details.line_items[0]!];
  return {
    id: newId('txnitm_', clock),
    price: { ...item.price, ...aged },
    product: { ...lineItem.product, ...aged },
    quantity: item.quantity,
  };
}

async function sampleTerms({ invoice_number, checkout }: Sale, pricing: PricingTerms): Promise<Terms> {
  return {
    pricing,
    invoiceNumber: invoice_number!,
    checkout,
    custom_data: null,
    addressCompletion: { second_line: (await sampleEntity('address.updated')).second_line },
  };
}

/** The part of a payment method that payment attempts show. */
export function payingWithOf(
  id: ScenarioState['paymentMethod']['id'],
  method_details: ScenarioState['payingWith']['method_details'],
): ScenarioState['payingWith'] {
  return { payment_method_id: id, stored_payment_method_id: randomUUID(), method_details };
}
