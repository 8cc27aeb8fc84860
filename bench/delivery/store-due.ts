import { sql } from 'kysely';

import { systemClock } from '../../service/common/clock.ts';
import { firstIdAt, newId } from '../../service/ids/id.ts';
import type { Services } from '../../service/services.ts';
import type { Destination } from './bench-delivery.ts';

export interface Stored {
  readonly notificationId: string;
  readonly settingId: string;
  /** Seconds from the insertion. */
  readonly dueIn: number;
}

/** A body of `customer.created`, 600 bytes. */
export function payloadOf(notificationId: string): string {
  return JSON.stringify({
    event_id: newId('evt_', systemClock),
    event_type: 'customer.created',
    occurred_at: '2026-03-02T09:30:00.123000Z',
    notification_id: notificationId,
    data: {
      id: newId('ctm_', systemClock),
      name: 'Sam Sample',
      email: 'sam.sample@works.example',
      marketing_consent: false,
      status: 'active',
      custom_data: { crm: 'A-17', plan: 'team' },
      locale: 'en',
      created_at: '2026-03-02T09:30:00.123000Z',
      updated_at: '2026-03-02T09:30:00.123000Z',
      import_meta: null,
    },
  });
}

/** Stores notifications in turns over the destinations, due when `dueIn` says, or now. */
export async function storeDue(
  { db }: Pick<Services, 'db'>,
  destinations: readonly Destination[],
  { count, dueIn = () => 0 }: { readonly count: number; readonly dueIn?: (index: number) => number },
): Promise<Stored[]> {
  const rows = Array.from({ length: count }, (_, index) => {
    const { accountId, settingId } = destinations[index % destinations.length]!;
    const id = newId('ntf_', systemClock);
    return { id, account: accountId, setting: settingId, payload: payloadOf(id), due_in: dueIn(index) };
  });
  await sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as r (id text, account text, setting text, payload text, due_in float8)
    ), made as (
      insert into notifications (account_id, id, notification_setting_id, event_id, type, payload, occurred_at, origin)
      select account, id, setting, payload::json ->> 'event_id', 'customer.created', payload, now(), 'event' from given
    )
    insert into delivery_due (notification_id, account_id, notification_setting_id, due_at)
    select id, account, setting, now() + due_in * interval '1 second' from given`.execute(db);
  return rows.map((row) => ({ notificationId: row.id, settingId: row.setting, dueIn: row.due_in }));
}

/**
 * Stores failed notifications that wait for a retry tomorrow: in turns for the given destinations and for
 * others that exist for nothing else. Their bodies are short, because nothing reads them.
 */
export async function storeFutureRetries(
  { db }: Pick<Services, 'db'>,
  destinations: readonly Destination[],
  { count, others }: { readonly count: number; readonly others: number },
): Promise<void> {
  const accounts = destinations.map(({ accountId }) => accountId);
  const settings = destinations.map(({ settingId }) => settingId as string);
  for (let other = 0; other < others; other += 1) {
    accounts.push(`other_${other}`);
    settings.push(newId('ntfset_', systemClock));
  }
  // They are active: what waits for a destination that is not there would be ended.
  await sql`
    insert into notification_settings (account_id, id, description, type, destination, api_version, subscribed_events, secret, created_at, updated_at)
    select w.account, w.id, s.description, s.type, s.destination, s.api_version, '{}', s.secret, s.created_at, s.updated_at
    from unnest(${accounts.slice(-others)}::text[], ${settings.slice(-others)}::text[]) as w (account, id), notification_settings s
    where s.account_id = ${accounts[0]} and s.id = ${settings[0]}`.execute(db);
  const start = firstIdAt('ntf_', systemClock.now()).slice(0, -16);
  // Each statement has to end within the limit that the service has for one.
  const batch = 20_000;
  for (let first = 0; first < count; first += batch) {
    await sql`
      with given as (
        select ${start}::text || lpad(n::text, 16, '0') as id, (${accounts}::text[])[1 + n % ${accounts.length}::int] as account,
          (${settings}::text[])[1 + n % ${accounts.length}::int] as setting,
          now() + interval '1 day' + (n % 86400) * interval '1 second' as due
        from generate_series(${first}::int, ${Math.min(count, first + batch) - 1}::int) as n
      ), made as (
        insert into notifications (account_id, id, notification_setting_id, event_id, type, status, payload, occurred_at, origin,
          first_attempt_at, last_attempt_at, retry_at, times_attempted)
        select account, id, setting, 'evt_' || right(id, 26), 'customer.created', 'needs_retry', '{}', now(), 'event', now(), now(), due, 1 from given
      )
      insert into delivery_due (notification_id, account_id, notification_setting_id, due_at)
      select id, account, setting, due from given`.execute(db);
  }
  // What was stored long ago has been written to the disk and counted.
  await sql`vacuum analyze delivery_due`.execute(db);
  await sql`checkpoint`.execute(db);
}
