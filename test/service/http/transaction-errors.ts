import type { Transaction } from '@billing/types';

import type { Ids } from '../../support/fixtures.ts';
import type { TestService } from '../../support/service.ts';
import { insertPrice } from '../../support/catalog-fixtures.ts';
import { payWith } from '../payments/card-payment.ts';
import type { Call } from './test-client.ts';

interface Stage {
  readonly service: TestService;
  readonly ids: Ids;
  readonly call: Call;
}

const MANUAL = { collection_mode: 'manual', billing_details: { payment_terms: { interval: 'day', frequency: 14 } } };

function create({ call, ids }: Stage, more: object): Promise<Response> {
  const { price_id, customer_id, address_id } = ids;
  return call('POST', '/transactions', {
    json: { items: [{ price_id, quantity: 10 }], customer_id, address_id, ...more },
  });
}

async function createAt({ service, ids, call }: Stage, unit_price: object, more: object): Promise<Response> {
  const { services, accountId } = service;
  const price_id = await insertPrice(services, accountId, ids.product_id, { unit_price: JSON.stringify(unit_price) });
  return create({ service, ids, call }, { items: [{ price_id, quantity: 1 }], ...more });
}

async function created(stage: Stage, more: object): Promise<Transaction> {
  const { data } = (await (await create(stage, more)).json()) as { readonly data: Transaction };
  return data;
}

async function updateOfBilled(stage: Stage, json: object): Promise<Response> {
  const { id } = await created(stage, { status: 'billed' });
  return stage.call('PATCH', `/transactions/${id}`, { json });
}

function revise({ call }: Stage, { id }: Transaction, name: string): Promise<Response> {
  return call('POST', `/transactions/${id}/revise`, { json: { customer: { name } } });
}

/** Every error that only creating and updating transactions returns, and how to get it. */
export const transactionErrors = {
  transaction_balance_less_than_charge_limit: (stage: Stage) =>
    createAt(stage, { amount: '5', currency_code: 'EUR' }, {}),
  transaction_recurring_balance_less_than_charge_limit: async (stage: Stage) => {
    const { services, accountId } = stage.service;
    const price_id = await insertPrice(services, accountId, stage.ids.product_id, {
      unit_price: JSON.stringify({ amount: '5', currency_code: 'EUR' }),
      billing_cycle: JSON.stringify({ interval: 'month', frequency: 1 }),
    });
    const once = await insertPrice(services, accountId, stage.ids.product_id);
    const items = [price_id, once].map((id) => ({ price_id: id, quantity: 1 }));
    return create(stage, { items });
  },
  transaction_currency_code_not_valid_for_manual: (stage: Stage) =>
    createAt(stage, { amount: '5000', currency_code: 'SEK' }, MANUAL),
  transaction_billing_details_object_required: (stage: Stage) => create(stage, { collection_mode: 'manual' }),
  transaction_payment_terms_object_required: (stage: Stage) => create(stage, { ...MANUAL, billing_details: {} }),
  transaction_billing_details_must_be_null: (stage: Stage) =>
    create(stage, { billing_details: MANUAL.billing_details }),
  transaction_billing_period_starts_at_greater_than_now: (stage: Stage) =>
    create(stage, { billing_period: { starts_at: '2099-01-01T00:00:00Z', ends_at: '2099-02-01T00:00:00Z' } }),
  transaction_checkout_url_domain_is_not_approved: (stage: Stage) =>
    create(stage, { checkout: { url: 'https://unknown.works.example/pay' } }),
  transaction_status_must_be_ready: (stage: Stage) =>
    create(stage, { customer_id: null, address_id: null, status: 'billed' }),
  transaction_invalid_status_change: (stage: Stage) => updateOfBilled(stage, { status: 'paid' }),
  transaction_immutable: (stage: Stage) => updateOfBilled(stage, { custom_data: { a: 1 } }),
  transaction_immutable_while_processing_payment: async (stage: Stage) => {
    const { service, call } = stage;
    const transaction = await created(stage, {});
    await payWith(service.checkout.payments, service.accountId, transaction, 'needs_authentication');
    return call('PATCH', `/transactions/${transaction.id}`, { json: { custom_data: { a: 1 } } });
  },
  transaction_cannot_be_modified_and_canceled: (stage: Stage) =>
    updateOfBilled(stage, { status: 'canceled', custom_data: { a: 1 } }),
  transaction_invalid_status_to_revise: async (stage: Stage) => revise(stage, await created(stage, {}), 'Ada'),
  transaction_revised_limit_reached: async (stage: Stage) => {
    const transaction = await created(stage, { status: 'billed' });
    await revise(stage, transaction, 'Ada');
    return revise(stage, transaction, 'Bo');
  },
  transaction_adjusted_unable_to_revise: async (stage: Stage) => {
    const transaction = await created(stage, { ...MANUAL, status: 'billed' });
    const json = { action: 'credit', type: 'full', transaction_id: transaction.id, reason: 'Not delivered' };
    await stage.call('POST', '/adjustments', { json });
    return revise(stage, transaction, 'Ada');
  },
  transaction_nothing_to_revise: async (stage: Stage) => {
    const { id } = await created(stage, { status: 'billed' });
    return stage.call('POST', `/transactions/${id}/revise`, { json: {} });
  },
};
