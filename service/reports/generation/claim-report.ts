import { randomUUID } from 'node:crypto';

import { type Kysely, type Selectable, sql } from 'kysely';

import type { ReportRow } from '../../storage/rows/report-rows.ts';
import type { Tables } from '../../storage/tables.ts';

/** A worker that stores nothing for so long has ended, and another one generates the report. */
const LEASE_SECONDS = 60;

/** A report that no other process generates until the lease ends. */
export type ClaimedReport = Selectable<ReportRow> & { readonly lease: string };

/** Another worker has claimed the report, because this one stored nothing for too long. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

/**
 * Leases the report that has been due the longest, whatever its account. A report that another process was
 * generating when it ended begins anew: what that process has stored is deleted.
 */
export async function claimReport(db: Kysely<Tables>): Promise<ClaimedReport | undefined> {
  const lease = randomUUID();
  return db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('reports')
      .select(['account_id', 'id'])
      .where('due_at', '<=', sql<string>`clock_timestamp()`)
      .orderBy('due_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (due === undefined) return undefined;
    const { account_id: accountId, id } = due;
    await trx.deleteFrom('report_chunks').where('account_id', '=', accountId).where('report_id', '=', id).execute();
    const row = await trx
      .updateTable('reports')
      .set((eb) => ({
        lease,
        ...leasedUntil(),
        tries: eb('tries', '+', 1),
        row_count: 0,
        bytes: 0,
        chunks: 0,
      }))
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { ...row, lease };
  });
}

/**
 * Returns a claimed report that was not finished to the queue, due after some seconds. Does nothing if the
 * lease was lost.
 */
export async function releaseReport(
  db: Kysely<Tables>,
  { account_id, id, lease }: ClaimedReport,
  afterSeconds: number,
  tries: number,
): Promise<void> {
  await db
    .updateTable('reports')
    .set({ lease: null, due_at: sql`clock_timestamp() + ${afterSeconds}::float8 * interval '1 second'`, tries })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute();
}

/** The column of a lease that begins now. */
export function leasedUntil() {
  return { due_at: sql<string>`clock_timestamp() + ${LEASE_SECONDS}::float8 * interval '1 second'` };
}
