import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { type Client, createClient } from '@billing/client';

import { type Bar, some } from './bar.ts';
import { startBuyers } from './buyers.ts';
import { startChangeLoad } from './change-load.ts';
import { freezeClock, renewalsDueAt } from './due-subscriptions.ts';
import { killBars } from './kill-bars.ts';
import { readEvents, readNotifications } from './kill-facts.ts';
import { ACCOUNT, type KillSeed, seedKill } from './kill-seed.ts';
import { paymentBars } from './payment-bars.ts';
import { makePlace } from './place.ts';
import { Processes, settled } from './processes.ts';
import { type Receiver, startReceiver } from './receiver-process.ts';
import { renewalBars } from './renewal-bars.ts';
import { renewalsSettled } from './renewals-settled.ts';
import type { Hit } from './resends.ts';
import { readRuns } from './runs-facts.ts';
import { runBars } from './runs-bars.ts';
import { startRunLoad } from './runs-load.ts';
import type { Destination } from './seed-account.ts';
import { settledBars } from './settled-bars.ts';
import { withWholeTables } from './whole-tables.ts';

export interface KillOptions {
  readonly rounds: number;
  /**
   * PostgreSQL with one `api` and two `worker`; the embedded engine with one process that does all when it
   * is not given.
   */
  readonly databaseUrl: string | undefined;
  readonly print: (line: string) => void;
}

const DESTINATIONS = 2;
/** Those that simulated events go to, beside them. */
const SIMULATED = 2;
/**
 * With more, the embedded engine, which is away for half of the time, could not send what all of this
 * causes: notifications would wait longer with each round.
 */
const BUYING = { buyers: 2, pauseMs: 1_000 };
/** After processes serve and a change was made. */
const KILL_WITHIN_MS = 1_500;
/** How long a busy machine may take until a change is made. */
const PROGRESS_MS = 30_000;
/** Part of the kills that may hit processes that are still starting. */
const DURING_START = 0.2;
const BURST_MS = 4_000;
const SETTLE_MS = 180_000;
const ROUNDS_A_LINE = 10;
/** Part that gets a 500 first, so that there is more than one attempt to be written down. */
const FAILING = 0.03;
/** So long that a kill finds some that have arrived and are not written down. */
const RESPOND_WITHIN_MS = 30;
/** With fewer kills it is a matter of chance whether any of them interrupts the charge of a renewal. */
const KILLS_THAT_INTERRUPT = 200;
const SETTINGS = {
  BILLING_RETRY_DELAYS: '1,1,1,1,1,1',
  BILLING_SIMULATION_PACE: '0',
  BILLING_MAX_SIMULATION_RUNS: '1000000',
  BILLING_MAX_SIMULATION_MIB: '100000',
  BILLING_PAYMENT_TIMEOUT: '1',
};

/**
 * Kills processes of the service and starts them again while customers are created, customers buy,
 * subscriptions fall due, and simulations run. Then makes changes as fast as they go while a secret is
 * rotated, waits until everything is paid and delivered, and compares what was acknowledged, stored, charged
 * and received.
 */
