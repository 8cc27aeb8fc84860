import { Client } from 'pg';
import { expect, test, vi } from 'vitest';

import { claim } from '../../../service/delivery/claim.ts';
import { WorkerLock } from '../../../service/delivery/worker-lock.ts';
import { eachService } from '../../support/service.ts';
import { startWebhookReceiver } from '../../support/webhook-receiver.ts';
import { destinationFor, notificationsOf, startDispatcher } from './start-dispatcher.ts';

eachService('abandoned due rows', (service) => {
  const newDestination = async (destination: string) => {
    const accountId = await service().newAccount();
    const due = await destinationFor(service().services, accountId, { destination });
    const client = await service().client({ apiKey: await service().keyFor({ accountId }) });
    await client.customers.create({ body: { email: 'jo@customer.example' } });
    return due;
  };

  test('deletes a notification whose destination was deleted while it was created', async () => {
    const { services } = service();
    const due = await newDestination('https://works.example');
    await services.db.deleteFrom('notification_settings').where('id', '=', due.settingId).execute();

    startDispatcher(services);

    await notificationsOf(services, due, (rows) => expect(rows).toEqual([]));
    const left = services.db.selectFrom('delivery_due').where('notification_setting_id', '=', due.settingId);
    expect(await left.selectAll().execute()).toEqual([]);
  });

  test('leaves a row whose worker is unknown until its lease ends', async () => {
    const { services } = service();
    const lock = new WorkerLock('none');
    const due = await newDestination('https://works.example');
    const shares = [{ ...due, slots: 1 }];
    const leaseSeconds = { url: 600, email: 600 };

    expect(await claim(services.db, { shares, limit: 1, leaseSeconds, lease: lock.newLease() })).toHaveLength(1);

    expect(await lock.abandonedLeases(services.db)).toEqual([]);
  });

  test('another process sends claimed notifications as soon as the session of their worker has ended', async ({
    skip,
  }) => {
    const { services, database } = service();
    if (database.place.engine !== 'postgres') return skip('the embedded database has one process');
    const receiver = await startWebhookReceiver();
    const due = await newDestination(`${receiver.url}/hook`);
    const [dying, living] = [new WorkerLock(due.settingId), new WorkerLock(due.settingId)];
    const session = new Client({ connectionString: database.place.url });
    await session.connect();
    await dying.acquire(session);
    const shares = [{ ...due, slots: 1 }];
    const [taken] = await claim(services.db, {
      shares,
      limit: 10,
      leaseSeconds: { url: 600, email: 600 },
      lease: dying.newLease(),
    });
    const { notification_id, lease } = taken!;
    expect(await living.abandonedLeases(services.db)).toEqual([]);

    await session.end();

    await vi.waitFor(async () =>
      expect(await living.abandonedLeases(services.db)).toEqual([{ notification_id, lease }]),
    );
    startDispatcher(services, { workerLock: living });
    await receiver.count(1);
    await notificationsOf(services, due, ([row]) => expect(row).toMatchObject({ status: 'delivered' }));
  });
});
