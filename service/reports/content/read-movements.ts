import { type Kysely, type RawBuilder, sql } from 'kysely';

import type { Tables } from '../../storage/tables.ts';
import { type FilterColumns, filterConditions } from './filter-conditions.ts';
import type { Movement } from './movement-rows.ts';
import type { ReportScope } from './report-content.ts';

/** What filters of movements compare. */
export interface MovementFilters {
  readonly columns: FilterColumns;
  /** What changed in the last 30 days when there is no filter. */
  readonly changed: FilterColumns[string];
}

/**
 * Movements in the order of their transactions; of each transaction, the payment and then the adjustments. A
 * refund occurs when it is approved, which is its last change; a chargeback, and the reverse of one, when it
 * is created.
 */
export async function readMovements(
  db: Kysely<Tables>,
  { columns, changed }: MovementFilters,
  scope: ReportScope,
  after: string,
  size: number,
): Promise<readonly Movement[]> {
  const [transactionId = '', adjustmentId = ''] = after.split(' ');
  const matching = filterConditions(scope, columns, [changed]);
  // Each part is limited by itself, so that a page reads no more than its rows from the indexes.
  const firstOf = (movements: RawBuilder<unknown>) => sql`(
    select * from (${movements}) as movement where ${matching} order by transaction_id, adjustment_id limit ${size}
  )`;
  const { rows } = await sql<Movement>`
    ${firstOf(payments(scope, transactionId))} union all ${firstOf(adjustments(scope, transactionId, adjustmentId))}
    order by transaction_id, adjustment_id limit ${size}`.execute(db);
  return rows;
}

/** The payments of transactions after one. */
function payments({ accountId }: ReportScope, transactionId: string): RawBuilder<unknown> {
  return sql`
    select sale.id as transaction_id, sale.customer_id, sale.subscription_id, sale.origin, sale.payout_totals,
      sale.updated_at as transaction_updated_at, 'payment' as type, '' collate "C" as adjustment_id,
      (select (payment ->> 'captured_at')::timestamptz from json_array_elements(sale.payments) as payment
        where payment ->> 'status' = 'captured' limit 1) as occurred_at,
      null::json as adjusted, sale.invoice_number as document_number, null as reason, sale.updated_at as changed_at
    from transactions as sale
    where sale.account_id = ${accountId} and sale.id > ${transactionId}
      and sale.payout_totals ->> 'grand_total' <> '0'`;
}

/**
 * The adjustments that move money, after one of a transaction. The condition of `sale.id` only serves its
 * index.
 */
function adjustments({ accountId }: ReportScope, transactionId: string, adjustmentId: string): RawBuilder<unknown> {
  return sql`
    select part.transaction_id, sale.customer_id, sale.subscription_id, sale.origin, sale.payout_totals,
      sale.updated_at as transaction_updated_at, part.action as type, part.id as adjustment_id,
      case part.action when 'refund' then part.updated_at else part.created_at end as occurred_at,
      part.payout_totals as adjusted, part.credit_note_number as document_number, part.reason,
      part.updated_at as changed_at
    from adjustments as part
    join transactions as sale on sale.account_id = part.account_id and sale.id = part.transaction_id
    where sale.id >= ${transactionId}
      and part.account_id = ${accountId} and (part.transaction_id, part.id) > (${transactionId}, ${adjustmentId})
      and part.action in ('refund', 'chargeback', 'chargeback_reverse') and part.status in ('approved', 'reversed')
      and part.payout_totals is not null`;
}

/** Where the page after a movement starts. */
export function positionOf({ transaction_id, adjustment_id }: Movement): string {
  return `${transaction_id} ${adjustment_id}`;
}
