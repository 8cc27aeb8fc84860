import { expect, test } from 'vitest';

import { startWebhookReceiver } from '../../support/webhook-receiver.ts';
import { eachDelivery } from './delivery-fixture.ts';
import { startDispatcher } from './start-dispatcher.ts';

eachDelivery('the dispatcher', (delivery) => {
  test('a deactivated destination receives no more attempts, and one in flight still counts', async () => {
    let respondToHeld: (() => void) | undefined;
    const receiver = await startWebhookReceiver((_, response) => {
      respondToHeld = () => response.writeHead(200).end();
    });
    const destination = await delivery.destination({ destination: receiver.url });
    delivery.start({ concurrencyPerDestination: 1 });
    await delivery.createCustomer();
    await receiver.count(1);
    await delivery.createCustomer();
    await delivery.setActive(destination, false);
    await delivery.notificationsOf(destination, (rows) =>
      expect(rows.map(({ status, retry_at }) => [status, retry_at])).toEqual([
        ['failed', null],
        ['failed', null],
      ]),
    );
    respondToHeld!();
    const rows = await delivery.notificationsOf(destination, ([first]) => expect(first?.times_attempted).toBe(1));
    expect(rows.map(({ status, times_attempted }) => [status, times_attempted])).toEqual([
      ['delivered', 1],
      ['failed', 0],
    ]);
    expect(await delivery.dueOf(destination)).toEqual([]);
    expect(receiver.received).toHaveLength(1);
  });

  test('a notification that failed because its destination was deactivated is not retried after a later activation', async () => {
    let respondToHeld: (() => void) | undefined;
    const receiver = await startWebhookReceiver((_, response) => {
      respondToHeld = () => response.writeHead(500).end();
    });
    const destination = await delivery.destination({ destination: receiver.url });
    const dispatcher = delivery.start();
    await delivery.createCustomer();
    await receiver.count(1);
    for (const active of [false, true]) await delivery.setActive(destination, active);
    respondToHeld!();
    const [row] = await delivery.notificationsOf(destination, ([one]) => expect(one?.times_attempted).toBe(1));
    expect(row).toMatchObject({ status: 'failed', retry_at: null });
    expect(await delivery.dueOf(destination)).toEqual([]);

    // The same when the process that was sending it dies.
    await delivery.createCustomer();
    await receiver.count(2);
    await dispatcher.stop(0);
    await delivery.services.db
      .updateTable('delivery_due')
      .set({ lease: 'unknown', ended: true, due_at: new Date(0).toISOString() })
      .where('notification_setting_id', '=', destination.settingId)
      .execute();
    startDispatcher(delivery.services);
    await delivery.notificationsOf(destination, (rows) => expect(rows[1]?.status).toBe('failed'));
    expect(await delivery.dueOf(destination)).toEqual([]);
    expect(receiver.received).toHaveLength(2);
  });

  test('fails a notification that became due while its destination was inactive', async () => {
    const receiver = await startWebhookReceiver();
    const destination = await delivery.destination({ destination: receiver.url });
    await delivery.createCustomer();
    // As it looks when the change read the destination before it was turned off and was committed after.
    await delivery.services.db
      .updateTable('notification_settings')
      .set({ active: false })
      .where('id', '=', destination.settingId)
      .execute();
    delivery.start();
    await delivery.notificationsOf(destination, ([row]) => expect(row?.status).toBe('failed'));
    expect(await delivery.dueOf(destination)).toEqual([]);
    expect(receiver.received).toEqual([]);
  });
});
