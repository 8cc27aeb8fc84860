import { afterEach, expect, test } from 'vitest';

import type { Attempt } from '../../../service/outbound/attempt.ts';
import { eachDelivery } from './delivery-fixture.ts';
import { failedAttempt } from './failed-attempt.ts';
import { accepted, startInStandingTime } from './standing-time.ts';

const SWEEP_MS = 4_000;
/** How long a timed-out attempt waits for others to be recorded with. */
const LATE_MS = 100;
const LOST = new Error('the connection is lost');

const timedOut = (): Attempt => ({ ...failedAttempt(new Date()), code: 0, error: 'timeout' });

eachDelivery('a dispatcher', (delivery) => {
  const newDestination = () => delivery.destination({ destination: 'https://works.example' });
  const createCustomers = async (count: number): Promise<void> => {
    for (let made = 0; made < count; made += 1) await delivery.createCustomer();
  };

  afterEach(() => delivery.services.db.deleteFrom('delivery_due').execute());

  test('looks for due notifications again after a failure of the database, each time after a longer pause', async () => {
    let failures = 2;
    const { count, sleeps, entries, settled, pass, dispatcher } = startInStandingTime(delivery, {
      onStatement(statement) {
        if (!statement.includes('with recursive waiting')) return;
        failures -= 1;
        if (failures >= 0) throw LOST;
      },
    });
    await settled();
    for (const pause of [100, 200]) {
      expect(sleeps.at(-1)).toBe(pause);
      pass(pause);
      await settled();
    }
    expect(count.sweeps).toBe(3);
    expect(sleeps).toEqual([100, 200, SWEEP_MS]);

    failures = 1;
    dispatcher.notifyAnyDue();
    await settled();
    expect(sleeps.at(-1), 'after a success').toBe(100);
    const entry = (afterMs: number) => ({ level: 'error', data: { err: LOST, afterMs } });
    expect(entries).toEqual([entry(100), entry(200), entry(100)]);
  });

  test('does not shorten that pause for a signal that came before it', async () => {
    let failures = 1;
    const { sleeps, settled, dispatcher } = startInStandingTime(delivery, {
      onStatement(statement) {
        if (!statement.includes('with recursive waiting') || failures === 0) return;
        failures -= 1;
        dispatcher.notifyAnyDue();
        throw LOST;
      },
    });
    await settled();
    expect(sleeps).toEqual([100]);
  });

  test('stops at once when the database fails', async () => {
    const stopped = Promise.withResolvers<void>();
    const { sleeps, dispatcher } = startInStandingTime(delivery, {
      onStatement(statement) {
        if (!statement.includes('with recursive waiting')) return;
        stopped.resolve(dispatcher.stop(0));
        throw LOST;
      },
    });
    await stopped.promise;
    expect(sleeps).toEqual([]);
  });

  test('leaves a notification that it could not send by its own fault to the end of the lease', async () => {
    const destination = await newDestination();
    await createCustomers(1);
    const fault = new TypeError('destination is undefined');
    const { dispatcher, entries, settled } = startInStandingTime(delivery, {
      respond() {
        throw fault;
      },
    });
    await settled();
    const [row] = await delivery.dueOf(destination);
    expect(row!.lease).not.toBeNull();
    expect(entries).toEqual([{ level: 'error', data: { err: fault, notification_id: row!.notification_id } }]);
    await delivery.notificationsOf(destination, ([one]) => expect(one).toMatchObject({ times_attempted: 0 }));
    expect(dispatcher.state.inFlight).toBe(0);
  });

  test('pauses a destination after five timeouts, and ends the pause with any response', async () => {
    const { settingId } = await newDestination();
    await createCustomers(5);
    let respond = timedOut;
    const { dispatcher, sent, sleeps, settled, pass } = startInStandingTime(delivery, {
      respond: () => respond(),
      schedule: { delays: [] },
    });
    await settled(5);
    expect(dispatcher.state).toEqual({ inFlight: 5, paused: [settingId] });
    pass(LATE_MS);
    await settled();
    respond = accepted;
    await createCustomers(2);
    await settled();
    expect(sent).toHaveLength(5);
    expect(sleeps.at(-1)).toBe(1_000 - LATE_MS);
    pass(1_000 - LATE_MS);
    await settled();
    expect(sent).toHaveLength(7);
    expect(dispatcher.state).toEqual({ inFlight: 0, paused: [] });
  });

  test('forgets a paused destination that has nothing due any more', async () => {
    const { settingId } = await newDestination();
    await createCustomers(5);
    const { dispatcher, settled, pass } = startInStandingTime(delivery, {
      respond: timedOut,
      schedule: { delays: [] },
    });
    await settled(5);
    pass(LATE_MS);
    await settled();
    expect(dispatcher.state.paused).toEqual([settingId]);
    // Its leases would have ended after 15 s; then nothing is due, and the next sweep forgets it.
    for (let sweeps = 0; sweeps < 6; sweeps += 1) {
      pass(SWEEP_MS);
      await settled();
    }
    expect(dispatcher.state.paused).toEqual([]);
  });
});
