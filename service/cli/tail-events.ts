import type { Client } from '@billing/client';
import type { Event } from '@billing/types';
import type { EventType } from '@billing/webhooks';

/**
 * The longest expected time between the timestamp of an event and its commit. Events that become visible
 * later, behind one that was already shown, are missed.
 */
const SETTLED_MS = 10_000;

/** Reads new events, each exactly once. */
export interface EventTail {
  /** Events that were not returned before, in order. */
  next(): AsyncGenerator<Event, void>;
  /** The last returned event or, before the first one, the event to start after. */
  readonly last: string | undefined;
}

/** @param after Id of the event to start after; undefined = from the oldest. */
export function tailEvents(client: Client, types: EventType[] | undefined, after: string | undefined): EventTail {
  const filter = types === undefined ? {} : { event_type: types };
  /** No event before it can become visible any more. */
  let settled = after;
  let last = after;
  /** Returned events after `settled`: their times by id. */
  const returned = new Map<string, number>();
  const settle = (): void => {
    const newest = Math.max(...returned.values());
    for (const [id, time] of [...returned].sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (newest - time < SETTLED_MS) return;
      settled = id;
      returned.delete(id);
    }
  };
  return {
    get last() {
      return last;
    },
    async *next() {
      const start = settled === undefined ? {} : { after: settled };
      const events = client.events.list({
        query: { order_by: 'id[ASC]', per_page: 200, ...filter, ...start },
        headers: { 'skip-count': 'true' },
      });
      for await (const event of events) {
        if (returned.has(event.event_id)) continue;
        returned.set(event.event_id, Date.parse(event.occurred_at));
        if (last === undefined || event.event_id > last) last = event.event_id;
        yield event;
      }
      settle();
    },
  };
}
