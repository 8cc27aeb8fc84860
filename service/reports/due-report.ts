import { sql } from 'kysely';

import { dueRows } from '../due/due-rows.ts';
import { publish } from '../events/publish.ts';
import { updateRow } from '../storage/update-row.ts';
import { reportEntity } from './report-entity.ts';

/** Reports whose files expire: the file is deleted. */
export const dueReports = dueRows({
  table: 'reports',
  where: sql`status = 'ready'`,
  at: sql`expires_at`,
  async pass(newError, trx, { clock, notifyDue }, row) {
    const { account_id: accountId, id } = row;
    await trx.deleteFrom('report_chunks').where('account_id', '=', accountId).where('report_id', '=', id).execute();
    const kind = { table: 'reports', name: 'Report' } as const;
    const expired = await updateRow(newError, trx, clock, kind, row, { status: 'expired' });
    await publish(
      trx,
      { clock, notifyDue },
      { accountId, type: 'report.updated', data: reportEntity(expired), occurredAt: expired.updated_at },
    );
  },
});
