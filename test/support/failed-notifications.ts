import { timestamp } from '../../service/common/clock.ts';
import { type Id, newId } from '../../service/ids/id.ts';
import type { Services } from '../../service/services.ts';
import type { NotificationRow } from '../../service/storage/rows/notification-rows.ts';
import { ownServices } from './own-services.ts';

/** As many as one statement takes parameters for. */
const AT_ONCE = 2_000;

export interface FailedNotification {
  readonly id: Id<'ntf_'>;
  readonly eventId: Id<'evt_'>;
  readonly payload: string;
}

/**
 * Puts notifications into an account that have failed for a destination, as delivery leaves them; `more`
 * goes into each.
 */
export async function insertFailed(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: string,
  settingId: Id<'ntfset_'>,
  count: number,
  more: Partial<{ status: 'delivered' | 'needs_retry'; origin: NotificationRow['origin']; replayed_at: string }> = {},
): Promise<FailedNotification[]> {
  const own = await ownServices({ db, clock }, accountId);
  const made: FailedNotification[] = [];
  while (made.length < count) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - made.length) }, () => {
      const id = newId('ntf_', clock);
      const eventId = newId('evt_', clock);
      const data = { id: newId('ctm_', clock), email: `${id}@customer.example` };
      const occurred_at = own.clock.now();
      const head = { event_id: eventId, event_type: 'customer.created', occurred_at, notification_id: id };
      return { id, eventId, occurred_at, payload: JSON.stringify({ ...head, data }) };
    });
    const rows = some.map(({ id, eventId, occurred_at, payload }) => ({
      account_id: accountId,
      id,
      notification_setting_id: settingId,
      event_id: eventId,
      type: 'customer.created',
      status: 'failed' as const,
      payload,
      occurred_at,
      first_attempt_at: timestamp(clock.now()),
      last_attempt_at: timestamp(clock.now()),
      times_attempted: 4,
      origin: 'event' as const,
      ...more,
    }));
    await db.insertInto('notifications').values(rows).execute();
    made.push(...some);
  }
  return made;
}
