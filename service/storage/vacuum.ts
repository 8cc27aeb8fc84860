import { type Kysely, sql } from 'kysely';

import type { Log } from '../common/log.ts';
import type { Tables } from './tables.ts';

const EVERY_MS = 30_000;
/** Even when the process never rests. */
const AT_LEAST_EVERY_MS = 600_000;
/** Part of the time that the event loop may be busy in a process that counts as idle. */
const IDLE = 0.2;

export interface Vacuuming {
  readonly db: Kysely<Tables>;
  readonly log: Log;
  readonly everyMs?: number;
}

/**
 * Does what the autovacuum of a server does and the embedded database has not: makes the room of deleted and updated rows usable again, so that
 * tables whose rows come and go stop growing. It does so while the process has little else to do, since a statement there holds up
 * everything.
 */
export function startVacuum({ db, log, everyMs = EVERY_MS }: Vacuuming): { stop(): Promise<void> } {
  let running = Promise.resolve();
  let utilization = performance.eventLoopUtilization();
  let ranAt = performance.now();
  const run = async (): Promise<void> => {
    const since = utilization;
    utilization = performance.eventLoopUtilization();
    const isIdle = performance.eventLoopUtilization(utilization, since).utilization < IDLE;
    if (!isIdle && performance.now() - ranAt < AT_LEAST_EVERY_MS) return;
    ranAt = performance.now();
    try {
      const tables = await vacuumChurned(db);
      if (tables.length > 0) log.info({ tables }, 'vacuumed tables of the embedded database');
    } catch (error) {
      log.warn({ err: error }, 'failed to vacuum the embedded database; trying again later');
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

/** Vacuums the tables that a server's autovacuum would: those with more than 50 dead rows and a fifth of the live ones. */
export async function vacuumChurned(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables
    where schemaname = current_schema() and n_dead_tup > 50 + n_live_tup / 5 order by n_dead_tup`.execute(db);
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.table(name)}`.execute(db);
  return rows.map(({ name }) => name);
}
