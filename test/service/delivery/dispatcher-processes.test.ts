import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { claim } from '../../../service/delivery/claim.ts';
import { finish } from '../../../service/delivery/finish.ts';
import { newId } from '../../../service/ids/id.ts';
import type { DueDestination } from '../../../service/services.ts';
import { startWebhookReceiver } from '../../support/webhook-receiver.ts';
import { type Delivery, eachDelivery } from './delivery-fixture.ts';
import { failedAttempt } from './failed-attempt.ts';
import { startDispatcher } from './start-dispatcher.ts';

/** The result of a worker whose lease has expired. */
const LATE = failedAttempt(new Date());

eachDelivery('several dispatchers', (delivery) => {
  test('two processes together respect the limit of a destination, and send nothing twice', async () => {
    const receiver = await startWebhookReceiver((_, response) => {
      setTimeout(() => response.writeHead(200).end(), 20);
    });
    const destination = await delivery.destination({ destination: receiver.url });
    for (let i = 0; i < 30; i += 1) await delivery.createCustomer();
    startDispatcher(delivery.services, { concurrencyPerDestination: 3 });
    startDispatcher(delivery.services, { concurrencyPerDestination: 3 });
    await delivery.notificationsOf(destination, (rows) =>
      expect(rows.every(({ status }) => status === 'delivered')).toBe(true),
    );
    expect(receiver.mostAtOnce).toBeLessThanOrEqual(3);
    expect(new Set(receiver.received.map(({ json }) => json.notification_id)).size).toBe(30);
    expect(receiver.received).toHaveLength(30);
  });

  test('another process sends the notifications of a killed one when the lease ends, without a lost attempt', async () => {
    const receiver = await startWebhookReceiver();
    const destination = await delivery.destination({ destination: receiver.url });
    await delivery.createCustomer();
    const [taken] = await claimOf(delivery, destination, 1);
    expect(await claimOf(delivery, destination, 60)).toEqual([]);
    delivery.start();
    const [row] = await delivery.notificationsOf(destination, ([one]) => expect(one?.status).toBe('delivered'));
    expect(row!.times_attempted).toBe(1);

    // And the worker that had it comes back too late to change anything.
    const written = await finish(delivery.services.db, [
      { logId: newId('ntflog_', delivery.services.clock), claimed: taken!, attempt: LATE, retryIn: 60 },
    ]);
    expect(written).toEqual([]);
    await delivery.notificationsOf(destination, ([one]) =>
      expect(one).toMatchObject({ status: 'delivered', times_attempted: 1, retry_at: null }),
    );
    expect(await delivery.logsOf(row!.id)).toHaveLength(1);
  });
});

function claimOf({ services }: Delivery, destination: DueDestination, leaseSeconds: number) {
  return claim(services.db, {
    shares: [{ ...destination, slots: 10 }],
    limit: 10,
    leaseSeconds: { url: leaseSeconds, email: leaseSeconds },
    lease: randomUUID(),
  });
}
