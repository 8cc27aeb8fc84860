import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';

const EVERY_MS = 50;

/** How often sessions of the service waited for each kind of event, over all samples. */
export interface Waits {
  /** The most frequent first, such as `52 % processor, 30 % Lock:tuple`. */
  stop(): Promise<string>;
}

/**
 * Looks at the sessions that execute a statement, again and again: on the processor, or waiting for a lock
 * or the disk.
 */
export async function watchWaits(url: string): Promise<Waits> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const seen = new Map<string, number>();
  const course = { over: false };
  const watching = (async () => {
    while (!course.over) {
      const { rows } = await client.query<{ event: string; count: number }>(
        `select coalesce(wait_event_type || ':' || wait_event, 'processor') as event, count(*)::int as count
        from pg_stat_activity
        where state = 'active' and backend_type = 'client backend' and pid <> pg_backend_pid() group by 1`,
      );
      for (const { event, count } of rows) seen.set(event, (seen.get(event) ?? 0) + count);
      await sleep(EVERY_MS);
    }
  })();
  return {
    async stop() {
      course.over = true;
      await watching;
      await client.end();
      const total = [...seen.values()].reduce((sum, count) => sum + count, 0);
      return [...seen]
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, 3)
        .map(([event, count]) => `${Math.round((count / total) * 100)} % ${event}`)
        .join(', ');
    },
  };
}
