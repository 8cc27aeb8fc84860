import type { Kysely, Selectable } from 'kysely';

import type { ReportRow } from '../storage/rows/report-rows.ts';
import type { Tables } from '../storage/tables.ts';

/**
 * The file of a report, one chunk after the other: memory holds one, and no connection waits for a slow
 * client.
 *
 * @throws Error when the report expires meanwhile. The response then ends before its `Content-Length`, so
 *   that clients notice.
 */
export async function* reportFile(
  db: Kysely<Tables>,
  { account_id, id, chunks }: Pick<Selectable<ReportRow>, 'account_id' | 'id' | 'chunks'>,
): AsyncGenerator<Buffer> {
  for (let number = 0; number < chunks; number += 1) {
    const { content } = await db
      .selectFrom('report_chunks')
      .select('content')
      .where('account_id', '=', account_id)
      .where('report_id', '=', id)
      .where('number', '=', number)
      .executeTakeFirstOrThrow(() => new Error(`report ${id} expired while it was downloaded`));
    yield Buffer.from(content);
  }
}
