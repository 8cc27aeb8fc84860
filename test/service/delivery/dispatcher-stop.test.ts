import { setImmediate, setTimeout as pause } from 'node:timers/promises';

import { afterEach, expect, test } from 'vitest';

import type { Attempt } from '../../../service/outbound/attempt.ts';
import { recordedLog } from '../../support/recorded-log.ts';
import { eachDelivery } from './delivery-fixture.ts';
import { accepted, scriptedSender, startInStandingTime } from './standing-time.ts';

eachDelivery('a stopping worker', (delivery) => {
  const newDestination = () => delivery.destination({ destination: 'https://works.example' });
  /** A dispatcher with a notification in flight, whose attempt ends when the test calls `respond`. */
  const startWithOneInFlight = async () => {
    const destination = await newDestination();
    const { promise, resolve } = Promise.withResolvers<Attempt>();
    const { sent, senders } = scriptedSender(() => promise);
    const { log, entries } = recordedLog();
    const dispatcher = delivery.start({ senders, log });
    await delivery.createCustomer();
    while (sent.length === 0) await pause(1);
    return { destination, dispatcher, entries, respond: () => resolve(accepted()) };
  };

  afterEach(() => delivery.services.db.deleteFrom('delivery_due').execute());

  test('waits for attempts in flight until they are recorded', async () => {
    const { destination, dispatcher, entries, respond } = await startWithOneInFlight();
    const stopped = dispatcher.stop(60_000);
    respond();
    await stopped;
    expect(await delivery.dueOf(destination)).toEqual([]);
    await delivery.notificationsOf(destination, (rows) => expect(rows).toMatchObject([{ status: 'delivered' }]));
    expect(entries).toEqual([]);
  });

  test('releases what is in flight after the grace period, and does not record its result any more', async () => {
    const { destination, dispatcher, entries, respond } = await startWithOneInFlight();
    await dispatcher.stop(10);
    expect(await delivery.dueOf(destination)).toMatchObject([{ lease: null }]);
    respond();
    // It would have been recorded by now.
    for (let turn = 0; turn < 5; turn += 1) await setImmediate();
    await delivery.notificationsOf(destination, (rows) =>
      expect(rows).toMatchObject([{ status: 'not_attempted', times_attempted: 0 }]),
    );
    expect(entries).toEqual([{ level: 'warn', data: { notifications: 1 } }]);
  });

  test('does not wait for the end of its sleep, and claims nothing more', async () => {
    await newDestination();
    const { dispatcher, sent, settled } = startInStandingTime(delivery);
    await settled();
    await dispatcher.stop(60_000);
    await delivery.createCustomer();
    dispatcher.notifyAnyDue();
    for (let turn = 0; turn < 5; turn += 1) await setImmediate();
    expect(sent).toEqual([]);
  });
});
