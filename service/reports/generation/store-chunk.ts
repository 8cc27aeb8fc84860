import { type Kysely, sql } from 'kysely';

import type { Tables } from '../../storage/tables.ts';
import { type ClaimedReport, LeaseLostError, leasedUntil } from './claim-report.ts';

/**
 * Stores the next chunk of a file and extends the lease. The lock on the report's row orders it with a claim
 * by another worker: after that, nothing of this one is stored.
 *
 * @param rows How many rows it has, without the header.
 * @throws LeaseLostError
 */
export async function storeChunk(
  db: Kysely<Tables>,
  { account_id, id, lease }: ClaimedReport,
  content: string,
  rows: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const report = await trx
      .updateTable('reports')
      .set((eb) => ({
        ...leasedUntil(),
        chunks: eb('chunks', '+', 1),
        row_count: eb('row_count', '+', rows),
        bytes: sql<number>`bytes + ${Buffer.byteLength(content)}::bigint`,
      }))
      .where('account_id', '=', account_id)
      .where('id', '=', id)
      .where('lease', '=', lease)
      .returning('chunks')
      .executeTakeFirst();
    if (report === undefined) throw new LeaseLostError(`another worker has claimed report ${id}`);
    await trx
      .insertInto('report_chunks')
      .values({ account_id, report_id: id, number: report.chunks - 1, content })
      .execute();
  });
}
