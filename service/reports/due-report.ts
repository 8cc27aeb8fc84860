import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { publish } from '../events/publish.ts';
import type { AccountServices } from '../services.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { ReportRow } from '../storage/rows/report-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { updateRow } from '../storage/update-row.ts';
import { reportEntity } from './report-entity.ts';

/** A report whose file expires. */
export interface DueReport {
  readonly at: Timestamp;
  readonly row: Selectable<ReportRow>;
}

/** The first report of an account that expires until `until`, locked. */
export async function findDueReport(
  trx: Transaction<Tables>,
  accountId: string,
  until: Timestamp,
): Promise<DueReport | undefined> {
  const row = await trx
    .selectFrom('reports')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', '=', 'ready')
    .where('expires_at', '<=', until)
    .orderBy('expires_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined || row.expires_at === null ? undefined : { at: row.expires_at, row };
}

/** Lets the report expire, once: deletes its file. */
export async function passDueReport(
  newError: NewError<'conflict'>,
  trx: Transaction<Tables>,
  { clock, notifyDue }: AccountServices,
  { row }: DueReport,
): Promise<void> {
  const { account_id: accountId, id } = row;
  await trx.deleteFrom('report_chunks').where('account_id', '=', accountId).where('report_id', '=', id).execute();
  const kind = { table: 'reports', name: 'Report' } as const;
  const expired = await updateRow(newError, trx, clock, kind, row, { status: 'expired' });
  await publish(
    trx,
    { clock, notifyDue },
    { accountId, type: 'report.updated', data: reportEntity(expired), occurredAt: expired.updated_at },
  );
}

/** The accounts with a report that has expired in their time. */
export async function accountsWithDueReports(db: Kysely<Tables>, now: Timestamp): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select distinct r.account_id from reports r join accounts a on a.id = r.account_id
    where r.status = 'ready' and r.expires_at <= coalesce(a.test_clock_time, ${now})
    order by r.account_id`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

/** When the first report of the account expires, for a statement; null when none does. */
export function dueReportTime(accountId: string): RawBuilder<Timestamp | null> {
  return sql`(select min(expires_at) from reports where account_id = ${accountId} and status = 'ready')`;
}
