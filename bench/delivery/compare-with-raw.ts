import { sql } from 'kysely';

import { median } from '../generate/run-process.ts';
import { type BenchDelivery, type Destination, PER_DESTINATION } from './bench-delivery.ts';
import { sendRaw } from './raw.ts';
import type { Receiver } from './start-receiver.ts';
import { storeDue } from './store-due.ts';
import type { Bar } from './summary.ts';

const RAW_MS = 3_000;
/** How fast delivery has to be, beside raw. */
const BARS = { postgres: 0.3, pglite: 0.22 };
/** Seconds that a signature may be old when it arrives, while there is always more to send than may be. */
const OLDEST = 2.5;

/**
 * A backlog that is stored before the clock starts, until the last of it is written down as delivered,
 * beside raw requests; in turn, in pairs. What counts is the median of the pairs' ratios. The first pair
 * warms up.
 */
export async function compareWithRaw(
  delivery: BenchDelivery,
  {
    destinations,
    receiver,
    rounds,
    backlog,
  }: {
    readonly destinations: readonly Destination[];
    readonly receiver: Receiver;
    readonly rounds: number;
    readonly backlog: number;
  },
): Promise<readonly Bar[]> {
  const title = `${backlog.toLocaleString('en')} notifications to ${destinations.length} destinations on ${delivery.engine}`;
  const pairs: {
    readonly delivered: number;
    readonly raw: number;
    readonly processorMs: number;
    readonly oldest: number;
  }[] = [];
  const raw = (): Promise<number> => sendRaw(destinations, { perDestination: PER_DESTINATION, milliseconds: RAW_MS });
  for (let round = 0; round <= rounds; round += 1) {
    const before = round % 2 === 0 ? await raw() : undefined;
    const delivered = await deliver(delivery, destinations, receiver, backlog);
    const pair = { ...delivered, raw: before ?? (await raw()) };
    if (round > 0) pairs.push(pair);
  }
  console.log(title);
  console.log(
    `  delivered ${median(pairs.map((pair) => pair.delivered)).toFixed(0)} /s, ${median(pairs.map((pair) => pair.processorMs)).toFixed(3)} ms of processor each`,
  );
  console.log(`  raw       ${median(pairs.map((pair) => pair.raw)).toFixed(0)} /s`);
  const ratios = pairs.map(({ delivered, raw }) => delivered / raw);
  console.log(`  pairs     ${ratios.map((one) => one.toFixed(2)).join(' ')}\n`);
  const ratio = median(ratios);
  const bar = BARS[delivery.engine];
  const oldest = Math.max(...pairs.map((pair) => pair.oldest));
  return [
    [`${title}, beside raw: ${ratio.toFixed(2)} (≥ ${bar})`, ratio >= bar],
    [`the oldest signature on arrival, on ${delivery.engine}: ${oldest.toFixed(2)} s (≤ ${OLDEST})`, oldest <= OLDEST],
  ];
}

async function deliver(
  { services, start }: BenchDelivery,
  destinations: readonly Destination[],
  receiver: Receiver,
  backlog: number,
): Promise<{ readonly delivered: number; readonly processorMs: number; readonly oldest: number }> {
  const stored = await storeDue(services, destinations, { count: backlog });
  const before = { requests: await receiver.count(), ...(await countsIn(services)) };
  const { promise, resolve } = Promise.withResolvers<void>();
  let finished = 0;
  await receiver.oldestSignature();
  const processor = process.cpuUsage();
  const began = performance.now();
  const running = start({
    observe: () => {
      finished += 1;
      if (finished === backlog) resolve();
    },
  });
  await promise;
  const seconds = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage(processor);
  await running.stop();
  const oldest = await receiver.oldestSignature();
  const after = { requests: await receiver.count(), ...(await countsIn(services)) };
  for (const what of ['requests', 'delivered', 'logs'] as const) {
    const number = after[what] - before[what];
    if (number !== stored.length)
      throw new Error(`${number} ${what} instead of ${stored.length}: the run measured something else`);
  }
  return { delivered: backlog / seconds, processorMs: (user + system) / 1_000 / backlog, oldest };
}

async function countsIn({ db }: BenchDelivery['services']): Promise<{ delivered: number; logs: number }> {
  const { rows } = await sql<{ delivered: number; logs: number }>`
    select (select count(*)::int from notifications where status = 'delivered') as delivered,
      (select count(*)::int from notification_logs) as logs`.execute(db);
  return rows[0]!;
}
