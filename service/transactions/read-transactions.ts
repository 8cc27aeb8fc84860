import type { TransactionRead } from '@billing/types';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';

import { addressEntity } from '../addresses/address-entity.ts';
import { businessEntity } from '../businesses/business-entity.ts';
import { customerEntity } from '../customers/customer-entity.ts';
import { discountEntity } from '../discounts/discount-entity.ts';
import { availablePaymentMethods } from '../pricing/payment-methods.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { AccountTable, Tables } from '../storage/tables.ts';
import { adjustmentBytes, adjustmentsOf } from './adjustments-of.ts';
import { transactionEntity } from './transaction-entity.ts';

type Row = Selectable<TransactionRow>;

/** A value of `include`. */
export type Included = 'address' | 'adjustment' | 'available_payment_methods' | 'business' | 'customer' | 'discount';

/** The included entities that are rows of other tables, and where a transaction refers to them. */
const TABLES = {
  address: { table: 'addresses', column: 'address_id' },
  business: { table: 'businesses', column: 'business_id' },
  customer: { table: 'customers', column: 'customer_id' },
  discount: { table: 'discounts', column: 'discount_id' },
} as const;

type Referred = keyof typeof TABLES;

/** Transactions as a response has them, with the entities that `include` names as they are now. */
export async function readTransactions(
  db: Kysely<Tables>,
  rows: readonly Row[],
  include: readonly Included[] = [],
): Promise<TransactionRead[]> {
  const addresses = await referred(db, rows, include, 'address');
  const businesses = await referred(db, rows, include, 'business');
  const customers = await referred(db, rows, include, 'customer');
  const discounts = await referred(db, rows, include, 'discount');
  const adjustments = include.includes('adjustment') ? await adjustmentsOf(db, rows) : undefined;
  return rows.map((row) => {
    const address = addresses.get(row.address_id);
    const business = businesses.get(row.business_id);
    const customer = customers.get(row.customer_id);
    const discount = discounts.get(row.discount_id);
    return {
      ...transactionEntity(row),
      ...(address !== undefined && { address: addressEntity(address) }),
      ...(adjustments !== undefined && { adjustments: adjustments.get(row.id) ?? [] }),
      ...(include.includes('available_payment_methods') && {
        available_payment_methods: availablePaymentMethods(),
      }),
      ...(business !== undefined && { business: businessEntity(business) }),
      ...(customer !== undefined && { customer: customerEntity(customer) }),
      ...(discount !== undefined && { discount: discountEntity(discount) }),
    };
  });
}

/** One transaction as a response has it. */
export async function readTransaction(
  db: Kysely<Tables>,
  row: Row,
  include?: readonly Included[],
): Promise<TransactionRead> {
  const [transaction] = await readTransactions(db, [row], include);
  return transaction!;
}

/** Bytes that `include` adds to a listed transaction. */
export function includedBytes(include: readonly Included[] = []): RawBuilder<number> | undefined {
  const sizes = Object.entries(TABLES)
    .filter(([name]) => include.includes(name as Referred))
    .map(
      ([, { table, column }]) => sql`coalesce((
        select octet_length(row_to_json(entity)::text) from ${sql.table(table)} as entity
        where entity.account_id = part.account_id and entity.id = part.${sql.ref(column)}
      ), 0)`,
    );
  if (include.includes('adjustment')) sizes.push(adjustmentBytes);
  return sizes.length === 0 ? undefined : sql<number>`(${sql.join(sizes, sql` + `)})`;
}

/** The rows of one kind that the transactions refer to, by id. None if the kind is not included. */
async function referred<Name extends Referred>(
  db: Kysely<Tables>,
  rows: readonly Row[],
  include: readonly Included[],
  name: Name,
): Promise<ReadonlyMap<string | null, Selectable<Tables[(typeof TABLES)[Name]['table']]>>> {
  const { table, column } = TABLES[name];
  const ids = new Set(rows.flatMap((row) => (row[column] === null ? [] : [row[column]])));
  const accountId = rows[0]?.account_id;
  if (accountId === undefined || ids.size === 0 || !include.includes(name)) return new Map();
  const found = await db
    .selectFrom(table as AccountTable)
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids] as never)
    .execute();
  return new Map(found.map((row) => [row.id, row as never]));
}
