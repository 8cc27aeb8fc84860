import { type Kysely, sql, type Transaction } from 'kysely';

import { anyError } from '../common/any-error.ts';
import { OperatorError } from '../common/operator-error.ts';
import { expireReport } from '../reports/due-report.ts';
import type { AccountServices } from '../services.ts';
import type { ReportRow } from '../storage/rows/report-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { isAbout, mentions, type Traces } from './traces.ts';

/** Stored results that are opened at once; each takes 30 µs. */
const BATCH = 500;

/**
 * Deletes stored results of requests with an idempotency key that are about a customer: they are encrypted,
 * so all of the account are opened, which are those of two days. A repeat of such a request is then a new
 * request. Returns how many.
 */
export async function eraseResults(
  { db, secrets }: Pick<AccountServices, 'db' | 'secrets'>,
  traces: Traces,
): Promise<number> {
  let deleted = 0;
  for (let after: string | undefined = ''; after !== undefined;) {
    const rows = await readKeys(db, traces, after);
    const ids = rows
      .filter(({ id, key, result }) => isAbout(`${key} ${secrets.open(result, id)}`, traces))
      .map(({ id }) => id);
    if (ids.length > 0) {
      await db
        .deleteFrom('idempotency_keys')
        .where('account_id', '=', traces.accountId)
        .where('id', 'in', ids)
        .execute();
    }
    deleted += ids.length;
    after = rows.length < BATCH ? undefined : rows.at(-1)?.id;
  }
  return deleted;
}

function readKeys(db: Kysely<Tables>, { accountId }: Traces, after: string) {
  return db
    .selectFrom('idempotency_keys')
    .select(['id', 'key', 'result'])
    .where('account_id', '=', accountId)
    .where('id', '>', after as never)
    .orderBy('id')
    .limit(BATCH)
    .execute();
}

/**
 * Lets the reports expire that contain a customer, because their files can't be changed. Returns how many.
 *
 * @throws OperatorError while a worker generates one of them.
 */
export async function eraseReports(services: AccountServices, traces: Traces): Promise<number> {
  const { rows } = await sql<{ report_id: ReportRow['id'] }>`
    select distinct report_id from report_chunks
    where account_id = ${traces.accountId} and ${mentions(sql.ref('content'), traces)}`.execute(services.db);
  for (const { report_id } of rows) {
    await services.db.transaction().execute((trx) => eraseReport(trx, services, traces.accountId, report_id));
  }
  return rows.length;
}

async function eraseReport(
  trx: Transaction<Tables>,
  services: AccountServices,
  accountId: string,
  id: ReportRow['id'],
): Promise<void> {
  const report = await trx
    .selectFrom('reports')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (report.status === 'pending') {
    throw new OperatorError(
      `Report ${id} contains the customer and is being generated. The rest is erased: run the command again in a minute.`,
    );
  }
  if (report.status === 'ready') return expireReport(anyError, trx, services, report);
  await trx.deleteFrom('report_chunks').where('account_id', '=', accountId).where('report_id', '=', id).execute();
}
