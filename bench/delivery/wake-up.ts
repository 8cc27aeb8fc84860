import { setTimeout as pause } from 'node:timers/promises';

import { anyError } from '../../service/common/any-error.ts';
import { inSystemTime } from '../../service/services.ts';
import { createCustomer } from '../../service/customers/create-customer.ts';
import type { BenchDelivery, Destination } from './bench-delivery.ts';
import type { Receiver } from './start-receiver.ts';
import { type Bar, percentile, showPercentiles } from './summary.ts';

const CHANGES = 500;
const WARM_UP = 50;
/** How long nothing happens between two changes: never a multiple of anything that ticks. */
const BETWEEN_MS = [5, 25] as const;
const BARS = { p50: 5, p99: 25 };

/**
 * From the commit of a change until its notification arrives, while nothing else happens: customers are
 * created in the transaction that the API uses, without HTTP before it. The receiver takes the time when it
 * has the request's head, so a bit of it is the receiver's.
 */
export async function measureWakeUp(
  { engine, services, start }: BenchDelivery,
  destination: Destination,
  receiver: Receiver,
): Promise<Bar> {
  const committed = new Map<string, number>();
  let written: () => void = () => undefined;
  let committedAt = 0;
  const running = start({
    committed: () => {
      committedAt = Number(process.hrtime.bigint()) / 1e6;
    },
    observe: ({ claimed }) => {
      committed.set(claimed.notification_id, committedAt);
      written();
    },
  });
  for (let change = 0; change < WARM_UP + CHANGES; change += 1) {
    const done = new Promise<void>((resolve) => {
      written = resolve;
    });
    const customer = { email: `sam-${change}@works.example`, name: 'Sam Sample', custom_data: { plan: 'team' } };
    await services.db
      .transaction()
      .execute((trx) => createCustomer(anyError, trx, inSystemTime(services), destination.accountId, customer));
    await done;
    await pause(BETWEEN_MS[0] + Math.random() * (BETWEEN_MS[1] - BETWEEN_MS[0]));
  }
  await running.stop();
  const arrivals = await receiver.arrivals();
  const waits = arrivals.slice(WARM_UP).map(({ notificationId, at }) => at - committed.get(notificationId)!);
  console.log(`commit to first byte, idle, on ${engine}\n  ${showPercentiles(waits)}\n`);
  const [p50, p99] = [percentile(waits, 0.5), percentile(waits, 0.99)];
  const numbers = `p50 ${p50.toFixed(1)} ms (≤ ${BARS.p50}), p99 ${p99.toFixed(1)} ms (≤ ${BARS.p99})`;
  return [`commit to first byte, idle, on ${engine}: ${numbers}`, p50 <= BARS.p50 && p99 <= BARS.p99];
}
