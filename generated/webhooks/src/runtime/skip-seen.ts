/** Remembers the ids of events. Shared by all processes of a receiver, or each handles an event once. */
export interface SeenStore {
  /** Adds an id; false when it was there already. Must decide that in one step, such as SQL's `insert … on conflict do nothing`. */
  add(id: string): boolean | Promise<boolean>;
  /** Forgets an id whose event could not be handled after all, so that it is not skipped when it comes again. */
  delete(id: string): unknown;
}

/**
 * Wraps a handler of events so that it gets each only once: retries, replays and other destinations bring the same event again. An event
 * without an id is always handled. When the handler throws, the event counts as not seen.
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

/** How many ids are remembered when nobody says: about a megabyte. */
const CAPACITY = 10_000;

/** Remembers in this process, up to `capacity` ids; the oldest go first. For tests, and for receivers whose work does no harm twice. */
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
