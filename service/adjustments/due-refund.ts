import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { AccountServices } from '../services.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { AdjustmentRow } from '../storage/rows/adjustment-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { approveRefund } from './decide-refund.ts';

/** A pending refund whose approval is due. */
export interface DueRefund {
  readonly at: Timestamp;
  readonly row: Selectable<AdjustmentRow>;
}

/** The first refund of an account that approves itself until `until`, locked. */
export async function findDueRefund(
  trx: Transaction<Tables>,
  accountId: string,
  until: Timestamp,
): Promise<DueRefund | undefined> {
  const row = await trx
    .selectFrom('adjustments')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('approve_at', '<=', until)
    .orderBy('approve_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined || row.approve_at === null ? undefined : { at: row.approve_at, row };
}

/** Approves the refund, once. A job then refunds it at the gateway, which a database transaction must not wait for. */
export async function passDueRefund(
  _newError: NewError<never>,
  trx: Transaction<Tables>,
  _services: AccountServices,
  { row }: DueRefund,
): Promise<void> {
  await approveRefund(trx, row);
}

/** The accounts with a refund whose approval is due in their time. */
export async function accountsWithDueRefunds(db: Kysely<Tables>, now: Timestamp): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select distinct r.account_id from adjustments r join accounts a on a.id = r.account_id
    where r.approve_at is not null and r.approve_at <= coalesce(a.test_clock_time, ${now})
    order by r.account_id`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

/** When the first refund of the account approves itself, for a statement; null when none does. */
export function dueRefundTime(accountId: string): RawBuilder<Timestamp | null> {
  return sql`(select min(approve_at) from adjustments where account_id = ${accountId} and approve_at is not null)`;
}

/**
 * Whether an account has a refund that is approved and whose result is not stored, for a statement. An advancing test clock waits for it, so
 * that the refund has the time at which it fell due.
 */
export function refundUnderWay(accountId: string): RawBuilder<boolean> {
  return sql`exists (
    select from adjustments
    where account_id = ${accountId} and status = 'pending_approval' and refund_at is not null
  )`;
}
