import type { Destination } from '../delivery/bench-delivery.ts';
import { storeDue } from '../delivery/store-due.ts';
import { notifyDue, dueAtMost } from './backlog.ts';
import { startFleet } from './fleet.ts';
import type { MeasuredService } from './measured-service.ts';
import { during } from './usage.ts';

const WARM_UP = 2_000;
const BATCH = 2_000;
/** Measured is what lies between these parts of the backlog, when all workers work. */
const [FIRST, LAST] = [0.9, 0.1];

export interface WorkersOptions extends MeasuredService {
  readonly destinations: readonly Destination[];
  readonly backlog: number;
}

/**
 * Lets `count` workers deliver a backlog.
 *
 * @param before Called with the backlog stored, when no worker runs.
 */
export async function measureWorkers(
  { place, cluster, opened: { services }, destinations, backlog }: WorkersOptions,
  count: number,
  before?: () => Promise<void>,
): Promise<void> {
  const { db } = services;
  const store = async (size: number, stored = 0): Promise<void> => {
    for (let left = size - stored; left > 0; left -= BATCH) {
      // Each destination gets the same number, over all batches.
      const offset = (size - left) % destinations.length;
      const turned = [...destinations.slice(offset), ...destinations.slice(0, offset)];
      await storeDue(services, turned, { count: Math.min(BATCH, left) });
    }
  };
  if (before !== undefined) {
    await store(backlog);
    await before();
    await db.deleteFrom('delivery_due').execute();
  }
  const fleet = await startFleet(place, { worker: count });
  await store(WARM_UP);
  await notifyDue(db);
  await dueAtMost(db, 0);
  await store(backlog);
  await notifyDue(db);
  const first = await dueAtMost(db, backlog * FIRST);
  const { result: last, waits, ...used } = await during(fleet, cluster, () => dueAtMost(db, backlog * LAST));
  await dueAtMost(db, 0);
  await fleet.stop();
  const delivered = first.due - last.due;
  const each = (milliseconds: number): string => `${(milliseconds / delivered).toFixed(2)} ms`;
  console.log(
    `  ${count} worker: ${Math.round((delivered / (last.at - first.at)) * 1_000)} deliveries/s; processor time per delivery: ` +
      `worker ${each(used.worker)}, PostgreSQL ${each(used.postgres)}; processors used: ${used.busy}\n    sessions: ${waits}`,
  );
}
