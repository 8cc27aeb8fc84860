import type { Selectable } from 'kysely';

import { createAdjustment } from '../../service/adjustments/create-adjustment.ts';
import { anyError } from '../../service/common/any-error.ts';
import type { Id } from '../../service/ids/id.ts';
import type { Services } from '../../service/services.ts';
import type { TransactionRow } from '../../service/storage/rows/transaction-rows.ts';
import { createTransaction } from '../../service/transactions/create-transaction.ts';
import { ownServices } from './own-services.ts';

interface Buyer {
  readonly customer_id: Id<'ctm_'>;
  readonly address_id: Id<'add_'>;
}

/** A transaction with an invoice, with 10 of each price. */
export async function seedInvoice(
  services: Services,
  accountId: string,
  { customer_id, address_id }: Buyer,
  prices: readonly Id<'pri_'>[],
): Promise<Selectable<TransactionRow>> {
  const own = await ownServices(services, accountId);
  return services.db.transaction().execute((trx) =>
    createTransaction(anyError, trx, own, accountId, {
      items: prices.map((price_id) => ({ price_id, quantity: 10 })),
      customer_id,
      address_id,
      collection_mode: 'manual',
      billing_details: { payment_terms: { interval: 'day', frequency: 14 } },
      status: 'billed',
    }),
  );
}

/** A credit of 1.00 of an invoice. */
export async function seedAdjustment(
  services: Services,
  accountId: string,
  ids: Buyer & { readonly price_id: Id<'pri_'> },
): Promise<Id<'adj_'>> {
  const own = await ownServices(services, accountId);
  const invoice = await seedInvoice(services, accountId, ids, [ids.price_id]);
  const { id } = await services.db.transaction().execute((trx) =>
    createAdjustment(anyError, trx, own, accountId, {
      action: 'credit',
      transaction_id: invoice.id,
      reason: 'Goodwill',
      items: [{ item_id: invoice.lines[0]!.id, type: 'partial', amount: '100' }],
    }),
  );
  return id;
}
