import type { Kysely } from 'kysely';

import type { Clock } from '../common/clock.ts';
import type { Log } from '../common/log.ts';
import { ensureDays } from '../storage/partitions.ts';
import type { Tables } from '../storage/tables.ts';

/** A start waits for no one who holds a table. */
const PATIENCE_MS = 3_000;

/**
 * Before the first request: makes the parts of yesterday, today and tomorrow, and moves what lies in no day's part. `startRetention` makes
 * the rest. Where that fails the service can start nevertheless, and what has no part goes to `…_other` until there is one.
 */
export async function prepareDays(db: Kysely<Tables>, clock: Clock, log: Log): Promise<void> {
  try {
    const { held } = await ensureDays(db, clock, { ahead: 1, patienceMs: PATIENCE_MS });
    if (held.length > 0) log.warn({ parts: held }, 'days have no part yet: somebody else holds a lock on the table');
  } catch (error) {
    log.error({ err: error }, 'the parts of these days could not be made');
  }
}
