import type { EventType } from '@billing/server';
import { type Insertable, sql, type Transaction } from 'kysely';

import { timestamp } from '../common/clock.ts';
import { newId } from '../ids/id.ts';
import { addNotifications } from '../notifications/add-notifications.ts';
import type { Services } from '../services.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { EventRow } from '../storage/rows/notification-rows.ts';
import { statement } from '../storage/statement.ts';
import type { Tables } from '../storage/tables.ts';
import { eventData } from './event-data.ts';
import type { EventEntity } from './payload-versions.ts';

export interface NewEvent<T extends EventType> {
  readonly accountId: string;
  readonly type: T;
  /** The entity after the change, in its event form. */
  readonly data: EventEntity<T>;
  /** When the change happened, where that is written in the entity as well. Now when it is not given. */
  readonly occurredAt?: Timestamp;
}

/** What publishing takes of the services. */
export type Publishing = Pick<Services, 'clock' | 'notifyDue'>;

/**
 * Stores an event, a notification for each destination that wants it, and that these are due, in the transaction of the change that it
 * reports: no change, no event. A destination wants it when it is active, takes platform traffic and is subscribed to the type, as it
 * is now. Who delivers is told once the transaction is committed.
 */
export async function publish<T extends EventType>(
  trx: Transaction<Tables>,
  { clock, notifyDue }: Publishing,
  event: NewEvent<T>,
): Promise<void> {
  const stored = {
    id: newId('evt_', clock),
    type: event.type,
    occurred_at: event.occurredAt ?? timestamp(clock.now()),
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
