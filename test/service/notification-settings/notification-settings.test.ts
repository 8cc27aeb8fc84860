import { eventCatalogue, type EventType } from '@billing/server';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { anyError } from '../../../service/common/any-error.ts';
import { createSetting, type NewSetting } from '../../../service/notification-settings/create-setting.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService, startService } from '../../support/service.ts';
import { type Ask, asker } from '../http/test-client.ts';
import { interposedDatabase } from '../http/faulty-database.ts';
import { expectError, invalidFieldsOf } from '../http/expect-error.ts';

const clock = new ManualClock('2026-03-02T09:30:00.000Z');

eachService(
  'notification settings',
  (service) => {
    let ask: Ask;
    let made = 0;

    beforeAll(async () => {
      ask = asker(service(), await service().keyFor());
    });

    /** An inactive destination of its own address, so that settings stay out of each other's way. */
    const setting = async (more: Partial<NewSetting> = {}, accountId = service().accountId) => {
      const { services } = service();
      made += 1;
      const type = more.type ?? 'url';
      const destination = type === 'url' ? `https://hooks.works.example/${made}` : `mail-${made}@works.example`;
      const start = { description: 'Sync', type, destination, subscribed_events: ['customer.created'], active: false };
      return services.db
        .transaction()
        .execute((trx) => createSetting(anyError, trx, services, accountId, { ...start, ...more }));
    };
    const patch = (id: string, json: object): Promise<Response> =>
      ask('PATCH', `/notification-settings/${id}`, { json });
    const patched = async (id: string, json: object): Promise<Record<string, unknown>> => {
      const answer = await patch(id, json);
      expect(answer.status, await answer.clone().text()).toBe(200);
      return ((await answer.json()) as { data: Record<string, unknown> }).data;
    };
    const updatedAt = async (id: string) => {
      const { db } = service().database;
      const row = await db
        .selectFrom('notification_settings')
        .selectAll()
        .where('id', '=', id as never)
        .executeTakeFirstOrThrow();
      return { updated_at: row.updated_at, revision: row.revision };
    };
    const namesIn = (data: Record<string, unknown>): string[] =>
      (data['subscribed_events'] as readonly { name: string }[]).map(({ name }) => name);

    test('is read as it was made, with its secret and full event types', async () => {
      const { id } = await setting({
        subscribed_events: ['customer.created', 'address.updated'],
        include_sensitive_fields: true,
      });
      const { data } = await (
        await service().client()
      ).notificationSettings.get({ path: { notification_setting_id: id } });
      expect(data).toEqual({
        id,
        description: 'Sync',
        type: 'url',
        destination: `https://hooks.works.example/${made}`,
        active: false,
        api_version: 1,
        include_sensitive_fields: true,
        subscribed_events: [
          {
            name: 'customer.created',
            description: 'Occurs when a customer is created.',
            group: 'Customer',
            available_versions: [1],
          },
          {
            name: 'address.updated',
            description: 'Occurs when an address is updated.',
            group: 'Address',
            available_versions: [1],
          },
        ],
        endpoint_secret_key: expect.stringMatching(new RegExp(`^svc_${id}_[a-zA-Z0-9]{32}$`)) as string,
        traffic_source: 'platform',
      });
    });

    describe('PATCH', () => {
      const full = {
        description: 'Another',
        destination: 'https://other.works.example/hook?x=1',
        active: true,
        api_version: 1,
        include_sensitive_fields: true,
        traffic_source: 'all',
      };

      test.each(Object.entries(full))('%s alone is changed, and all else stays', async (member, value) => {
        const before = await setting();
        const after = await patched(before.id, { [member]: value });
        expect(after).toEqual({ ...before, [member]: value });
        await patched(before.id, { active: false });
      });

      test('everything at once, with the secret unchanged', async () => {
        const before = await setting();
        const after = await patched(before.id, {
          ...full,
          destination: 'https://all.works.example',
          subscribed_events: ['payout.paid'],
        });
        expect(after).toMatchObject({
          ...full,
          destination: 'https://all.works.example',
          endpoint_secret_key: before.endpoint_secret_key,
        });
        expect(namesIn(after)).toEqual(['payout.paid']);
        expect(await (await ask('GET', `/notification-settings/${before.id}`)).json()).toMatchObject({ data: after });
        await patched(before.id, { active: false });
      });

      test('defaults of a create are none of an update', async () => {
        const before = await setting({ active: false, include_sensitive_fields: true, traffic_source: 'simulation' });
        expect(await patched(before.id, { description: 'Only this' })).toEqual({ ...before, description: 'Only this' });
      });

      test('what changes nothing leaves no trace, also the same events in another order', async () => {
        const before = await setting({ subscribed_events: ['customer.created', 'payout.paid'] });
        const trace = await updatedAt(before.id);
        clock.advance(1_000);
        const { endpoint_secret_key: _, id, type: __, subscribed_events: ___, ...same } = before;
        expect(await patched(id, {})).toEqual(before);
        expect(await patched(id, { ...same, subscribed_events: ['payout.paid', 'customer.created'] })).toEqual(before);
        expect(await updatedAt(id)).toEqual(trace);
        await patched(id, { description: 'Different' });
        expect(await updatedAt(id)).not.toEqual(trace);
      });

      test('no change is an event', async () => {
        const { id } = await setting();
        await patched(id, { description: 'Silent' });
        expect(await service().database.db.selectFrom('events').select('id').execute()).toEqual([]);
      });

      test.each(['type', 'id', 'endpoint_secret_key', 'created_at', 'nonsense'])('%s is refused', async (member) => {
        const { id } = await setting();
        expect(await invalidFieldsOf(await patch(id, { [member]: 'url' }))).toEqual([member]);
      });

      test.each([
        'description',
        'destination',
        'active',
        'api_version',
        'include_sensitive_fields',
        'subscribed_events',
        'traffic_source',
      ])('%s cannot be null', async (member) => {
        const { id } = await setting();
        expect(await invalidFieldsOf(await patch(id, { [member]: null }))).toEqual([member]);
      });
    });

    describe('subscribed_events', () => {
      test('are replaced as a whole, and may be none', async () => {
        const { id } = await setting({ subscribed_events: ['customer.created', 'customer.updated'] });
        expect(namesIn(await patched(id, { subscribed_events: ['customer.updated', 'price.created'] }))).toEqual([
          'customer.updated',
          'price.created',
        ]);
        expect(namesIn(await patched(id, { subscribed_events: [] }))).toEqual([]);
      });

      test('may be all there are', async () => {
        const { id } = await setting();
        const all = Object.keys(eventCatalogue) as EventType[];
        expect(all).toHaveLength(68);
        expect(namesIn(await patched(id, { subscribed_events: all }))).toEqual(all);
      });

      test.each([
        ['unknown', ['customer.created', 'customer.exploded'], 'subscribed_events[1]'],
        ['an object', [{ name: 'customer.created' }], 'subscribed_events[0]'],
        ['twice the same', ['customer.created', 'customer.created'], 'subscribed_events'],
      ])('%s is refused', async (_, subscribed_events, field) => {
        const { id } = await setting();
        expect(await invalidFieldsOf(await patch(id, { subscribed_events }))).toEqual([field]);
      });
    });

    describe('the API version', () => {
      test('has to be one', async () => {
        const { id } = await setting();
        for (const api_version of [0, 2, 1.5, '1']) {
          expect(await invalidFieldsOf(await patch(id, { api_version }))).toEqual(['api_version']);
        }
        const { error } = await expectError(await patch(id, { api_version: 2 }), 'invalid_field');
        expect(error.errors).toEqual([{ field: 'api_version', message: 'must be 1' }]);
      });

      test('cannot become older than the account’s', async () => {
        const { db } = service().database;
        const accountId = await service().newAccount();
        const askTheirs = asker(service(), await service().keyFor({ accountId }));
        const { id } = await setting({}, accountId);
        const version = { api_version: 2 };
        await db.updateTable('accounts').set({ default_api_version: 2 }).where('id', '=', accountId).execute();
        await db
          .updateTable('notification_settings')
          .set(version)
          .where('id', '=', id as never)
          .execute();
        const path = `/notification-settings/${id}`;
        expect(await invalidFieldsOf(await askTheirs('PATCH', path, { json: { api_version: 1 } }))).toEqual([
          'api_version',
        ]);
        const stored = db
          .selectFrom('notification_settings')
          .select('api_version')
          .where('id', '=', id as never);
        expect(await stored.execute()).toEqual([version]);
      });

      test('that is older than the account’s already is not asked about when it is not set', async () => {
        const { db } = service().database;
        const accountId = await service().newAccount();
        const askTheirs = asker(service(), await service().keyFor({ accountId }));
        const { id } = await setting({}, accountId);
        await db.updateTable('accounts').set({ default_api_version: 2 }).where('id', '=', accountId).execute();
        const path = `/notification-settings/${id}`;
        expect((await askTheirs('PATCH', path, { json: { description: 'Still fine' } })).status).toBe(200);
        expect((await askTheirs('PATCH', path, { json: { api_version: 1, active: true } })).status, 'nothing new').toBe(
          200,
        );
      });
    });

    describe('destinations', () => {
      test.each([
        'https://works.example',
        'https://works.example:8443/a?b=c',
        'https://1.1.1.1/x',
        'https://[2606:4700::1111]/',
      ])('of type url may be %s', async (destination) => {
        const strict = await strictly();
        const { id } = await setting();
        expect((await strict('PATCH', `/notification-settings/${id}`, { json: { destination } })).status).toBe(200);
      });

      const unfit = `
        works.example /hook http://works.example ftp://works.example mailto:jo@works.example
        https://jo:pass@works.example https://works.example/#top https://localhost/ https://works.localhost/
        https://127.0.0.1/ https://2130706433/ https://0x7f.1/ https://10.1.2.3/ https://192.168.0.1/
        https://172.31.255.255/ https://169.254.169.254/latest/meta-data https://100.64.0.1/ https://0.0.0.0/
        https://[::1]/ https://[::]/ https://[fe80::1]/ https://[fd00::1]/ https://[::ffff:10.0.0.1]/
        https://[64:ff9b::10.0.0.1]/ https://intranet/ https://db.internal/ https:// jo@works.example
      `;
      test.each([' https://works.example', ...unfit.trim().split(/\s+/)])(
        'of type url may not be "%s"',
        async (destination) => {
          const strict = await strictly();
          const { id } = await setting();
          const answer = await strict('PATCH', `/notification-settings/${id}`, { json: { destination } });
          await expectError(answer, 'url_notification_setting_incorrect');
        },
      );

      test('a private one may still be turned off when private ones are not allowed any more', async () => {
        const strict = await strictly();
        const { id } = await setting({ destination: 'http://localhost:9000/hook', active: true });
        expect((await strict('PATCH', `/notification-settings/${id}`, { json: { active: false } })).status).toBe(200);
      });

      test('of type email are addresses, and take platform traffic only', async () => {
        const { id } = await setting({ type: 'email' });
        expect(await patched(id, { destination: 'new@works.example' })).toMatchObject({
          destination: 'new@works.example',
        });
        for (const destination of [
          'works.example',
          'https://works.example',
          'jo brown@works.example',
          'jo@',
          'a@b@c',
        ]) {
          await expectError(await patch(id, { destination }), 'email_notification_setting_incorrect');
        }
        for (const traffic_source of ['simulation', 'all']) {
          expect(await invalidFieldsOf(await patch(id, { traffic_source }))).toEqual(['traffic_source']);
        }
        expect((await patch(id, { traffic_source: 'platform' })).status).toBe(200);
        expect(await invalidFieldsOf(await patch(id, { traffic_source: 'all' }))).toEqual(['traffic_source']);
      });

      /** An app that allows no private destinations. */
      async function strictly(): Promise<Ask> {
        const { secrets } = service().services;
        const strict = await startService(service().database, { rules: { destinationReach: 'public' }, secrets });
        onTestFinished(() => strict.app.close());
        return asker(strict, await service().keyFor());
      }
    });

    describe('among each other', () => {
      test('ten are active, an eleventh may exist, and becomes active when another one ends', async () => {
        const accountId = await service().newAccount();
        const askTheirs = asker(service(), await service().keyFor({ accountId }));
        const change = (id: string, json: object) => askTheirs('PATCH', `/notification-settings/${id}`, { json });
        const ten = [];
        for (let n = 0; n < 10; n++)
          ten.push(await setting({ active: true, type: n < 5 ? 'url' : 'email' }, accountId));
        const eleventh = await setting({}, accountId);
        await expectError(await change(eleventh.id, { active: true }), 'notification_maximum_active_settings_reached');
        expect((await change(eleventh.id, { description: 'Waiting' })).status).toBe(200);
        expect((await change(ten[0]!.id, { active: true, description: 'Is active already' })).status).toBe(200);
        expect((await change(ten[0]!.id, { active: false })).status).toBe(200);
        expect((await change(eleventh.id, { active: true })).status).toBe(200);
        await expectError(await change(ten[0]!.id, { active: true }), 'notification_maximum_active_settings_reached');
      });

      test('of two that want the last place at once, one gets it', async () => {
        const accountId = await service().newAccount();
        const askTheirs = asker(service(), await service().keyFor({ accountId }));
        for (let n = 0; n < 9; n++) await setting({ active: true }, accountId);
        const rivals = [await setting({}, accountId), await setting({}, accountId), await setting({}, accountId)];
        const answers = await Promise.all(
          rivals.map(({ id }) => askTheirs('PATCH', `/notification-settings/${id}`, { json: { active: true } })),
        );
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
      });

      test('no two are the same, whatever the order of their events', async () => {
        const one = await setting({ subscribed_events: ['customer.created', 'payout.paid'] });
        const two = await setting({ subscribed_events: ['payout.paid'] });
        const same = { destination: one.destination, subscribed_events: ['payout.paid', 'customer.created'] };
        const { error } = await expectError(await patch(two.id, same), 'notification_setting_cannot_be_duplicate');
        expect(error.detail).toContain(one.id);
        for (const [member, value] of [
          ['traffic_source', 'all'],
          ['include_sensitive_fields', true],
          ['subscribed_events', ['customer.created']],
          ['destination', `${one.destination}/`],
        ] as const) {
          const other = await setting({ subscribed_events: ['payout.paid'] });
          expect((await patch(other.id, { ...same, [member]: value })).status, member).toBe(200);
        }
        const elsewhere = await service().newAccount();
        expect((await setting({ ...same, active: true }, elsewhere)).destination).toBe(one.destination);
      });
    });

    describe('at once', () => {
      test('of two that would become the same, one does', async () => {
        const [one, two] = [await setting(), await setting()];
        const answers = await Promise.all(
          [one, two].map(({ id }) => patch(id, { destination: 'https://twins.works.example/' })),
        );
        const [changed, refused] = answers.toSorted((a, b) => a.status - b.status);
        expect(changed!.status).toBe(200);
        await expectError(refused!, 'notification_setting_cannot_be_duplicate');
      });

      test('the slower of two changes is told to look again, and changes nothing', async () => {
        const { id } = await setting();
        const faster = async (): Promise<void> => void (await patched(id, { description: 'Faster' }));
        const slow = await startService(interposedDatabase(service().database, faster), { clock });
        onTestFinished(() => slow.app.close());
        const askSlowly = asker(slow, await service().keyFor());
        const answer = await askSlowly('PATCH', `/notification-settings/${id}`, {
          json: { description: 'Slower', active: true },
        });
        const { error } = await expectError(answer, 'conflict');
        expect(error.detail).toContain(id);
        const read = await ask('GET', `/notification-settings/${id}`);
        expect(await read.json()).toMatchObject({ data: { description: 'Faster', active: false } });
      });
    });

    describe('turning off', () => {
      test('ends what is still to be delivered there, and only that', async () => {
        const accountId = await service().newAccount();
        const client = await service().client({ apiKey: await service().keyFor({ accountId }) });
        const [ending, staying] = [
          await setting({ active: true }, accountId),
          await setting({ active: true }, accountId),
        ];
        for (const n of [1, 2, 3]) await client.customers.create({ body: { email: `jo${n}@customer.example` } });
        const { db } = service().database;
        const [retried, delivered, waiting] = await db
          .selectFrom('notifications')
          .select('id')
          .where('notification_setting_id', '=', ending.id as never)
          .orderBy('id')
          .execute();
        const retry = { status: 'needs_retry', retry_at: '2026-03-02T09:31:00.000000Z', times_attempted: 1 } as const;
        await db.updateTable('notifications').set(retry).where('id', '=', retried!.id).execute();
        const done = { status: 'delivered', delivered_at: '2026-03-02T09:30:01.000000Z' } as const;
        await db.updateTable('notifications').set(done).where('id', '=', delivered!.id).execute();

        await client.notificationSettings.update({
          path: { notification_setting_id: ending.id as never },
          body: { active: false },
        });

        const get = async (id: string) =>
          (await client.notifications.get({ path: { notification_id: id as never } })).data;
        expect(await get(retried!.id)).toMatchObject({ status: 'failed', retry_at: null, times_attempted: 1 });
        expect(await get(waiting!.id)).toMatchObject({
          status: 'failed',
          retry_at: null,
          times_attempted: 0,
          last_attempt_at: null,
        });
        expect(await get(delivered!.id)).toMatchObject({ status: 'delivered', delivered_at: done.delivered_at });
        const others = db
          .selectFrom('notifications')
          .select('status')
          .where('notification_setting_id', '=', staying.id as never);
        expect(new Set((await others.execute()).map(({ status }) => status))).toEqual(new Set(['not_attempted']));
      });
    });
  },
  { clock },
);
