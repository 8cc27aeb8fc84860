import { timestamp } from '../../../service/common/clock.ts';
import { newId } from '../../../service/ids/id.ts';
import type { Ids } from '../../support/fixtures.ts';
import type { TestService } from '../../support/service.ts';

/** Attempts to deliver a notification. Returns their ids. */
export async function insertLogs(
  { services, accountId }: TestService,
  { notification_id }: Ids,
  count: number,
): Promise<string[]> {
  const { db, clock } = services;
  const rows = Array.from({ length: count }, () => ({
    account_id: accountId,
    id: newId('ntflog_', clock),
    notification_id,
    attempted_at: timestamp(clock.now()),
    duration_ms: 12,
    response_code: 500,
    response_headers: '[]',
    response_content_type: null,
    response_body: '',
    error: null,
    address: null,
  }));
  await db.insertInto('notification_logs').values(rows).execute();
  return rows.map(({ id }) => id);
}