export async function kill({ rounds, databaseUrl, print }: KillOptions): Promise<Bar[]> {
  const place = await makePlace(databaseUrl, SETTINGS);
  const receiver = await startReceiver({
    file: join(place.directory, 'arrivals'),
    destinations: DESTINATIONS + SIMULATED,
    failing: FAILING,
    respondWithinMs: RESPOND_WITHIN_MS,
  });
  try {
    const seed = await seedKill(place, receiver, DESTINATIONS, rounds);
    const { key } = seed.shop;
    const processes = new Processes(place, databaseUrl === undefined ? ['all'] : ['api', 'worker', 'worker']);
    await processes.ready();
    const loads = startLoads(seed);
    const kills: number[] = [];
    const hits = new Map<string, Hit>();
    for (let round = 1; round <= rounds; round += 1) {
      if (Math.random() >= DURING_START) {
        await processes.ready();
        await Promise.race([loads.changes.busy(PROGRESS_MS), loads.broken]);
      }
      await Promise.race([sleep(Math.random() * KILL_WITHIN_MS), loads.broken]);
      kills.push(await processes.killOne());
      // Not what is in flight in this process alone, but in all: who lives finishes its own, and then
      // nothing is sent again.
      for (const { notification, lease } of (await place.leases?.()) ?? [])
        if (!hits.has(lease + notification)) hits.set(lease + notification, { notification, at: kills.at(-1)! });
      if (round % ROUNDS_A_LINE === 0 || round === rounds)
        print(`${place.engine}: ${round} of ${rounds} kills, ${loads.progress()}`);
    }
    await processes.ready();
    print(`${place.engine}: as many changes as go, with a rotation`);
    loads.changes.hurry();
    await sleep(BURST_MS / 2);
    const client = createClient({ baseUrl: place.url, apiKey: key });
    await rotate(client, receiver, seed.destinations[0]!);
    await sleep(BURST_MS / 2);
    await loads.stop();
    print(`${place.engine}: ${loads.progress()}, waiting for the last payments and deliveries`);
    const expected = renewalsDueAt(seed.groups, await freezeClock(client, seed.groups.at(-1)!));
    const unsettled = await loads.buyers.settle(SETTLE_MS);
    const areRenewalsSettled = await renewalsSettled(client, expected);
    const isSettled = await settled(place, SETTLE_MS);
    const areRunsSettled = await loads.runs.settled(SETTLE_MS);
    // That of the key came before the destinations.
    const events = (await readEvents(place.url, key)).filter(({ type }) => !type.startsWith('api_key.'));
    await processes.stop();
    const all = await receiver.arrivals();
    const { services, database } = await place.open();
    const interrupted = rounds < KILLS_THAT_INTERRUPT ? 0 : 1;
    const bars = await withWholeTables(services.db, async (trx) => [
      ...killBars({
        kills,
        hits: place.leases === undefined ? undefined : [...hits.values()],
        changes: loads.changes.changes,
        events,
        notifications: await readNotifications(trx),
        arrivals: all.filter(({ destination }) => destination < DESTINATIONS),
        destinations: seed.destinations.map(({ id }) => id),
        isSettled,
      }),
      some('purchases acknowledged', loads.buyers.links.size),
      ...(await paymentBars(trx, { unsettled, discountId: seed.shop.discount_id })),
      ...(await renewalBars(trx, { expected, isSettled: areRenewalsSettled, interrupted })),
      ...(await settledBars(trx)),
      ...runBars({
        kills: kills.length,
        started: loads.runs.started,
        runs: await readRuns(trx, ACCOUNT),
        arrivals: all.filter(({ destination }) => destination >= DESTINATIONS),
        isSettled: areRunsSettled,
      }),
    ]);
    await database.close();
    return bars;
  } finally {
    await place.remove().finally(() => receiver.close());
  }
}

/** Everything that clients do at once. What falls due happens beside it. */
function startLoads({ shop, simulations }: KillSeed) {
  const { url, key } = shop;
  const changes = startChangeLoad(url, key);
  const buyers = startBuyers(shop, BUYING);
  const runs = startRunLoad(url, key, simulations);
  const broken = Promise.race([changes.broken, buyers.broken, runs.broken]);
  broken.catch(() => undefined);
  return {
    changes,
    buyers,
    runs,
    /** Rejects when the service sent a response that it should not. */
    broken,
    stop: () => Promise.all([changes.stop(), buyers.stop(), runs.stop()]),
    progress: () =>
      `${changes.changes.acknowledged.size} customers, ${buyers.links.size} purchases and ${runs.started.size} runs acknowledged`,
  };
}

/**
 * The owner takes the new secret over while both sign, as owners do: until then the old one has to go on.
 */
async function rotate(client: Client, receiver: Receiver, { id }: Destination): Promise<void> {
  const path = { notification_setting_id: id };
  const { data } = await client.notificationSettings.rotateSecret({ path, body: { overlap_seconds: 3_600 } });
  await sleep(BURST_MS / 4);
  await receiver.order({ destination: 0, secret: data.endpoint_secret_key });
}
