import { setTimeout } from 'node:timers/promises';

import { describe, expect, test } from 'vitest';

import { finish } from '../../../service/delivery/finish.ts';
import { rotateNow } from '../../support/rotate-now.ts';
import { eachService, startService } from '../../support/service.ts';
import { expectError } from '../http/expect-error.ts';
import { interposedDatabase } from '../http/faulty-database.ts';
import { caller } from '../http/test-client.ts';
import { destinationFixture } from './destination-fixture.ts';

eachService('changes of a notification setting', (service) => {
  const {
    setting,
    newCustomer,
    patch,
    notificationsTo,
    dueTo,
    take,
    logsOf,
    came,
    write,
    endLease,
    call,
    accountId,
    nextNumber,
  } = destinationFixture(service);

  describe('an inactive destination', () => {
    test('fails the pending notifications and removes their due rows, but keeps the lease of one in flight', async () => {
      const id = await setting();
      for (let n = 0; n < 4; n++) await newCustomer();
      const [retried] = await take(id, 1);
      await write(came(retried!, 'failed', 3_600));
      const [left] = await take(id, 1);
      await endLease(left!);
      const both = await take(id, 2);
      const again = both.find((one) => one.notification_id === left!.notification_id);
      const sending = both.find((one) => one !== again);
      await endLease(again!);

      await patch(id, { active: false });

      expect(await dueTo(id)).toEqual([sending!.notification_id]);
      for (const row of await notificationsTo(id)) expect(row).toMatchObject({ status: 'failed', retry_at: null });
      expect(await take(id)).toEqual([]);
    });

    test.each([
      ['accepted', 'delivered'],
      ['failed', 'failed'],
    ] as const)('logs an attempt in flight that is %s, and the notification becomes %s', async (outcome, status) => {
      const id = await setting();
      await newCustomer();
      const [sending] = await take(id);
      await patch(id, { active: false });
      expect(await write(came(sending!, outcome, 60))).toEqual(new Set([sending!.notification_id]));
      const [row] = await notificationsTo(id);
      expect(row).toMatchObject({ status, retry_at: null, times_attempted: 1 });
      expect(row!.delivered_at !== null).toBe(status === 'delivered');
      expect(await logsOf([row!.id])).toHaveLength(1);
      expect(await dueTo(id)).toEqual([]);
    });

    test('does not deadlock with a worker that stores an attempt', async () => {
      const id = await setting();
      await newCustomer();
      const [sending] = await take(id);
      await endLease(sending!);
      const locked = Promise.withResolvers<void>();
      const writing = service()
        .database.db.transaction()
        .execute(async (trx) => {
          // `finish` locks these rows first.
          const due = trx.selectFrom('delivery_due').select('lease').where('notification_setting_id', '=', id);
          await due.forUpdate().execute();
          locked.resolve();
          // Lets the update wait for the lock. If the update is slower, the test still passes but proves
          // less.
          await setTimeout(100);
          await finish(trx, [came(sending!, 'failed', 60)]);
        });
      await locked.promise;
      await Promise.all([writing, patch(id, { active: false })]);
      expect(await notificationsTo(id)).toMatchObject([{ status: 'failed', retry_at: null, times_attempted: 1 }]);
      expect(await dueTo(id)).toEqual([]);
    });

    test('receives only new events after it is activated again', async () => {
      const id = await setting();
      await newCustomer();
      await patch(id, { active: false });
      await newCustomer();
      await patch(id, { active: true });
      expect(await take(id)).toEqual([]);
      await newCustomer();
      const [ended, fresh] = await notificationsTo(id);
      expect((await take(id)).map((claimed) => claimed.notification_id)).toEqual([fresh!.id]);
      expect(ended!.status).toBe('failed');
      expect(await notificationsTo(id)).toHaveLength(2);
    });
  });

  describe('a changed destination', () => {
    test('receives the stored bytes at its new address, signed with the same secret', async () => {
      const id = await setting();
      const { db } = service().database;
      await db.updateTable('notification_settings').set({ api_version: 2 }).where('id', '=', id).execute();
      await newCustomer();
      const [before] = await notificationsTo(id);
      const { secret } = await db
        .selectFrom('notification_settings')
        .select('secret')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await patch(id, {
        destination: 'https://moved.works.example/hook',
        api_version: 1,
        include_sensitive_fields: true,
        subscribed_events: ['payout.paid'],
        traffic_source: 'simulation',
      });
      expect(await notificationsTo(id)).toEqual([before]);
      const claimed = await take(id);
      expect(claimed).toMatchObject([
        {
          notification_id: before!.id,
          payload: before!.payload,
          destination: 'https://moved.works.example/hook',
          secret,
          previous_secret: null,
        },
      ]);
      await newCustomer();
      expect(await notificationsTo(id), 'not subscribed any more').toHaveLength(1);
    });

    test('does not receive events from before it subscribed to them', async () => {
      const id = await setting({ subscribed_events: [] });
      await newCustomer();
      await patch(id, { subscribed_events: ['customer.created'] });
      expect(await notificationsTo(id)).toEqual([]);
      await newCustomer();
      expect(await notificationsTo(id)).toHaveLength(1);
    });

    test('reports a conflict when a rotation changed it in the meantime', async () => {
      const id = await setting();
      const { services, database } = service();
      const faster = async (): Promise<void> => void (await rotateNow(services, accountId(), id));
      const slow = await startService(interposedDatabase(database, faster), { secrets: services.secrets });
      try {
        const callSlow = caller(slow, await service().keyFor({ accountId: accountId() }));
        await expectError(
          await callSlow('PATCH', `/notification-settings/${id}`, { json: { description: 'Slower' } }),
          'conflict',
        );
      } finally {
        await slow.app.close();
      }
    });
  });

  describe('the payload', () => {
    test('is sent as the stored bytes, with any characters', async () => {
      const id = await setting({ include_sensitive_fields: true });
      const made = nextNumber();
      const response = await call('POST', '/customers', {
        headers: { 'content-type': 'application/json' },
        body: `{"email":"jo${made}@customer.example","name":"Zo\\u00eb \\ud834\\udd1e","custom_data":{"größe":"Ærø ☃ 𝄞 \u2028","10":1,"2":2,"big":1e21,"small":1e-7,"sum":0.30000000000000004,"zero":1.0,"text":"\\"\\\\/\\n"}}`,
      });
      expect(response.status, await response.clone().text()).toBe(201);
      const customData =
        '{"2":2,"10":1,"größe":"Ærø ☃ 𝄞 \u2028","big":1e+21,"small":1e-7,"sum":0.30000000000000004,"zero":1,"text":"\\"\\\\/\\n"}';

      const [claimed] = await take(id);
      expect(claimed!.payload).toContain(`"custom_data":${customData}`);
      expect(claimed!.payload).toContain('"name":"Zoë 𝄞"');
      const { bytes } = await service()
        .database.db.selectFrom('notifications')
        .select((eb) =>
          eb.fn<string>('encode', [eb.fn('convert_to', ['payload', eb.val('UTF8')]), eb.val('hex')]).as('bytes'),
        )
        .where('notification_setting_id', '=', id)
        .executeTakeFirstOrThrow();
      expect(Buffer.from(claimed!.payload).toString('hex')).toBe(bytes);

      const { data } = await service()
        .database.db.selectFrom('events')
        .select('data')
        .where('account_id', '=', accountId())
        .executeTakeFirstOrThrow();
      const { event_id, event_type, occurred_at, notification_id } = JSON.parse(claimed!.payload) as Record<
        string,
        unknown
      >;
      const head = JSON.stringify({ event_id, event_type, occurred_at, notification_id });
      expect(claimed!.payload, 'the stored event').toBe(`${head.slice(0, -1)},"data":${data}}`);
    });
  });
});
