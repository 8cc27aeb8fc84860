import type { Report, ReportCreate } from '@billing/types';
import { sql, type Transaction } from 'kysely';

import { assertAllUsed } from '../common/assert-all-used.ts';
import type { NewError } from '../common/errors.ts';
import { publish } from '../events/publish.ts';
import { newId } from '../ids/id.ts';
import type { AccountServices } from '../services.ts';
import { toJson } from '../storage/columns.ts';
import type { StoredReportFilter } from '../storage/rows/report-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { reportEntity } from './report-entity.ts';
import { alreadyPending, checkDailyLimit, type ReportRuleCode } from './report-rules.ts';

/**
 * Creates a report, which a worker then generates.
 *
 * @throws `concurrent_report_generation_not_allowed`, `report_creation_limit_exceeded`
 */
export async function createReport(
  newError: NewError<ReportRuleCode>,
  trx: Transaction<Tables>,
  { clock, notifyDue }: Pick<AccountServices, 'clock' | 'notifyDue'>,
  accountId: string,
  { type, filters = [], ...left }: ReportCreate,
): Promise<Report> {
  assertAllUsed(left);
  const now = clock.now();
  const stored = filters.map(({ name, operator = null, value, ...rest }): StoredReportFilter => {
    assertAllUsed(rest);
    return { name, operator, value };
  });
  const row = await trx
    .insertInto('reports')
    .values({
      account_id: accountId,
      id: newId('rep_', clock),
      status: 'pending',
      type,
      filters: toJson(stored),
      due_at: sql`clock_timestamp()`,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('account_id').where('status', '=', 'pending').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw await alreadyPending(newError, trx, accountId);
  await checkDailyLimit(newError, trx, clock.system, accountId);
  const report = reportEntity(row);
  await publish(trx, { clock, notifyDue }, { accountId, type: 'report.created', data: report, occurredAt: now });
  return report;
}
