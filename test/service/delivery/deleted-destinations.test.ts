import { setTimeout } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { finish } from '../../../service/delivery/finish.ts';
import type { Id } from '../../../service/ids/id.ts';
import { eachService } from '../../support/service.ts';
import { expectError } from '../http/expect-error.ts';
import { destinationFixture } from './destination-fixture.ts';

eachService('a deleted notification setting', (service) => {
  const { setting, newCustomer, notificationsTo, dueTo, take, logsOf, came, write, remove, call } =
    destinationFixture(service);

  test('is deleted with its notifications, logs and due rows, and no others', async () => {
    const [deleted, staying] = [await setting(), await setting()];
    for (let n = 0; n < 3; n++) await newCustomer();
    for (const id of [deleted, staying]) {
      const [one, two] = await take(id, 2);
      await write(came(one!, 'accepted'), came(two!, 'failed', 3_600));
    }
    const stayed = await notificationsTo(staying);
    const removed = (await notificationsTo(deleted)).map((row) => row.id);
    expect(removed).toHaveLength(3);
    expect(await logsOf(removed)).toHaveLength(2);

    await remove(deleted);

    expect((await call('GET', `/notification-settings/${deleted}`)).status).toBe(404);
    for (const id of removed) await expectError(await call('GET', `/notifications/${id}`), 'not_found');
    expect(await notificationsTo(deleted)).toEqual([]);
    expect(await logsOf(removed)).toEqual([]);
    expect(await dueTo(deleted)).toEqual([]);
    expect(await take(deleted)).toEqual([]);
    expect(await notificationsTo(staying)).toEqual(stayed);
    expect(await logsOf(stayed.map((row) => row.id))).toHaveLength(2);
    expect(await dueTo(staying)).toHaveLength(2);
  });

  test('returns 404 to a second request and to another account, and deletes nothing', async () => {
    const id = await setting();
    await newCustomer();
    await expect(remove(id, await service().newAccount())).rejects.toMatchObject({ code: 'not_found' });
    expect(await notificationsTo(id)).toHaveLength(1);
    await remove(id);
    await expect(remove(id)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('frees one of the ten active settings', async () => {
    const [first] = await Promise.all(Array.from({ length: 10 }, () => setting()));
    await expect(setting()).rejects.toMatchObject({ code: 'notification_maximum_active_settings_reached' });
    await remove(first!);
    await setting();
  });

  test('leaves no log of an attempt that ends afterwards', async () => {
    const id = await setting();
    await newCustomer();
    const [sending] = await take(id);
    await remove(id);
    expect(await write(came(sending!, 'failed', 60))).toEqual(new Set());
    expect(await logsOf([sending!.notification_id as Id<'ntf_'>])).toEqual([]);
    expect(await dueTo(id)).toEqual([]);
  });

  test('leaves no log of an attempt that is stored at the same time', async () => {
    const id = await setting();
    await newCustomer();
    const [sending] = await take(id);
    const [written, committed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const writing = service()
      .database.db.transaction()
      .execute(async (trx) => {
        await finish(trx, [came(sending!, 'failed', 60)]);
        written.resolve();
        await committed.promise;
      });
    await written.promise;
    const removing = remove(id);
    // Lets the deletion wait for the log. If the deletion is slower, the test still passes but proves less.
    await setTimeout(100);
    committed.resolve();
    await Promise.all([writing, removing]);
    expect(await notificationsTo(id)).toEqual([]);
    expect(await logsOf([sending!.notification_id as Id<'ntf_'>])).toEqual([]);
    expect(await dueTo(id)).toEqual([]);
  });
});
