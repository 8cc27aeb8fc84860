import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';

import { anyError } from '../../../service/common/any-error.ts';
import { type Claimed, claim } from '../../../service/delivery/claim.ts';
import { finish, type Finished } from '../../../service/delivery/finish.ts';
import { type Id, newId } from '../../../service/ids/id.ts';
import { createSetting, type NewSetting } from '../../../service/notification-settings/create-setting.ts';
import { deleteSetting } from '../../../service/notification-settings/delete-setting.ts';
import { rotateNow } from '../../support/rotate-now.ts';
import { eachService, startService } from '../../support/service.ts';
import { type Ask, asker } from '../http/test-client.ts';
import { interposedDatabase } from '../http/faulty-database.ts';
import { expectError } from '../http/expect-error.ts';

eachService('notification settings and what is delivered', (service) => {
  let accountId: string;
  let ask: Ask;
  let made = 0;

  /** Each test has a separate account. */
  beforeEach(async () => {
    accountId = await service().newAccount();
    ask = asker(service(), await service().keyFor({ accountId }));
  });

  const setting = async (more: Partial<NewSetting> = {}): Promise<Id<'ntfset_'>> => {
    const { services } = service();
    made += 1;
    const destination = `https://works.example/${made}`;
    const start = { description: 'Sync', type: 'url' as const, destination, subscribed_events: ['customer.created'] };
    const created = await services.db
      .transaction()
      .execute((trx) => createSetting(anyError, trx, services, accountId, { ...start, ...more }));
    return created.id;
  };
  const newCustomer = async (): Promise<void> => {
    made += 1;
    expect((await ask('POST', '/customers', { json: { email: `jo${made}@customer.example` } })).status).toBe(201);
  };
  const patch = async (id: string, json: object): Promise<void> => {
    const answer = await ask('PATCH', `/notification-settings/${id}`, { json });
    expect(answer.status, await answer.text()).toBe(200);
  };
  const notificationsTo = (id: Id<'ntfset_'>) =>
    service()
      .database.db.selectFrom('notifications')
      .selectAll()
      .where('notification_setting_id', '=', id)
      .orderBy('id')
      .execute();
  const dueTo = async (id: Id<'ntfset_'>): Promise<string[]> => {
    const rows = await service()
      .database.db.selectFrom('delivery_due')
      .select('notification_id')
      .where('notification_setting_id', '=', id)
      .orderBy('notification_id')
      .execute();
    return rows.map((row) => row.notification_id);
  };
  const logsOf = (ids: readonly Id<'ntf_'>[]) =>
    service().database.db.selectFrom('notification_logs').selectAll().where('notification_id', 'in', ids).execute();
  /** Claims the due notifications of a destination, as the dispatcher does. */
  const take = (settingId: string, slots = 10): Promise<Claimed[]> =>
    claim(service().database.db, {
      shares: [{ accountId, settingId, slots }],
      limit: 100,
      leaseSeconds: { url: 600, email: 600 },
      lease: randomUUID(),
    });
  const came = (claimed: Claimed, outcome: 'accepted' | 'failed', retryIn?: number): Finished => ({
    logId: newId('ntflog_', service().services.clock),
    claimed,
    attempt: {
      startedAt: new Date(),
      durationMs: 3,
      outcome,
      code: outcome === 'accepted' ? 200 : 500,
      headers: [],
      body: '',
      error: null,
      address: '203.0.113.9:443',
      retryAfterMs: null,
    },
    retryIn,
  });
  const write = (...finished: Finished[]): Promise<Set<string>> => finish(service().database.db, finished);
  const endLease = async ({ notification_id }: Claimed): Promise<void> => {
    await service()
      .database.db.updateTable('delivery_due')
      .set({ due_at: '2026-01-01T00:00:00.000000Z' })
      .where('notification_id', '=', notification_id as Id<'ntf_'>)
      .execute();
  };
  const remove = (id: Id<'ntfset_'>, of = accountId): Promise<void> =>
    service()
      .database.db.transaction()
      .execute((trx) => deleteSetting(anyError, trx, of, id));

  describe('turned off', () => {
    test('what waits is failed and not due any more, what is being sent keeps its lease', async () => {
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
    ] as const)('what is being sent and is %s is %s, once, and logged', async (outcome, status) => {
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

    test('does not deadlock with the worker that records attempts', async () => {
      const id = await setting();
      await newCustomer();
      const [sending] = await take(id);
      await endLease(sending!);
      const locked = Promise.withResolvers<void>();
      const writing = service()
        .database.db.transaction()
        .execute(async (trx) => {
          // As `finish` does first.
          const due = trx.selectFrom('delivery_due').select('lease').where('notification_setting_id', '=', id);
          await due.forUpdate().execute();
          locked.resolve();
          // So that turning off comes to wait; when it is slower than this, the test still holds and shows less.
          await setTimeout(100);
          await finish(trx, [came(sending!, 'failed', 60)]);
        });
      await locked.promise;
      await Promise.all([writing, patch(id, { active: false })]);
      expect(await notificationsTo(id)).toMatchObject([{ status: 'failed', retry_at: null, times_attempted: 1 }]);
      expect(await dueTo(id)).toEqual([]);
    });

    test('and on again, new events come, and what was missed or ended does not', async () => {
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

  describe('changed', () => {
    test('what is stored keeps its bytes and goes to the new address, signed with the same secret', async () => {
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

    test('what was not subscribed to when it happened does not come later', async () => {
      const id = await setting({ subscribed_events: [] });
      await newCustomer();
      await patch(id, { subscribed_events: ['customer.created'] });
      expect(await notificationsTo(id)).toEqual([]);
      await newCustomer();
      expect(await notificationsTo(id)).toHaveLength(1);
    });

    test('not over what a rotation has made of it meanwhile', async () => {
      const id = await setting();
      const { services, database } = service();
      const faster = async (): Promise<void> => void (await rotateNow(services, accountId, id));
      const slow = await startService(interposedDatabase(database, faster), { secrets: services.secrets });
      try {
        const askSlowly = asker(slow, await service().keyFor({ accountId }));
        await expectError(
          await askSlowly('PATCH', `/notification-settings/${id}`, { json: { description: 'Slower' } }),
          'conflict',
        );
      } finally {
        await slow.app.close();
      }
    });
  });

  describe('the body', () => {
    test('is sent in the bytes that were stored, whatever is in it', async () => {
      const id = await setting({ include_sensitive_fields: true });
      made += 1;
      const answer = await ask('POST', '/customers', {
        headers: { 'content-type': 'application/json' },
        body: `{"email":"jo${made}@customer.example","name":"Zo\\u00eb \\ud834\\udd1e","custom_data":{"größe":"Ærø ☃ 𝄞 \u2028","10":1,"2":2,"big":1e21,"small":1e-7,"sum":0.30000000000000004,"zero":1.0,"text":"\\"\\\\/\\n"}}`,
      });
      expect(answer.status, await answer.clone().text()).toBe(201);
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
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow();
      const { event_id, event_type, occurred_at, notification_id } = JSON.parse(claimed!.payload) as Record<
        string,
        unknown
      >;
      const head = JSON.stringify({ event_id, event_type, occurred_at, notification_id });
      expect(claimed!.payload, 'the event, as it was stored').toBe(`${head.slice(0, -1)},"data":${data}}`);
    });
  });

  describe('deleted', () => {
    test('deletes its notifications, their logs and due rows, and nothing else', async () => {
      const [going, staying] = [await setting(), await setting()];
      for (let n = 0; n < 3; n++) await newCustomer();
      for (const id of [going, staying]) {
        const [one, two] = await take(id, 2);
        await write(came(one!, 'accepted'), came(two!, 'failed', 3_600));
      }
      const kept = await notificationsTo(staying);
      const gone = (await notificationsTo(going)).map((row) => row.id);
      expect(gone).toHaveLength(3);
      expect(await logsOf(gone)).toHaveLength(2);

      await remove(going);

      expect((await ask('GET', `/notification-settings/${going}`)).status).toBe(404);
      for (const id of gone) await expectError(await ask('GET', `/notifications/${id}`), 'not_found');
      expect(await notificationsTo(going)).toEqual([]);
      expect(await logsOf(gone)).toEqual([]);
      expect(await dueTo(going)).toEqual([]);
      expect(await take(going)).toEqual([]);
      expect(await notificationsTo(staying)).toEqual(kept);
      expect(await logsOf(kept.map((row) => row.id))).toHaveLength(2);
      expect(await dueTo(staying)).toHaveLength(2);
    });

    test('a second time, or by another account, it is not found, and nothing is removed', async () => {
      const id = await setting();
      await newCustomer();
      await expect(remove(id, await service().newAccount())).rejects.toMatchObject({ code: 'not_found' });
      expect(await notificationsTo(id)).toHaveLength(1);
      await remove(id);
      await expect(remove(id)).rejects.toMatchObject({ code: 'not_found' });
    });

    test('the last place becomes free', async () => {
      const [first] = await Promise.all(Array.from({ length: 10 }, () => setting()));
      await expect(setting()).rejects.toMatchObject({ code: 'notification_maximum_active_settings_reached' });
      await remove(first!);
      await setting();
    });

    test('an attempt that ends afterwards leaves no trace', async () => {
      const id = await setting();
      await newCustomer();
      const [sending] = await take(id);
      await remove(id);
      expect(await write(came(sending!, 'failed', 60))).toEqual(new Set());
      expect(await logsOf([sending!.notification_id as Id<'ntf_'>])).toEqual([]);
      expect(await dueTo(id)).toEqual([]);
    });

    test('an attempt that is being written down at that moment leaves none either', async () => {
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
      // So that it comes to wait for the log; when it is slower than this, the test still holds and shows less.
      await setTimeout(100);
      committed.resolve();
      await Promise.all([writing, removing]);
      expect(await notificationsTo(id)).toEqual([]);
      expect(await logsOf([sending!.notification_id as Id<'ntf_'>])).toEqual([]);
      expect(await dueTo(id)).toEqual([]);
    });
  });

  describe('a rotated secret', () => {
    /** The secrets that the next webhook is signed with, newest first. */
    const signing = async (id: string): Promise<string[]> => {
      const { secrets } = service().services;
      await newCustomer();
      const [claimed] = await take(id);
      const sealed = [claimed!.secret, claimed!.previous_secret].filter((secret) => secret !== null);
      return sealed.map((secret) => secrets.open(secret, id));
    };
    const rotate = (id: Id<'ntfset_'>, overlapSeconds?: number) =>
      rotateNow(service().services, accountId, id, overlapSeconds);
    const read = async (id: string): Promise<{ endpoint_secret_key: string }> => {
      const { data } = (await (await ask('GET', `/notification-settings/${id}`)).json()) as {
        data: { endpoint_secret_key: string };
      };
      return data;
    };
    /** Seconds by the database's clock from now until `moment`. */
    const secondsUntil = async (id: Id<'ntfset_'>): Promise<number> => {
      const row = await service()
        .database.db.selectFrom('notification_settings')
        .select(sql<number>`extract(epoch from previous_secret_expires_at - clock_timestamp())::float8`.as('seconds'))
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return row.seconds;
    };

    test('signs first, the older one after it, and reads show the newer one', async () => {
      const id = await setting();
      const old = (await read(id)).endpoint_secret_key;
      const rotated = await rotate(id);
      expect(rotated.endpoint_secret_key).toMatch(new RegExp(`^svc_${id}_[a-zA-Z0-9]{32}$`));
      expect(rotated.endpoint_secret_key).not.toBe(old);
      const { previous_secret_expires_at, ...entity } = rotated;
      expect(await read(id)).toEqual(entity);
      expect(await signing(id)).toEqual([rotated.endpoint_secret_key, old]);
      expect(previous_secret_expires_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
      expect(await secondsUntil(id)).toBeGreaterThan(86_400 - 600);
      expect(await secondsUntil(id)).toBeLessThanOrEqual(86_400);
    });

    test('is alone when the overlap has ended', async () => {
      const id = await setting();
      const { endpoint_secret_key } = await rotate(id, 604_800);
      expect(await signing(id)).toHaveLength(2);
      await service()
        .database.db.updateTable('notification_settings')
        .set({ previous_secret_expires_at: '2026-01-01T00:00:00.000000Z' })
        .where('id', '=', id)
        .execute();
      expect(await signing(id)).toEqual([endpoint_secret_key]);
    });

    test('without an overlap is alone at once, and the older one is kept nowhere', async () => {
      const id = await setting();
      const { endpoint_secret_key } = await rotate(id, 0);
      expect(await signing(id)).toEqual([endpoint_secret_key]);
      expect(await secondsUntil(id)).toBeLessThanOrEqual(0);
      const stored = await service()
        .database.db.selectFrom('notification_settings')
        .select(['secret', 'previous_secret'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(stored.previous_secret).toBeNull();
      expect(stored.secret).not.toContain('svc_');
    });

    test('a second time, the oldest stops at once', async () => {
      const id = await setting();
      const second = await rotate(id);
      const third = await rotate(id, 60);
      expect(await signing(id)).toEqual([third.endpoint_secret_key, second.endpoint_secret_key]);
      await rotate(id, 0);
      expect(await signing(id)).toHaveLength(1);
    });

    test('is of one destination of one account', async () => {
      const [id, other] = [await setting(), await setting()];
      const before = await read(other);
      await rotate(id);
      expect(await read(other)).toEqual(before);
      const foreign = rotateNow(service().services, await service().newAccount(), id);
      await expect(foreign).rejects.toMatchObject({ code: 'not_found' });
    });
  });
});
