import type { EventType } from '@billing/server';
import { type Insertable, type QueryCreator, sql, type Transaction } from 'kysely';

import type { AuditEntryRow } from '../storage/rows/audit-rows.ts';
import type { EventRow, NotificationSettingRow } from '../storage/rows/notification-rows.ts';
import { statement } from '../storage/statement.ts';
import type { Tables } from '../storage/tables.ts';
import type { EventForm } from './event-data.ts';

type NewEventRow = Insertable<EventRow> & { readonly type: EventType };

/** What a notification needs of its destination. */
export type Destination = EventForm & { readonly id: NotificationSettingRow['id'] };

/**
 * Stores an event, and the entry of the audit trail if it is not stored yet; returns the destinations. One
 * statement.
 */
export function storeEvent(
  trx: Transaction<Tables>,
  row: NewEventRow,
  entry: AuditEntryRow | undefined,
): Promise<Destination[]> {
  return entry === undefined ? insertEvent(trx, row) : insertEventAndEntry(trx, { ...row, ...prefixed(entry) });
}

const insertEvent = statement((db, row: NewEventRow) =>
  destinationsOf(
    db.with('stored', (query) => query.insertInto('events').values(row)),
    row,
  ),
);

const insertEventAndEntry = statement((db, values: NewEventRow & PrefixedEntry) => {
  const { account_id, id, type, occurred_at, data } = values;
  return destinationsOf(
    db
      .with('stored', (query) => query.insertInto('events').values({ account_id, id, type, occurred_at, data }))
      .with('recorded', (query) => query.insertInto('audit_entries').values(unprefixed(values))),
    values,
  );
});

function destinationsOf(
  db: Pick<QueryCreator<Tables>, 'selectFrom'>,
  { account_id, type }: Pick<NewEventRow, 'account_id' | 'type'>,
) {
  return db
    .selectFrom('notification_settings')
    .select(['id', 'api_version', 'include_sensitive_fields'])
    .where('account_id', '=', account_id)
    .where('active', '=', true)
    .where('traffic_source', 'in', ['platform', 'all'])
    .where(sql<boolean>`${type} = any(subscribed_events)`)
    .orderBy('id');
}

/** The values of an entry, under names that the columns of an event don't have. */
type PrefixedEntry = { readonly [Name in keyof AuditEntryRow as `entry_${Name}`]: AuditEntryRow[Name] };

function prefixed(entry: AuditEntryRow): PrefixedEntry {
  return Object.fromEntries(Object.entries(entry).map(([name, value]) => [`entry_${name}`, value])) as never;
}

function unprefixed(values: PrefixedEntry): AuditEntryRow {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      name.startsWith('entry_') ? [[name.slice('entry_'.length), value]] : [],
    ),
  ) as never;
}
