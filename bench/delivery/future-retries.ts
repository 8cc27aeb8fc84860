import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import { claim } from '../../service/delivery/claim.ts';
import { release } from '../../service/delivery/release.ts';
import type { Timestamp } from '../../service/storage/columns.ts';
import { type BenchDelivery, type Destination, PER_DESTINATION } from './bench-delivery.ts';
import type { Receiver } from './start-receiver.ts';
import { storeDue, storeFutureRetries } from './store-due.ts';
import { type Bar, percentile, showPercentiles } from './summary.ts';

const OTHER_DESTINATIONS = 1_000;
const CLAIMS = 300;
/** Retries that fall due one after the other, and when the first and the last of them do. */
const RETRIES = 500;
const RETRIES_SECONDS = [2, 7] as const;
const BARS = { claimMs: 5, lateMs: 100 };

/**
 * With `count` retries stored for tomorrow: what a claim takes, and how late a retry is that falls due
 * meanwhile.
 */
export async function measureWithFutureRetries(
  delivery: BenchDelivery,
  {
    destinations,
    timed,
    receiver,
    count,
  }: {
    readonly destinations: readonly Destination[];
    /** Destinations whose arrivals the receiver notes down. */
    readonly timed: readonly Destination[];
    readonly receiver: Receiver;
    readonly count: number;
  },
): Promise<Bar[]> {
  const { engine, services } = delivery;
  const without = await timeClaims(delivery, destinations);
  await storeFutureRetries(services, [...destinations, ...timed], { count, others: OTHER_DESTINATIONS });
  const claims = await timeClaims(delivery, destinations);
  const late = await timeRetries(delivery, timed, receiver);
  const title = `with ${count.toLocaleString('en')} future retries on ${engine}`;
  console.log(`a claim of up to ${PER_DESTINATION} of one destination on ${engine}`);
  console.log(`  with nothing else   ${showPercentiles(without)}\n  ${title}   ${showPercentiles(claims)}`);
  console.log(`how late ${RETRIES} retries are, ${title}\n  ${showPercentiles(late)}\n`);
  const [claimMs, lateMs] = [percentile(claims, 0.99), percentile(late, 0.99)];
  return [
    [`claim ${title}: p99 ${claimMs.toFixed(1)} ms (≤ ${BARS.claimMs})`, claimMs <= BARS.claimMs],
    [`retry_at ${title}: p99 ${lateMs.toFixed(1)} ms late (≤ ${BARS.lateMs})`, lateMs <= BARS.lateMs],
  ];
}

/**
 * Milliseconds of each claim, one after the other, each of a destination that has as much due as it may be
 * sent at once.
 */
async function timeClaims({ services }: BenchDelivery, destinations: readonly Destination[]): Promise<number[]> {
  const { db } = services;
  await storeDue(services, destinations, { count: destinations.length * PER_DESTINATION });
  const times: number[] = [];
  for (let turn = 0; turn < CLAIMS; turn += 1) {
    const { accountId, settingId } = destinations[turn % destinations.length]!;
    const began = performance.now();
    const claimed = await claim(db, {
      shares: [{ accountId, settingId, slots: PER_DESTINATION }],
      limit: PER_DESTINATION,
      leaseSeconds: { url: 15, email: 40 },
      lease: randomUUID(),
    });
    times.push(performance.now() - began);
    if (claimed.length !== PER_DESTINATION) throw new Error(`a claim gave ${claimed.length} of ${PER_DESTINATION}`);
    await release(db, claimed);
  }
  // None of it may be sent instead of what is measured next. By the database's clock: ours has milliseconds,
  // so what was released within the same one stayed.
  await db
    .deleteFrom('delivery_due')
    .where('due_at', '<=', sql<Timestamp>`clock_timestamp()`)
    .execute();
  return times.slice(CLAIMS / 10);
}

/**
 * Milliseconds from `due_at`, which is the database's clock on the same machine, to the arrival of each
 * retry.
 */
async function timeRetries(
  { services, start }: BenchDelivery,
  destinations: readonly Destination[],
  receiver: Receiver,
): Promise<number[]> {
  const [first, last] = RETRIES_SECONDS;
  const dueIn = (index: number): number => first + ((last - first) * index) / RETRIES;
  await storeDue(services, destinations, { count: RETRIES, dueIn });
  const rows = await services.db
    .selectFrom('delivery_due')
    .select(['notification_id', 'due_at'])
    .where(
      'notification_setting_id',
      'in',
      destinations.map(({ settingId }) => settingId),
    )
    .where('due_at', '<', new Date(Date.now() + 60_000).toISOString())
    .execute();
  const dueAt = new Map<string, number>(rows.map((row) => [row.notification_id, Date.parse(row.due_at)]));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let finished = 0;
  const running = start({
    observe: ({ claimed }) => {
      if (!dueAt.has(claimed.notification_id))
        reject(new Error(`${claimed.notification_id} was sent, which is none of the ${RETRIES} retries`));
      finished += 1;
      if (finished === RETRIES) resolve();
    },
  });
  await promise;
  await running.stop();
  const offset = Date.now() - Number(process.hrtime.bigint()) / 1e6;
  const arrivals = await receiver.arrivals();
  if (arrivals.length !== RETRIES) throw new Error(`${arrivals.length} of ${RETRIES} retries arrived`);
  return arrivals.map(({ notificationId, at }) => at + offset - dueAt.get(notificationId)!);
}
