import { type Kysely, sql } from 'kysely';

import type { Tables } from '../storage/tables.ts';

/** Smaller differences come from adjustments of the clock, and from the time that a statement takes. */
const SHORTEST_STEP_MS = 1_000;

/** Finds out when the clock of the database, by which notifications fall due and leases end, is set back. */
export class DatabaseClock {
  readonly #monotonic: () => number;
  /** At least so many milliseconds is the database's clock ahead of the monotonic one. */
  #ahead = -Infinity;

  /** @param monotonic Milliseconds on a clock that is never set. */
  constructor(monotonic: () => number) {
    this.#monotonic = monotonic;
  }

  /** Returns by how many milliseconds the clock was set back since the last call; 0 when it was not. */
  async setBack(db: Kysely<Tables>): Promise<number> {
    const before = this.#monotonic();
    const { rows } = await sql<{ now: number }>`select extract(epoch from clock_timestamp())::float8 as now`.execute(
      db,
    );
    const after = this.#monotonic();
    const now = rows[0]!.now * 1_000;
    // The database has read its clock at some time between the two.
    const least = this.#ahead - (now - before);
    if (least >= SHORTEST_STEP_MS) {
      this.#ahead = now - after;
      return least;
    }
    // A slow statement says too little.
    if (after - before < SHORTEST_STEP_MS) this.#ahead = now - after;
    return 0;
  }
}
