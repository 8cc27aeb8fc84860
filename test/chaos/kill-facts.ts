import { type Kysely, sql } from 'kysely';

import type { Tables } from '../../service/storage/tables.ts';
import { asSomebody, LOAD_DOMAIN } from './changes.ts';

export interface StoredEvent {
  readonly id: string;
  readonly type: string;
  /** The customer that the load has created. */
  readonly customer?: string;
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
  /** Attempts that got a response, and those that got a 2xx response. */
  readonly responded: number;
  readonly accepted: number;
  /** Whether it is still in `delivery_due`. */
  readonly isDue: boolean;
}

/** An event as GET /events shows it. */
export interface ListedEvent {
  readonly event_id: string;
  readonly event_type: string;
  readonly data: { readonly id: string; readonly email?: string; readonly name?: string | null };
}

interface EventPage {
  readonly data: readonly ListedEvent[];
  readonly meta: { readonly pagination: { readonly next: string; readonly has_more: boolean } };
}

/** All events, oldest first. */
export async function listEvents(url: string, key: string): Promise<ListedEvent[]> {
  const events: ListedEvent[] = [];
  for (let next: string | undefined = `${url}/events?per_page=200&order_by=id[ASC]`; next !== undefined;) {
    const response = await fetch(next, { headers: asSomebody(key) });
    if (!response.ok) throw new Error(`GET /events returned ${response.status}: ${await response.text()}`);
    const { data, meta } = (await response.json()) as EventPage;
    events.push(...data);
    next = meta.pagination.has_more ? meta.pagination.next : undefined;
  }
  return events;
}

/** All events, with the customers of the load. */
export async function readEvents(url: string, key: string): Promise<StoredEvent[]> {
  const events = await listEvents(url, key);
  return events.map(({ event_id, event_type, data: entity }) => {
    const isOfLoad = event_type === 'customer.created' && entity.email?.endsWith(`@${LOAD_DOMAIN}`) === true;
    return { id: event_id, type: event_type, ...(isOfLoad && { customer: entity.id }) };
  });
}

/**
 * In a statement for each table: planning a join of what has just been filled takes them for empty, which
 * made it quadratic.
 */
export async function readNotifications(db: Kysely<Tables>): Promise<StoredNotification[]> {
  const { rows: notifications } = await sql<Omit<StoredNotification, keyof Attempts | 'isDue'>>`
    select id, event_id as event, notification_setting_id as destination, status, times_attempted,
      delivered_at is not null as "isDelivered", retry_at is not null as "isPlanned"
    from notifications order by id`.execute(db);
  const { rows: logs } = await sql<Attempts & { readonly id: string }>`
    select notification_id as id, count(*)::int as attempts, (count(*) filter (where response_code <> 0))::int as responded,
      (count(*) filter (where response_code between 200 and 299))::int as accepted
    from notification_logs group by notification_id`.execute(db);
  const { rows: due } = await sql<{ readonly id: string }>`select notification_id as id from delivery_due`.execute(db);
  const attempts = new Map(logs.map(({ id, ...counts }) => [id, counts]));
  const dueIds = new Set(due.map(({ id }) => id));
  return notifications.map((one) => ({
    ...one,
    ...(attempts.get(one.id) ?? { attempts: 0, responded: 0, accepted: 0 }),
    isDue: dueIds.has(one.id),
  }));
}

type Attempts = Pick<StoredNotification, 'attempts' | 'responded' | 'accepted'>;
