// Generated from spec.yaml by `npm run generate`. Do not edit.
/** Stores the ids of processed events. All processes of a receiver must share it. */
export interface SeenStore {
  /** Adds an id; returns false for a known id. Must be atomic, such as SQL's `insert … on conflict do nothing`. */
  add(id: string): boolean | Promise<boolean>;
  /** Removes an id whose event could not be handled, so that a retry is not skipped. */
  delete(id: string): unknown;
}

/**
 * Wraps a handler so that it receives each event only once: retries, replays and other destinations deliver an event again.
 * Events without an id are always handled. If the handler throws, the event counts as not seen.
 */
export function skipSeen<Event extends { readonly id: string | undefined }, Rest extends readonly unknown[]>(
  seen: SeenStore,
  handle: (event: Event, ...rest: Rest) => unknown,
): (event: Event, ...rest: Rest) => Promise<void> {
  return async (event, ...rest) => {
    const { id } = event;
    if (id !== undefined && !(await seen.add(id))) return;
    try {
      await handle(event, ...rest);
    } catch (error) {
      if (id !== undefined) await seen.delete(id);
      throw error;
    }
  };
}

/** Default number of stored ids: about a megabyte. */
const CAPACITY = 10_000;

/** Stores up to `capacity` ids in memory and drops the oldest. For tests, and for idempotent receivers. */
export function memoryOfSeen(capacity: number = CAPACITY): SeenStore {
  const ids = new Set<string>();
  return {
    add(id) {
      if (ids.has(id)) return false;
      ids.add(id);
      if (ids.size > capacity) for (const oldest of ids) return ids.delete(oldest);
      return true;
    },
    delete: (id) => ids.delete(id),
  };
}
