import { type Selectable, sql, type Transaction } from 'kysely';

import { anyError } from '../common/any-error.ts';
import type { AccountServices } from '../services.ts';
import { toJson } from '../storage/columns.ts';
import { customDataColumn } from '../storage/custom-data-column.ts';
import type { CustomerRow } from '../storage/rows/customer-rows.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { updateTransaction } from '../transactions/update-transaction.ts';
import { ERASED, scrubbed } from './scrub.ts';

type Customer = Selectable<CustomerRow>;
type Sale = Selectable<TransactionRow>;

/**
 * Removes the personal data of a customer from what was sold to them. Amounts, numbers, states and times
 * stay, so that sums and sequences do; the buyer of an invoice becomes a fixed text with the country.
 * Transactions that were not billed are canceled. Apart from that, there are no events: receivers learn of
 * the erasure from the customer's.
 */
export async function eraseSales(
  trx: Transaction<Tables>,
  services: AccountServices,
  { account_id, id }: Customer,
): Promise<void> {
  const sales = await trx
    .selectFrom('transactions')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('customer_id', '=', id)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const sale of sales) {
    const erased = await eraseSale(trx, services, sale);
    const isOpen = erased.status === 'draft' || erased.status === 'ready';
    if (isOpen) await updateTransaction(anyError, trx, services, erased, { status: 'canceled' });
  }
  await eraseSubscriptions(trx, services, { account_id, id });
  await trx
    .updateTable('adjustments')
    .set({ reason: ERASED, revision: sql`revision + 1` })
    .where('account_id', '=', account_id)
    .where('customer_id', '=', id)
    .execute();
  await trx
    .updateTable('credit_movements')
    .set({ reason: ERASED })
    .where('account_id', '=', account_id)
    .where('customer_id', '=', id)
    .where('reason', 'is not', null)
    .execute();
}

async function eraseSale(trx: Transaction<Tables>, { rules }: AccountServices, sale: Sale): Promise<Sale> {
  const { account_id, id, buyer, payments, billing_details } = sale;
  const erased = await trx
    .updateTable('transactions')
    .set({
      custom_data: await customDataColumn(anyError, trx, rules, account_id, null, sale.custom_data),
      buyer: toJson(scrubbed(buyer)),
      payments: toJson(scrubbed(payments)),
      billing_details: toJson(scrubbed(billing_details)),
      checkout_page: null,
      checkout: null,
      revision: sql`revision + 1`,
    })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const attempts = payments.map(({ payment_attempt_id }) => payment_attempt_id);
  if (attempts.length === 0) return erased;
  await trx.updateTable('payment_attempts').set({ gateway_reference: null }).where('id', 'in', attempts).execute();
  // The test gateway stands for a provider, which erases its data itself.
  await trx.updateTable('test_gateway_attempts').set({ last4: null }).where('attempt_id', 'in', attempts).execute();
  return erased;
}

async function eraseSubscriptions(
  trx: Transaction<Tables>,
  { rules }: AccountServices,
  { account_id, id }: Pick<Customer, 'account_id' | 'id'>,
): Promise<void> {
  const subscriptions = await trx
    .selectFrom('subscriptions')
    .select(['id', 'custom_data', 'billing_details'])
    .where('account_id', '=', account_id)
    .where('customer_id', '=', id)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const subscription of subscriptions) {
    await trx
      .updateTable('subscriptions')
      .set({
        custom_data: await customDataColumn(anyError, trx, rules, account_id, null, subscription.custom_data),
        billing_details: toJson(scrubbed(subscription.billing_details)),
        import_meta: null,
        instrument: null,
        payment_method_id: null,
        pending_change: null,
        revision: sql`revision + 1`,
      })
      .where('account_id', '=', account_id)
      .where('id', '=', subscription.id)
      .execute();
  }
}
