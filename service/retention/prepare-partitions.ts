import type { Kysely } from 'kysely';

import type { Clock } from '../common/clock.ts';
import type { Log } from '../common/log.ts';
import { ensurePartitions } from '../storage/partitions.ts';
import type { Tables } from '../storage/tables.ts';

/** A start does not wait long for a lock on a table. */
const PATIENCE_MS = 3_000;

/**
 * Before the first request: creates the partitions of yesterday, today and tomorrow, and moves rows out of
 * the default partition; `startRetention` creates the others. If it fails, the service starts all the same,
 * and rows without a partition go to `…_other` until there is one.
 */
export async function preparePartitions(db: Kysely<Tables>, clock: Clock, log: Log): Promise<void> {
  try {
    const { held } = await ensurePartitions(db, clock, { ahead: 1, patienceMs: PATIENCE_MS });
    if (held.length > 0)
      log.warn(
        { partitions: held },
        'failed to create partitions: another session holds a lock on the table; retrying within the hour',
      );
  } catch (error) {
    log.error({ err: error }, 'failed to create the daily partitions; retrying within the hour');
  }
}
