import { type Selectable, sql, type Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { dueRows } from '../due/due-rows.ts';
import { publish } from '../events/publish.ts';
import type { AccountServices } from '../services.ts';
import type { ReportRow } from '../storage/rows/report-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { updateRow } from '../storage/update-row.ts';
import { reportEntity } from './report-entity.ts';

/** Reports whose files expire. */
export const dueReports = dueRows({
  table: 'reports',
  where: sql`status = 'ready'`,
  at: sql`expires_at`,
  pass: expireReport,
});

/** Deletes the file of a report. */
export async function expireReport(
  newError: NewError<'conflict'>,
  trx: Transaction<Tables>,
  { clock, notifyDue }: Pick<AccountServices, 'clock' | 'notifyDue'>,
  row: Selectable<ReportRow>,
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
