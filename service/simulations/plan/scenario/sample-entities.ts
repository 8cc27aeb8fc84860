import { randomUUID } from 'node:crypto';

import { type Clock, timestamp } from '../../../common/clock.ts';
import { newId } from '../../../ids/id.ts';
import { sampleEntity } from '../samples.ts';
import type { Subject } from './step.ts';
import type { ScenarioState, Subscription, Transaction } from './scenario-state.ts';
import { after } from './times.ts';

/** The entities of a scenario before its first event: a state without transaction and subscription, which the scenario creates. */
export interface InitialEntities extends Omit<ScenarioState, 'transaction' | 'subscription'> {
  readonly transactionId: Transaction['id'];
  readonly subscriptionId: Subscription['id'];
}

export interface ScenarioEntities {
  readonly entities: InitialEntities;
  /** The parts of the state that show stored data, which is masked like in real events. */
  readonly stored: ReadonlySet<Subject>;
}

/** Age of the entities that exist before a scenario begins. */
const AGE = { interval: 'month', frequency: 3 } as const;

/** Sample entities. Customer, subscription and catalog have the ids of the spec's examples. */
export async function sampleEntities(clock: Clock): Promise<InitialEntities> {
  const since = after(timestamp(clock.now()), AGE, -1);
  const aged = { created_at: since, updated_at: since };
  const sale = await sampleEntity('transaction.completed');
  const [item, lineItem, payment] = [sale.items[0]!, sale.details.line_items[0]!, sale.payments[0]!];
  const payout = sale.details.payout_totals!;
  const customer = { ...(await sampleEntity('customer.created')), ...aged };
  const address = { ...(await sampleEntity('address.created')), ...aged, customer_id: customer.id };
  const paymentMethod = {
    ...(await sampleEntity('payment_method.saved')),
    customer_id: customer.id,
    address_id: address.id,
    saved_at: since,
    updated_at: since,
  };
  const payingWith = payingWithOf(paymentMethod.id, payment.method_details);
  const otherId = newId('paymtd_', clock);
  const { card } = payment.method_details;
  return {
    customer,
    address,
    business: { ...(await sampleEntity('business.created')), ...aged, customer_id: customer.id },
    paymentMethod,
    payingWith,
    nextPaymentMethod: {
      paymentMethod: { ...paymentMethod, id: otherId, origin: 'subscription' },
      payingWith: payingWithOf(otherId, { ...payment.method_details, card: card && { ...card, last4: '1881' } }),
    },
    discount: { ...(await sampleEntity('discount.created')), ...aged, restrict_to: null },
    purchase: [
      {
        id: newId('txnitm_', clock),
        price: { ...item.price, ...aged },
        product: { ...lineItem.product, ...aged },
        quantity: item.quantity,
      },
    ],
    trial: null,
    terms: {
      taxRate: lineItem.tax_rate,
      feeRate: payout.fee_rate,
      exchangeRate: payout.exchange_rate,
      payoutCurrency: payout.currency_code,
      invoiceNumber: sale.invoice_number!,
      checkout: sale.checkout,
      addressCompletion: { second_line: (await sampleEntity('address.updated')).second_line },
    },
    transactionId: newId('txn_', clock),
    subscriptionId: (await sampleEntity('subscription.activated')).id,
  };
}

/** The part of a payment method that payment attempts show. */
export function payingWithOf(
  id: ScenarioState['paymentMethod']['id'],
  method_details: ScenarioState['payingWith']['method_details'],
): ScenarioState['payingWith'] {
  return { payment_method_id: id, stored_payment_method_id: randomUUID(), method_details };
}
