import { sql } from 'kysely';

import { dueRows } from '../due/due-rows.ts';
import { changeApiKey } from './change-api-key.ts';
import { publishKeyEvent } from './publish-key-event.ts';

/** `api_key.expiring` occurs this long before the expiry. */
const NOTICE = sql`interval '7 days'`;

/**
 * Active keys that expire: `api_key.expired`, and before that, once, `api_key.expiring`. A key that has
 * expired gets no notice.
 */
export const dueKeys = dueRows({
  table: 'api_keys',
  where: sql`status = 'active' and expires_at is not null`,
  at: sql`case when expiring_notified_at is null then expires_at - ${NOTICE} else expires_at end`,
  async pass(newError, trx, services, row) {
    const now = services.clock.now();
    if (row.expires_at !== null && row.expires_at <= now) {
      await changeApiKey(newError, trx, { row, services }, 'api_key.expired', { status: 'expired' });
      return;
    }
    // Not a change of the entity: `updated_at` stays.
    await trx.updateTable('api_keys').set({ expiring_notified_at: now }).where('id', '=', row.id).execute();
    await publishKeyEvent(newError, trx, services, 'api_key.expiring', row);
  },
});
