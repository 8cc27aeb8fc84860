import type { Selectable, Transaction } from 'kysely';

import type { BuyerCopy, TransactionRow, TransactionStatus } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';

type Row = Selectable<TransactionRow>;

/** What was billed or paid is documented. */
const DOCUMENTED: ReadonlySet<TransactionStatus> = new Set(['billed', 'past_due', 'paid', 'completed']);

/**
 * The transaction with a copy of its buyer as documents print it, from the moment when it is billed or paid.
 * Later changes of the customer, the address and the business don't change its documents.
 */
export async function withBuyer(trx: Transaction<Tables>, row: Row): Promise<Row> {
  if (row.buyer !== null || !DOCUMENTED.has(row.status)) return row;
  return { ...row, buyer: await buyerOf(trx, row) };
}

async function buyerOf(
  trx: Transaction<Tables>,
  { account_id, customer_id, address_id, business_id }: Row,
): Promise<BuyerCopy> {
  const customer = await trx
    .selectFrom('customers')
    .select(['name', 'email'])
    .where('account_id', '=', account_id)
    .where('id', '=', customer_id)
    .executeTakeFirstOrThrow();
  const address = await trx
    .selectFrom('addresses')
    .select(['first_line', 'second_line', 'city', 'postal_code', 'region', 'country_code'])
    .where('account_id', '=', account_id)
    .where('id', '=', address_id)
    .executeTakeFirstOrThrow();
  const business = await trx
    .selectFrom('businesses')
    .select(['name', 'company_number', 'tax_identifier'])
    .where('account_id', '=', account_id)
    .where('id', '=', business_id)
    .executeTakeFirst();
  return { customer, address, business: business ?? null };
}
