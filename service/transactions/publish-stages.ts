import type { Transaction } from 'kysely';

import { publish, type PublishServices } from '../events/publish.ts';
import type { Tables } from '../storage/tables.ts';
import { invoiceEntity } from './invoice-entity.ts';
import type { Stages } from './stages.ts';
import { transactionEntity } from './transaction-entity.ts';
import type { InvoiceEvent, TransactionEvent } from './transitions.ts';

/** Publishes the events of all steps in their order, each with the transaction as it was after its step. */
export async function publishStages(
  trx: Transaction<Tables>,
  services: PublishServices,
  stages: Stages,
): Promise<void> {
  for (const { row, events, preceding } of stages) {
    await preceding?.(trx, services);
    const event = { accountId: row.account_id, occurredAt: row.updated_at };
    for (const type of events) {
      if (!isOfInvoice(type)) await publish(trx, services, { ...event, type, data: transactionEntity(row) });
      else if (row.invoice_id !== null) await publish(trx, services, { ...event, type, data: invoiceEntity(row) });
    }
  }
}

function isOfInvoice(type: TransactionEvent): type is InvoiceEvent {
  return type.startsWith('invoice.');
}
