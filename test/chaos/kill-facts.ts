import { type Kysely, sql } from 'kysely';

import type { Tables } from '../../service/storage/tables.ts';
import { asSomebody, LOAD_DOMAIN } from './changes.ts';

/** An event of the load. */
export interface StoredEvent {
  readonly id: string;
  readonly customer: string;
}

/** A notification of the load, with what its attempt rows add up to. */
export interface StoredNotification {
  readonly id: string;
  readonly event: string;
  readonly destination: string;
  readonly status: string;
  readonly times_attempted: number;
  readonly isDelivered: boolean;
  readonly isPlanned: boolean;
  /** Rows in `notification_logs`. */
  readonly attempts: number;
  /** Those in which it was answered, and those in which it was answered with 2xx. */
  readonly answered: number;
  readonly accepted: number;
  /** Whether it is still in `delivery_due`. */
  readonly isDue: boolean;
}

interface EventPage {
  readonly data: readonly {
    readonly event_id: string;
    readonly data: { readonly id: string; readonly email: string };
  }[];
  readonly meta: { readonly pagination: { readonly next: string; readonly has_more: boolean } };
}

/** All events of the load, as GET /events shows them. */
export async function readEvents(url: string, key: string): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  for (let next: string | undefined = `${url}/events?event_type=customer.created&per_page=200`; next !== undefined;) {
    const answer = await fetch(next, { headers: asSomebody(key) });
    if (!answer.ok) throw new Error(`GET /events was answered with ${answer.status}: ${await answer.text()}`);
    const { data, meta } = (await answer.json()) as EventPage;
    for (const { event_id, data: customer } of data)
      if (customer.email.endsWith(`@${LOAD_DOMAIN}`)) events.push({ id: event_id, customer: customer.id });
    next = meta.pagination.has_more ? meta.pagination.next : undefined;
  }
  return events;
}

export async function readNotifications(db: Kysely<Tables>): Promise<StoredNotification[]> {
  const { rows } = await sql<StoredNotification>`
    select n.id, n.event_id as event, n.notification_setting_id as destination, n.status, n.times_attempted,
      n.delivered_at is not null as "isDelivered", n.retry_at is not null as "isPlanned",
      coalesce(l.attempts, 0)::int as attempts, coalesce(l.answered, 0)::int as answered, coalesce(l.accepted, 0)::int as accepted,
      q.notification_id is not null as "isDue"
    from notifications n
    left join (
      select notification_id, count(*) as attempts, count(*) filter (where response_code <> 0) as answered,
        count(*) filter (where response_code between 200 and 299) as accepted
      from notification_logs group by notification_id
    ) l on l.notification_id = n.id
    left join delivery_due q on q.notification_id = n.id
    order by n.id`.execute(db);
  return rows;
}
