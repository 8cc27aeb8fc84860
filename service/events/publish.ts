import type { EventType } from '@billing/server';
import { type Insertable, sql, type Transaction } from 'kysely';

import { newId } from '../ids/id.ts';
import { addNotifications } from '../notifications/add-notifications.ts';
import type { AccountServices } from '../services.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { EventRow } from '../storage/rows/notification-rows.ts';
import { statement } from '../storage/statement.ts';
import type { Tables } from '../storage/tables.ts';
import { eventData } from './event-data.ts';
import type { EventEntity } from './payload-versions.ts';

export interface NewEvent<T extends EventType> {
  readonly accountId: string;
  readonly type: T;
  /** The entity after the change, as the newest version of the event shows it. */
  readonly data: EventEntity<T>;
  /** The time of the change, for entities that contain it; by default the current time. */
  readonly occurredAt?: Timestamp;
}

export type PublishServices = Pick<AccountServices, 'clock' | 'notifyDue'>;

/**
 * Stores an event and a due notification for each matching destination, in the transaction of the change that the event reports. A
 * destination matches if it is active, accepts platform traffic and subscribes to the event type at this time. The dispatcher is
 * notified after the commit.
 */
export async function publish<T extends EventType>(
  trx: Transaction<Tables>,
  { clock, notifyDue }: PublishServices,
  event: NewEvent<T>,
): Promise<void> {
  const stored = {
    id: newId('evt_', clock),
    type: event.type,
    occurred_at: event.occurredAt ?? clock.now(),
  };
  await insertEvent(trx, { ...stored, account_id: event.accountId, data: JSON.stringify(event.data) });
  const settings = await findDestinations(trx, { accountId: event.accountId, type: event.type });
  if (settings.length === 0) return;
  const notifications = settings.map((setting) => {
    const id = newId('ntf_', clock);
    const payload = {
      event_id: stored.id,
      event_type: event.type,
      occurred_at: stored.occurred_at,
      notification_id: id,
      data: eventData(event.type, event.data, setting),
    };
    return {
      account_id: event.accountId,
      id,
      notification_setting_id: setting.id,
      event_id: stored.id,
      type: event.type,
      payload: JSON.stringify(payload),
      occurred_at: stored.occurred_at,
      origin: 'event' as const,
    };
  });
  await addNotifications(trx, notifications);
  notifyDue(settings.map(({ id }) => ({ accountId: event.accountId, settingId: id })));
}

const insertEvent = statement((db, row: Insertable<EventRow>) => db.insertInto('events').values(row));

const findDestinations = statement(
  (db, { accountId, type }: { readonly accountId: string; readonly type: EventType }) =>
    db
      .selectFrom('notification_settings')
      .select(['id', 'api_version', 'include_sensitive_fields'])
      .where('account_id', '=', accountId)
      .where('active', '=', true)
      .where('traffic_source', 'in', ['platform', 'all'])
      .where(sql<boolean>`${type} = any(subscribed_events)`)
      .orderBy('id'),
);
