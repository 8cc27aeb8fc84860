import { StringDecoder } from 'node:string_decoder';

import type { NotificationLog } from '@billing/types';
import type { Selectable } from 'kysely';

import type { NotificationLogRow } from '../storage/rows/notification-rows.ts';

/** Bytes of the stored response body that a log shows. */
const SHOWN_BYTES = 4_096;

export function notificationLogEntity(row: Selectable<NotificationLogRow>): Required<NotificationLog> {
  return {
    id: row.id,
    response_code: row.response_code,
    response_content_type: row.response_content_type,
    response_body: firstBytes(row.response_body),
    attempted_at: row.attempted_at,
  };
}

/** Leaves out a character that is only partly within the limit. */
function firstBytes(text: string): string {
  return new StringDecoder('utf8').write(Buffer.from(text).subarray(0, SHOWN_BYTES));
}
