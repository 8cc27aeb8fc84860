import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { type Client, createClient } from '@billing/client';

import type { Bar } from './bar.ts';
import { type Changes, makeChange } from './changes.ts';
import { killBars } from './kill-bars.ts';
import { readEvents, readNotifications } from './kill-facts.ts';
import { makePlace } from './place.ts';
import { Processes, settled } from './processes.ts';
import { type Receiver, startReceiver } from './receiver-process.ts';
import type { Hit } from './resends.ts';
import { readRuns } from './runs-facts.ts';
import { runBars } from './runs-bars.ts';
import { startRunLoad } from './runs-load.ts';
import { seedSimulations } from './runs-seed.ts';
import { type Destination, seedAccount } from './seed-account.ts';

export interface KillOptions {
  readonly rounds: number;
  /** PostgreSQL with one `api` and two `worker`; the embedded engine with one process that does all when it is not given. */
  readonly databaseUrl: string | undefined;
  readonly print: (line: string) => void;
}

const DESTINATIONS = 4;
/** Those that simulated events go to, beside them. */
const SIMULATED = 2;
const WRITERS = 8;
const PAUSE_MS = 100;
/** After processes serve. The embedded engine needs most of the first second to get going. */
const KILL_WITHIN_MS = 2_500;
/** Part of the kills that may hit processes that are still starting. */
const DURING_START = 0.2;
const BURST_MS = 4_000;
const SETTLE_MS = 90_000;
const ROUNDS_A_LINE = 10;
/** Part that gets a 500 first, so that there is more than one attempt to be written down. */
const FAILING = 0.03;
/** So long that a kill finds some that have arrived and are not written down. */
const RESPOND_WITHIN_MS = 30;

/**
 * Makes changes all the time while processes of the service are killed and started again, then as fast as they go while a secret is
 * rotated, waits until everything is delivered, and compares what was acknowledged, stored and received.
 */
export async function kill({ rounds, databaseUrl, print }: KillOptions): Promise<Bar[]> {
  const place = await makePlace(databaseUrl, { BILLING_RETRY_DELAYS: '1,1,1,1,1,1', BILLING_SIMULATION_PACE: '0' });
  const receiver = await startReceiver({
    file: join(place.directory, 'arrivals'),
    destinations: DESTINATIONS + SIMULATED,
    failing: FAILING,
    respondWithinMs: RESPOND_WITHIN_MS,
  });
  try {
    const seeded = await place.open();
    const { key, destinations } = await seedAccount(seeded.services, 'chaos', receiver.urls.slice(0, DESTINATIONS));
    const simulated = await seedSimulations(seeded.services, 'chaos', receiver.urls.slice(DESTINATIONS));
    await seeded.database.close();
    for (const [index, { secret }] of [...destinations, ...simulated.destinations].entries())
      await receiver.order({ destination: index, secret });

    const processes = new Processes(place, databaseUrl === undefined ? ['all'] : ['api', 'worker', 'worker']);
    await processes.ready();
    const load = startLoad(place.url, key);
    const runLoad = startRunLoad(place.url, key, simulated.simulations);
    const kills: number[] = [];
    const hits = new Map<string, Hit>();
    for (let round = 1; round <= rounds; round += 1) {
      if (Math.random() >= DURING_START) await processes.ready();
      await Promise.race([sleep(Math.random() * KILL_WITHIN_MS), load.broken, runLoad.broken]);
      kills.push(await processes.killOne());
      // Not what is in flight in this process alone, but in all: who lives finishes its own, and then nothing is sent again.
      for (const { notification, lease } of (await place.leases?.()) ?? [])
        if (!hits.has(lease + notification)) hits.set(lease + notification, { notification, at: kills.at(-1)! });
      if (round % ROUNDS_A_LINE === 0 || round === rounds)
        print(`${place.engine}: ${round} of ${rounds} kills, ${load.changes.acknowledged.size} changes acknowledged`);
    }
    await processes.ready();
    print(`${place.engine}: as many changes as go, with a rotation`);
    load.hurry();
    await sleep(BURST_MS / 2);
    await rotate(createClient({ baseUrl: place.url, apiKey: key }), receiver, destinations[0]!);
    await sleep(BURST_MS / 2);
    await Promise.all([load.stop(), runLoad.stop()]);
    print(`${place.engine}: ${load.changes.acknowledged.size} changes acknowledged, waiting for the last deliveries`);
    const isSettled = await settled(place, SETTLE_MS);
    const areRunsSettled = await runLoad.settled(SETTLE_MS);
    const events = await readEvents(place.url, key);
    await processes.stop();
    const opened = await place.open();
    const notifications = await readNotifications(opened.database.db);
    const runs = await readRuns(opened.database.db, 'chaos');
    await opened.database.close();
    const all = await receiver.arrivals();
    const arrivals = all.filter(({ destination }) => destination < DESTINATIONS);
    const bars = killBars({
      kills,
      hits: place.leases === undefined ? undefined : [...hits.values()],
      changes: load.changes,
      events,
      notifications,
      arrivals,
      destinations: destinations.map(({ id }) => id),
      isSettled,
    });
    const runArrivals = all.filter(({ destination }) => destination >= DESTINATIONS);
    const { started } = runLoad;
    return [
      ...bars,
      ...runBars({ kills: kills.length, started, runs, arrivals: runArrivals, isSettled: areRunsSettled }),
    ];
  } finally {
    await place.remove().finally(() => receiver.close());
  }
}

interface Load {
  readonly changes: Changes;
  /** Rejects when the service sent a response that it should not. */
  readonly broken: Promise<never>;
  hurry(): void;
  stop(): Promise<void>;
}

function startLoad(url: string, key: string): Load {
  const changes: Changes = { acknowledged: new Map(), unknown: 0 };
  const course = { pauseMs: PAUSE_MS, over: false };
  const write = async (): Promise<void> => {
    while (!course.over) {
      await makeChange(url, key, changes);
      if (course.pauseMs > 0) await sleep(course.pauseMs * 2 * Math.random());
    }
  };
  const writing = Promise.all(Array.from({ length: WRITERS }, write));
  const broken = Promise.withResolvers<never>();
  writing.catch(broken.reject);
  broken.promise.catch(() => undefined);
  return {
    changes,
    broken: broken.promise,
    hurry: () => (course.pauseMs = 0),
    async stop() {
      course.over = true;
      await writing;
    },
  };
}

/** The owner takes the new secret over while both sign, as owners do: until then the old one has to go on. */
async function rotate(client: Client, receiver: Receiver, { id }: Destination): Promise<void> {
  const path = { notification_setting_id: id };
  const { data } = await client.notificationSettings.rotateSecret({ path, body: { overlap_seconds: 3_600 } });
  await sleep(BURST_MS / 4);
  await receiver.order({ destination: 0, secret: data.endpoint_secret_key });
}
