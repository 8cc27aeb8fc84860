import type { Adjustment, TransactionRead } from '@billing/types';

import { insertPrice } from '../../support/catalog-fixtures.ts';
import { seedInvoice } from '../../support/adjustment-fixtures.ts';
import type { Ids } from '../../support/fixtures.ts';
import type { TestService } from '../../support/service.ts';
import type { Call } from './test-client.ts';

interface Stage {
  readonly service: TestService;
  readonly ids: Ids;
  readonly call: Call;
}

/** A completed transaction of 10 × 45.00 EUR. */
async function refundable({ service, ids, call }: Stage): Promise<TransactionRead> {
  const { services, accountId } = service;
  const { id } = await seedInvoice(services, accountId, ids, [ids.price_id]);
  await services.db.updateTable('transactions').set({ status: 'completed' }).where('id', '=', id).execute();
  const { data } = (await (await call('GET', `/transactions/${id}`)).json()) as { readonly data: TransactionRead };
  return data;
}

async function refund(stage: Stage, body: (line: string) => object): Promise<Response> {
  const transaction = await refundable(stage);
  return refundOf(stage, transaction, body(transaction.details.line_items[0]!.id));
}

function refundOf({ call }: Stage, { id }: Pick<TransactionRead, 'id'>, more: object): Promise<Response> {
  return call('POST', '/adjustments', {
    json: { action: 'refund', transaction_id: id, reason: 'Ordered twice', ...more },
  });
}

const items = (item_id: string, amount: string) => ({ items: [{ item_id, type: 'partial', amount }] });

/** A transaction with a refund of `amount`, approved without the gateway. */
async function refunded(stage: Stage, amount: (total: string) => string): Promise<TransactionRead> {
  const transaction = await refundable(stage);
  const [line] = transaction.details.line_items;
  const response = await refundOf(stage, transaction, items(line!.id, amount(line!.totals.total)));
  const { data } = (await response.json()) as { readonly data: Adjustment };
  const { db } = stage.service.services;
  const approved = { status: 'approved', approve_at: null } as const;
  await db
    .updateTable('adjustments')
    .set(approved)
    .where('id', '=', data.id as `adj_${string}`)
    .execute();
  return transaction;
}

/** Every error that only adjustments and documents return, and how to get it. */
export const adjustmentErrors = {
  adjustment_amount_above_remaining_allowed: async (stage: Stage) => {
    const transaction = await refunded(stage, () => '100');
    const [line] = transaction.details.line_items;
    return refundOf(stage, transaction, items(line!.id, line!.totals.total));
  },
  adjustment_amount_cannot_be_zero: (stage: Stage) => refund(stage, (line) => items(line, '0')),
  adjustment_credit_note_not_available: async (stage: Stage) => {
    const response = await refund(stage, (line) => items(line, '1'));
    const { data } = (await response.json()) as { readonly data: Adjustment };
    return stage.call('GET', `/adjustments/${data.id}/credit-note`);
  },
  adjustment_invalid_combination_of_types: (stage: Stage) => refund(stage, () => ({})),
  adjustment_pending_refund_request: async (stage: Stage) => {
    const transaction = await refundable(stage);
    await refundOf(stage, transaction, { type: 'full' });
    return refundOf(stage, transaction, { type: 'full' });
  },
  adjustment_tax_mode_not_allowed: (stage: Stage) => refund(stage, () => ({ type: 'full', tax_mode: 'external' })),
  adjustment_total_amount_above_remaining_allowed: async (stage: Stage) =>
    refundOf(stage, await refunded(stage, (total) => total), { type: 'full' }),
  adjustment_transaction_invalid_status_for_credit: (stage: Stage) =>
    refund(stage, () => ({ action: 'credit', type: 'full' })),
  adjustment_transaction_invalid_status_for_refund: (stage: Stage) =>
    refundOf(stage, { id: stage.ids.transaction_id }, { type: 'full' }),
  adjustment_transaction_item_has_already_been_fully_adjusted: async (stage: Stage) => {
    const { service, ids, call } = stage;
    const { services, accountId } = service;
    const another = await insertPrice(services, accountId, ids.product_id);
    const invoice = await seedInvoice(services, accountId, ids, [ids.price_id, another]);
    const item_id = invoice.lines[0]!.id;
    const credit = { action: 'credit', transaction_id: invoice.id, reason: 'Goodwill' };
    await call('POST', '/adjustments', { json: { ...credit, items: [{ item_id, type: 'full' }] } });
    return call('POST', '/adjustments', { json: { ...credit, items: [{ item_id, type: 'full' }] } });
  },
  adjustment_transaction_item_over_adjustment: (stage: Stage) => refund(stage, (line) => items(line, '9999999')),
  transaction_invoice_not_available: ({ call, ids }: Stage) =>
    call('GET', `/transactions/${ids.transaction_id}/invoice`),
  transaction_immutable_while_processing_payment: async (stage: Stage) => {
    const { service, ids, call } = stage;
    const { services, accountId } = service;
    const { id } = await seedInvoice(services, accountId, ids, [ids.price_id]);
    const payments = JSON.stringify([{ status: 'created' }]);
    await services.db.updateTable('transactions').set({ payments }).where('id', '=', id).execute();
    const json = { action: 'credit', type: 'full', transaction_id: id, reason: 'Goodwill' };
    return call('POST', '/adjustments', { json });
  },
};
