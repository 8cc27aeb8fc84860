import type { Adjustment } from '@billing/types';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';

import type { AdjustmentRow } from '../storage/rows/adjustment-rows.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { adjustmentEntity } from './adjustment-entity.ts';

/** The adjustments of transactions of one account, by the id of the transaction, the oldest first. */
export async function adjustmentsOf(
  db: Kysely<Tables>,
  transactions: readonly Pick<Selectable<TransactionRow>, 'account_id' | 'id'>[],
): Promise<ReadonlyMap<string, Adjustment[]>> {
  const [first] = transactions;
  if (first === undefined) return new Map();
  const ids = transactions.map(({ id }) => id);
  const rows: Selectable<AdjustmentRow>[] = await db
    .selectFrom('adjustments')
    .selectAll()
    .where('account_id', '=', first.account_id)
    .where('transaction_id', 'in', ids)
    .orderBy('id')
    .execute();
  const byTransaction = Map.groupBy(rows, ({ transaction_id }) => transaction_id);
  return new Map(ids.map((id) => [id, (byTransaction.get(id) ?? []).map(adjustmentEntity)]));
}

/** Bytes of the adjustments of a listed transaction. */
export const adjustmentBytes: RawBuilder<number> = sql`coalesce((
  select sum(octet_length(row_to_json(entity)::text)) from adjustments as entity
  where entity.account_id = part.account_id and entity.transaction_id = part.id
), 0)`;
