import type { Insertable } from 'kysely';

import { timestamp } from '../../service/common/clock.ts';
import { silentLog } from '../../service/common/log.ts';
import { type Id, newId } from '../../service/ids/id.ts';
import { generateReports } from '../../service/reports/generation/generate-reports.ts';
import type { Services } from '../../service/services.ts';
import { toJson } from '../../service/storage/columns.ts';
import type { ReportRow } from '../../service/storage/rows/report-rows.ts';
import { ownServices } from './own-services.ts';

/** The row of a report of discounts that is ready and has a row. */
export function reportRow(
  { clock }: Pick<Services, 'clock'>,
  accountId: string,
  now = timestamp(clock.now()),
): Insertable<ReportRow> {
  return {
    account_id: accountId,
    id: newId('rep_', clock),
    status: 'ready',
    type: 'discounts',
    filters: toJson([]),
    row_count: 1,
    bytes: 0,
    expires_at: timestamp(new Date(Date.parse(now) + 14 * 86_400_000)),
    due_at: null,
    lease: null,
    created_at: now,
    updated_at: now,
  };
}

/** Inserts a report that is ready, without events. */
export async function seedReport(services: Services, accountId: string): Promise<Id<'rep_'>> {
  const { clock } = await ownServices(services, accountId);
  const row = reportRow(services, accountId, clock.now());
  await services.db.insertInto('reports').values(row).execute();
  return row.id;
}

/** Generates the due reports, as a worker does. */
export async function generateDue(services: Services): Promise<void> {
  await generateReports(services, silentLog);
}
