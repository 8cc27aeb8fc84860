import { type Kysely, sql } from 'kysely';

import type { Log } from '../common/log.ts';
import { checkpointIfDue } from './checkpoint.ts';
import type { Tables } from './tables.ts';

const EVERY_MS = 30_000;
/** The longest interval, even if the process is never idle. */
const AT_LEAST_EVERY_MS = 600_000;
/** Event loop utilization below which the process counts as idle. */
const IDLE = 0.2;

export interface Vacuuming {
  readonly db: Kysely<Tables>;
  readonly log: Log;
  readonly everyMs?: number;
}

/**
 * Replaces autovacuum, which the embedded database lacks: makes the space of deleted and updated rows
 * reusable, so that tables with short-lived rows stop growing. It prefers idle periods, since a statement
 * there blocks everything else. Replaces the checkpointer, too.
 */
export function startVacuum({ db, log, everyMs = EVERY_MS }: Vacuuming): { stop(): Promise<void> } {
  let running = Promise.resolve();
  let utilization = performance.eventLoopUtilization();
  let ranAt = performance.now();
  const run = async (): Promise<void> => {
    await checkpoint({ db, log });
    const since = utilization;
    utilization = performance.eventLoopUtilization();
    const isIdle = performance.eventLoopUtilization(utilization, since).utilization < IDLE;
    if (!isIdle && performance.now() - ranAt < AT_LEAST_EVERY_MS) return;
    ranAt = performance.now();
    try {
      const tables = await vacuumChurned(db);
      if (tables.length > 0) log.info({ tables }, 'vacuumed tables of the embedded database');
    } catch (error) {
      log.warn({ err: error }, 'failed to vacuum the embedded database; retrying later');
    }
  };
  const timer = setInterval(() => (running = running.then(run)), everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** Also while the process is busy: that is when the log grows. */
async function checkpoint({ db, log }: Vacuuming): Promise<void> {
  const start = performance.now();
  try {
    if (!(await checkpointIfDue(db))) return;
    log.info({ ms: Math.round(performance.now() - start) }, 'wrote a checkpoint of the embedded database');
  } catch (error) {
    log.warn({ err: error }, 'failed to write a checkpoint of the embedded database; retrying later');
  }
}

/**
 * Vacuums the tables that autovacuum would: those whose dead rows exceed 50 plus a fifth of the live ones.
 */
export async function vacuumChurned(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables
    where schemaname = current_schema() and n_dead_tup > 50 + n_live_tup / 5 order by n_dead_tup`.execute(db);
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.table(name)}`.execute(db);
  return rows.map(({ name }) => name);
}
