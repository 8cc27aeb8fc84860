import type { Client } from '@billing/client';
import type { Event } from '@billing/types';
import type { EventType } from '@billing/webhooks';

/**
 * How long a change may take from the moment that its event names to its commit. An event that comes to light later than that, behind
 * one that was shown already, is missed.
 */
const SETTLED_MS = 10_000;

/** Reads what happened since the last time; each event one time. */
export interface EventTail {
  /** Events that were not given before, in their order. */
  next(): AsyncGenerator<Event, void>;
  /** The last event that was given or, before there is one, the one to begin after. */
  readonly last: string | undefined;
}

/** @param after Id of the event to begin after; undefined: from the oldest that there is. */
export function tailEvents(client: Client, types: EventType[] | undefined, after: string | undefined): EventTail {
  const filter = types === undefined ? {} : { event_type: types };
  /** Nothing can come to light before it any more. */
  let settled = after;
  let last = after;
  /** Behind `settled`: when each happened, by id. */
  const given = new Map<string, number>();
  const settle = (): void => {
    const newest = Math.max(...given.values());
    for (const [id, time] of [...given].sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (newest - time < SETTLED_MS) return;
      settled = id;
      given.delete(id);
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
        if (given.has(event.event_id)) continue;
        given.set(event.event_id, Date.parse(event.occurred_at));
        if (last === undefined || event.event_id > last) last = event.event_id;
        yield event;
      }
      settle();
    },
  };
}
