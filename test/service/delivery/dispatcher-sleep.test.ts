import { setTimeout as pause } from 'node:timers/promises';

import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';

import { claim } from '../../../service/delivery/claim.ts';
import { release } from '../../../service/delivery/release.ts';
import type { DueDestination } from '../../../service/services.ts';
import { type Delivery, eachDelivery } from './delivery-fixture.ts';
import { failedAttempt } from './failed-attempt.ts';
import { accepted, startInStandingTime } from './standing-time.ts';

const SWEEP_MS = 4_000;

eachDelivery('a dispatcher', (delivery) => {
  const newDestination = () => delivery.destination({ destination: 'https://works.example' });
  const createCustomers = async (count: number): Promise<void> => {
    for (let made = 0; made < count; made += 1) await delivery.createCustomer();
  };

  afterEach(() => delivery.services.db.deleteFrom('delivery_due').execute());

  test('sweeps the queue every four seconds, and sleeps in between', async () => {
    const { count, sleeps, settled, pass } = startInStandingTime(delivery);
    await settled();
    expect(count).toEqual({ claims: 0, sweeps: 1 });
    pass(SWEEP_MS - 1);
    await settled();
    expect(count).toEqual({ claims: 0, sweeps: 1 });
    pass(1);
    await settled();
    expect(count).toEqual({ claims: 0, sweeps: 2 });
    expect(sleeps).toEqual([SWEEP_MS, SWEEP_MS]);
  });

  test('sends what a signal names at once, without a sweep', async () => {
    await newDestination();
    const { dispatcher, count, sent, settled, entries } = startInStandingTime(delivery);
    await settled();
    await createCustomers(1);
    await settled();
    expect(sent).toHaveLength(1);
    expect(count).toEqual({ claims: 1, sweeps: 1 });
    await createCustomers(1);
    await settled();
    expect(sent).toHaveLength(2);
    expect(count.sweeps).toBe(1);
    expect(dispatcher.state).toEqual({ inFlight: 0, paused: [] });
    expect(entries).toEqual([]);
  });

  test('sends nothing for a signal without anything due, and sleeps on', async () => {
    const destination = await newDestination();
    const { dispatcher, count, sent, sleeps, settled, entries } = startInStandingTime(delivery);
    await settled();
    dispatcher.notifyDue([destination]);
    await settled();
    expect(sent).toEqual([]);
    expect(count).toEqual({ claims: 1, sweeps: 1 });
    expect(sleeps.at(-1)).toBe(SWEEP_MS);
    expect(entries).toEqual([]);
  });

  test('sweeps at once when something may be due for unknown destinations', async () => {
    await newDestination();
    const { dispatcher, count, sent, settled } = startInStandingTime(delivery);
    await settled();
    delivery.connect(undefined);
    await createCustomers(1);
    await settled();
    expect(sent).toEqual([]);
    dispatcher.notifyAnyDue();
    await settled();
    expect(sent).toHaveLength(1);
    expect(count.sweeps).toBe(2);
  });

  test('sends more than a destination has slots without a pause, and claims nothing while they are all used', async () => {
    const destination = await newDestination();
    await createCustomers(3);
    const responses: (() => void)[] = [];
    const respond = () => {
      const { promise, resolve } = Promise.withResolvers<ReturnType<typeof accepted>>();
      responses.push(() => resolve(accepted()));
      return promise;
    };
    const { dispatcher, count, sent, settled } = startInStandingTime(delivery, {
      respond,
      concurrencyPerDestination: 2,
    });
    await settled(2);
    expect(count.claims).toBe(1);
    dispatcher.notifyDue([destination]);
    await settled(2);
    expect(count.claims).toBe(1);
    responses.shift()!();
    while (sent.length < 3) await pause(1);
    for (const each of responses) each();
    await settled();
  });

  test('never has more attempts in flight than its own limit', async () => {
    await newDestination();
    await delivery.destination({ destination: 'https://other.example' });
    await createCustomers(2);
    const held = Promise.withResolvers<ReturnType<typeof accepted>>();
    const { dispatcher, sent, settled } = startInStandingTime(delivery, {
      respond: () => held.promise,
      concurrency: 1,
    });
    await settled(1);
    dispatcher.notifyAnyDue();
    await settled(1);
    expect(sent).toHaveLength(1);
    held.resolve(accepted());
    await settled();
    expect(sent).toHaveLength(4);
  });

  test('wakes up for a retry', async () => {
    await newDestination();
    await createCustomers(1);
    const { count, sent, sleeps, settled, pass } = startInStandingTime(delivery, {
      respond: () => failedAttempt(new Date()),
      schedule: { delays: [3] },
    });
    await settled();
    expect(count.claims).toBe(1);
    expect(sleeps.at(-1)).toBeGreaterThan(100);
    expect(sleeps.at(-1)).toBeLessThanOrEqual(3_150);
    await sql`update delivery_due set due_at = clock_timestamp()`.execute(delivery.services.db);
    pass(3_200);
    await settled();
    expect(sent).toHaveLength(2);
    expect(count.sweeps).toBe(1);
  });

  test('wakes up for the next notification of a destination that it has served', async () => {
    const destination = await newDestination();
    await createCustomers(2);
    await sql`
      update delivery_due set due_at = clock_timestamp() + interval '3.9 seconds'
      where notification_id = (select max(notification_id) from delivery_due
        where notification_setting_id = ${destination.settingId})`.execute(delivery.services.db);
    const { sent, sleeps, settled } = startInStandingTime(delivery);
    await settled();
    expect(sent).toHaveLength(1);
    expect(sleeps.at(-1)).toBeLessThan(SWEEP_MS);
  });

  test('waits longer and longer for a destination whose slots another process uses', async () => {
    const destination = await newDestination();
    await createCustomers(2);
    const [taken] = await takeOne(delivery, destination);
    const { dispatcher, sent, sleeps, settled, pass } = startInStandingTime(delivery, {
      concurrencyPerDestination: 1,
    });
    await settled();
    for (let wait = 0; wait < 5; wait += 1) {
      pass(sleeps.at(-1)!);
      await settled();
    }
    expect(sleeps).toEqual([20, 40, 80, 160, 320, 320]);
    expect(sent).toEqual([]);

    await release(delivery.services.db, [taken!]);
    pass(320);
    await settled();
    expect(sent).toHaveLength(2);
    delivery.connect(undefined);
    await createCustomers(2);
    await takeOne(delivery, destination);
    dispatcher.notifyDue([destination]);
    await settled();
    // The second in a row: before it, nothing was due any more.
    expect(sleeps.at(-1)).toBe(40);
  });
});

/** Claims a notification in another process, which may have one in flight. */
function takeOne({ services }: Delivery, destination: DueDestination) {
  return claim(services.db, {
    shares: [{ ...destination, slots: 1 }],
    limit: 1,
    leaseSeconds: { url: 600, email: 600 },
    lease: 'other',
  });
}
