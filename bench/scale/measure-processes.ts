import type { OpenServices } from '../../service/configuration/open-services.ts';
import { dueAtMost } from './backlog.ts';
import { startFleet } from './fleet.ts';
import { measureWorkers } from './measure-workers.ts';
import type { LoadedService } from './measured-service.ts';
import { during } from './usage.ts';

const LOAD_MS = 8_000;
const WARM_UP_MS = 3_000;
const CONNECTIONS = 16;
const BACKLOG = 10_000;

/**
 * How much `api` and `worker` processes do, one, two and three of them, and who uses how much of the
 * processors.
 */
export async function measureProcesses(options: LoadedService): Promise<void> {
  const { keys } = options;
  console.log('Creating customers, each with an event and a notification, while no worker runs');
  for (const count of [1, 2, 3]) await measureApi(options, count, keys);
  await measureApi(options, 2, keys.slice(0, 1));
  console.log('\nDelivering a backlog, while no request arrives');
  for (const count of [1, 2, 3]) await measureWorkers({ ...options, backlog: BACKLOG }, count);
  console.log('\nBoth at once');
  for (const count of [1, 2]) await measureBoth(options, count);
}

async function measureApi({ place, cluster, load, opened }: LoadedService, count: number, keys: readonly string[]) {
  const fleet = await startFleet(place, { api: count });
  const order = { ports: fleet.ports, keys, connections: CONNECTIONS };
  await load.run({ ...order, milliseconds: WARM_UP_MS });
  const { waits, ...used } = await during(fleet, cluster, () => load.run({ ...order, milliseconds: LOAD_MS }));
  await fleet.stop();
  await clear(opened);
  const { responses, seconds, medianMilliseconds, processorMs } = used.result;
  const each = (milliseconds: number): string => `${(milliseconds / responses).toFixed(2)} ms`;
  const accounts = keys.length === 1 ? ', all in one account' : '';
  console.log(
    `  ${count} api${accounts}: ${Math.round(responses / seconds)} changes/s, median ${medianMilliseconds.toFixed(0)} ms; processor time per change: ` +
      `api ${each(used.api)}, PostgreSQL ${each(used.postgres)}, load ${each(processorMs)}; processors used: ${used.busy}\n    sessions: ${waits}`,
  );
}

async function measureBoth({ place, cluster, load, opened, keys }: LoadedService, count: number) {
  const { db } = opened.services;
  const fleet = await startFleet(place, { api: count, worker: count });
  const order = { ports: fleet.ports, keys, connections: CONNECTIONS };
  await load.run({ ...order, milliseconds: WARM_UP_MS });
  const before = await dueAtMost(db, Infinity);
  const { waits, ...used } = await during(fleet, cluster, () => load.run({ ...order, milliseconds: LOAD_MS }));
  const after = await dueAtMost(db, Infinity);
  await fleet.stop();
  await clear(opened);
  const { responses, seconds } = used.result;
  const delivered = responses - (after.due - before.due);
  console.log(
    `  ${count} api and ${count} worker: ${Math.round(responses / seconds)} changes/s and ${Math.round(delivered / seconds)} deliveries/s; ` +
      `processors used: ${used.busy}\n    sessions: ${waits}`,
  );
}

/** Nothing of this measurement may be sent during the next. */
async function clear({ services }: OpenServices): Promise<void> {
  await services.db.deleteFrom('delivery_due').execute();
}
