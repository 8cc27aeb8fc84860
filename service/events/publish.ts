import type { EventType } from '@billing/server';
import { type Insertable, sql, type Transaction } from 'kysely';

import { takeEntry } from '../audit/pending-entry.ts';
import { newId } from '../ids/id.ts';
import { addNotifications } from '../notifications/add-notifications.ts';
import type { AccountServices } from '../services.ts';
import type { AnyObject, Timestamp } from '../storage/columns.ts';
import type { EventRow } from '../storage/rows/notification-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { eventData, type EventForm } from './event-data.ts';
import type { EventEntity } from './payload-versions.ts';
import { type Destination, storeEvent } from './store-event.ts';

export interface NewEvent<T extends EventType> {
  readonly accountId: string;
  readonly type: T;
  /** The entity after the change, as the newest version of the event shows it. */
  readonly data: EventEntity<T>;
  /** The time of the change, for entities that contain it; by default the current time. */
  readonly occurredAt?: Timestamp;
}

export interface PublishServices extends Pick<AccountServices, 'clock' | 'notifyDue'> {
  /** Collects events that `publishTogether` stores. */
  readonly outbox?: Stored[];
}

/** An event with its id, before it is stored. */
interface Stored {
  readonly row: Insertable<EventRow> & { readonly type: EventType };
  dataFor(setting: EventForm): AnyObject;
}

/**
 * Stores an event and a due notification for each matching destination, in the transaction of the change
 * that the event reports. A destination matches if it is active, accepts platform traffic and subscribes to
 * the event type at this time. The dispatcher is notified after the commit.
 */
export async function publish<T extends EventType>(
  trx: Transaction<Tables>,
  services: PublishServices,
  { accountId, type, data, occurredAt }: NewEvent<T>,
): Promise<void> {
  const { clock, outbox } = services;
  const row = {
    id: newId('evt_', clock),
    type,
    occurred_at: occurredAt ?? clock.now(),
    account_id: accountId,
    data: JSON.stringify(data),
  };
  const event: Stored = { row, dataFor: (setting) => eventData(type, data, setting) };
  if (outbox !== undefined) {
    outbox.push(event);
    return;
  }
  await notify(trx, services, [event], await storeEvent(trx, row, takeEntry(trx, data.id)));
}

/**
 * Runs `change` with services whose events are stored together at its end, in their order and with one
 * statement: for changes of one account with many events. Nothing else differs from publishing each at once.
 */
export async function publishTogether<Services extends PublishServices, Result>(
  trx: Transaction<Tables>,
  services: Services,
  change: (services: Services) => Promise<Result>,
): Promise<Result> {
  const outbox: Stored[] = [];
  const result = await change({ ...services, outbox });
  const [first] = outbox;
  if (first === undefined) return result;
  const rows = outbox.map(({ row }) => row);
  const { rows: settings } = await sql<Destination & { readonly subscribed_events: readonly string[] }>`
    with stored as (
      insert into events (account_id, id, type, occurred_at, data)
      select ${first.row.account_id}, * from unnest(
        ${rows.map(({ id }) => id)}::text[], ${rows.map(({ type }) => type)}::text[],
        ${rows.map(({ occurred_at }) => occurred_at)}::timestamptz[], ${rows.map(({ data }) => data)}::text[])
    )
    select id, api_version, include_sensitive_fields, subscribed_events from notification_settings
    where account_id = ${first.row.account_id} and active and traffic_source in ('platform', 'all')
      and subscribed_events && ${rows.map(({ type }) => type)}::text[]
    order by id`.execute(trx);
  const subscribed = new Map(settings.map((setting) => [setting, new Set(setting.subscribed_events)]));
  await notify(trx, services, outbox, settings, (setting, { row }) => subscribed.get(setting)!.has(row.type));
  return result;
}

async function notify<D extends Destination>(
  trx: Transaction<Tables>,
  { clock, notifyDue }: PublishServices,
  events: readonly Stored[],
  settings: readonly D[],
  isSubscribed: (setting: D, event: Stored) => boolean = () => true,
): Promise<void> {
  const pairs = events.flatMap((event) =>
    settings.filter((setting) => isSubscribed(setting, event)).map((setting) => ({ event, setting })),
  );
  if (pairs.length === 0) return;
  const notifications = pairs.map(({ event: { row, dataFor }, setting }) => {
    const id = newId('ntf_', clock);
    const payload = {
      event_id: row.id,
      event_type: row.type,
      occurred_at: row.occurred_at,
      notification_id: id,
      data: dataFor(setting),
    };
    return {
      account_id: row.account_id,
      id,
      notification_setting_id: setting.id,
      event_id: row.id,
      type: row.type,
      payload: JSON.stringify(payload),
      occurred_at: row.occurred_at,
      origin: 'event' as const,
    };
  });
  await addNotifications(trx, notifications);
  notifyDue(settings.map(({ id }) => ({ accountId: events[0]!.row.account_id, settingId: id })));
}
