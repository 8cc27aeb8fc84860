import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { type Bar, none, some } from './bar.ts';
import { compareCustomers } from './compare-customers.ts';
import { startDatabaseLoad } from './database-load.ts';
import { DiskCounts } from './disk-counts.ts';
import { fillAgainAndAgain } from './disk-rounds.ts';
import { outcomeBars } from './outcome-bars.ts';
import type { OwnCluster } from './own-cluster.ts';
import { makePlace, type Place } from './place.ts';
import { Processes } from './processes.ts';
import { type Receiver, startReceiver } from './receiver-process.ts';
import { seedDestinations } from './seed-destinations.ts';
import type { SmallDisk } from './small-disk.ts';

export interface DiskOptions {
  readonly rounds: number;
  readonly disk: SmallDisk;
  /** The PostgreSQL whose data is on `disk`. Without one, that of the embedded database is. */
  readonly cluster?: OwnCluster | undefined;
  readonly print: (line: string) => void;
}

/** MiB. Less than the nearly full disk of some rounds has, so that changes reach the engine. */
const MIN_FREE_DISK = '8';
const DESTINATIONS = 2;
const DATA_BYTES = 8_000;
const ACCOUNT = 'chaos';
const SETTLE_MS = 90_000;
/** Includes reading and ending, each of which is bounded, too. */
const COMPARE_MS = 400_000;

/**
 * Fills the disk of the database, again and again, while customers are created, read and delivered, and
 * compares what was acknowledged with what is stored and delivered.
 */
export async function disk(options: DiskOptions): Promise<Bar[]> {
  const { disk: small, cluster } = options;
  const settings = { BILLING_RETRY_DELAYS: '1,1,1', BILLING_MIN_FREE_DISK: MIN_FREE_DISK };
  const parent = cluster === undefined ? small.directory : tmpdir();
  const place = await makePlace(cluster?.url, settings, undefined, parent);
  const outside = await mkdtemp(join(tmpdir(), 'billing-arrivals-'));
  const file = join(outside, 'arrivals');
  const receiver = await startReceiver({ file, destinations: DESTINATIONS, failing: 0, respondWithinMs: 10 });
  try {
    return await runRounds(options, place, receiver);
  } finally {
    small.free();
    await place.remove();
    await receiver.close();
    await rm(outside, { recursive: true });
  }
}

async function runRounds(
  { rounds, disk: small, cluster, print }: DiskOptions,
  place: Place,
  receiver: Receiver,
): Promise<Bar[]> {
  const key = await seedDestinations(place, ACCOUNT, receiver);
  const processes = new Processes(place, cluster === undefined ? ['all'] : ['api', 'worker', 'worker']);
  await processes.ready();
  const load = startDatabaseLoad([place.url], key, { mayEnd: true, dataBytes: DATA_BYTES });
  const counts = new DiskCounts(place, print);
  await fillAgainAndAgain({ rounds, disk: small, cluster, place, key, processes, load, counts, print }).finally(() =>
    load.stop(),
  );
  const acknowledged = some('changes acknowledged', load.outcomes.acknowledged.size, rounds);
  if (counts.isUnusable) return [acknowledged, ...counts.bars()];
  const late = sleep(COMPARE_MS, undefined, { ref: false });
  const compared = await Promise.race([compareCustomers({ place, processes, receiver, key }, SETTLE_MS), late]);
  if (compared === undefined) return [acknowledged, ...counts.bars(), none('comparisons that did not end', 1)];
  return [
    acknowledged,
    none('processes lost after the last round', compared.lost),
    ...outcomeBars(compared, load.outcomes, print),
    ...counts.bars(),
  ];
}
