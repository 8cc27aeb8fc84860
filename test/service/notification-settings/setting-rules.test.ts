import { describe, expect, onTestFinished, test } from 'vitest';

import { ManualClock } from '../../support/manual-clock.ts';
import { eachService, startService } from '../../support/service.ts';
import { expectError, invalidFieldsOf } from '../http/expect-error.ts';
import { interposedDatabase } from '../http/faulty-database.ts';
import { type Call, caller } from '../http/test-client.ts';
import { testSettings } from './test-settings.ts';

const clock = new ManualClock('2026-03-02T09:30:00.000Z');

eachService(
  'rules of notification settings',
  (service) => {
    const { call, settings } = testSettings(service);

    describe('destinations', () => {
      test.each([
        'https://works.example',
        'https://works.example:8443/a?b=c',
        'https://1.1.1.1/x',
        'https://[2606:4700::1111]/',
      ])('of type url may be %s', async (destination) => {
        const strict = await strictly();
        const { id } = await settings.create();
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
        'of type url must not be "%s"',
        async (destination) => {
          const strict = await strictly();
          const { id } = await settings.create();
          const response = await strict('PATCH', `/notification-settings/${id}`, { json: { destination } });
          await expectError(response, 'url_notification_setting_incorrect');
        },
      );

      test('a private destination can still be deactivated after private ones are disallowed', async () => {
        const strict = await strictly();
        const { id } = await settings.create({ destination: 'http://localhost:9000/hook', active: true });
        expect((await strict('PATCH', `/notification-settings/${id}`, { json: { active: false } })).status).toBe(200);
      });

      test('of type email must be email addresses, and accept only platform traffic', async () => {
        const { id } = await settings.create({ type: 'email' });
        expect(await settings.patched(id, { destination: 'new@works.example' })).toMatchObject({
          destination: 'new@works.example',
        });
        for (const destination of [
          'works.example',
          'https://works.example',
          'jo brown@works.example',
          'jo@',
          'a@b@c',
        ]) {
          await expectError(await settings.patch(id, { destination }), 'email_notification_setting_incorrect');
        }
        for (const traffic_source of ['simulation', 'all']) {
          expect(await invalidFieldsOf(await settings.patch(id, { traffic_source }))).toEqual(['traffic_source']);
        }
        expect((await settings.patch(id, { traffic_source: 'platform' })).status).toBe(200);
        expect(await invalidFieldsOf(await settings.patch(id, { traffic_source: 'all' }))).toEqual(['traffic_source']);
      });

      /** An app that allows no private destinations. */
      async function strictly(): Promise<Call> {
        const { secrets } = service().services;
        const strict = await startService(service().database, { rules: { destinationReach: 'public' }, secrets });
        onTestFinished(() => strict.app.close());
        return caller(strict, await service().keyFor());
      }
    });

    describe('limits and duplicates', () => {
      test('allows ten active settings and an inactive eleventh, which can be activated when another is deactivated', async () => {
        const accountId = await service().newAccount();
        const callTheirs = caller(service(), await service().keyFor({ accountId }));
        const change = (id: string, json: object) => callTheirs('PATCH', `/notification-settings/${id}`, { json });
        const ten = [];
        for (let n = 0; n < 10; n++)
          ten.push(await settings.create({ active: true, type: n < 5 ? 'url' : 'email' }, accountId));
        const eleventh = await settings.create({}, accountId);
        await expectError(await change(eleventh.id, { active: true }), 'notification_maximum_active_settings_reached');
        expect((await change(eleventh.id, { description: 'Waiting' })).status).toBe(200);
        expect((await change(ten[0]!.id, { active: true, description: 'Is active already' })).status).toBe(200);
        expect((await change(ten[0]!.id, { active: false })).status).toBe(200);
        expect((await change(eleventh.id, { active: true })).status).toBe(200);
        await expectError(await change(ten[0]!.id, { active: true }), 'notification_maximum_active_settings_reached');
      });

      test('accepts one of two concurrent requests for the last active setting', async () => {
        const accountId = await service().newAccount();
        const callTheirs = caller(service(), await service().keyFor({ accountId }));
        for (let n = 0; n < 9; n++) await settings.create({ active: true }, accountId);
        const rivals = [
          await settings.create({}, accountId),
          await settings.create({}, accountId),
          await settings.create({}, accountId),
        ];
        const responses = await Promise.all(
          rivals.map(({ id }) => callTheirs('PATCH', `/notification-settings/${id}`, { json: { active: true } })),
        );
        expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
      });

      test('rejects a second setting that is the same, whatever the order of its events', async () => {
        const one = await settings.create({ subscribed_events: ['customer.created', 'payout.paid'] });
        const two = await settings.create({ subscribed_events: ['payout.paid'] });
        const same = { destination: one.destination, subscribed_events: ['payout.paid', 'customer.created'] };
        const { error } = await expectError(
          await settings.patch(two.id, same),
          'notification_setting_cannot_be_duplicate',
        );
        expect(error.detail).toContain(one.id);
        for (const [member, value] of [
          ['traffic_source', 'all'],
          ['include_sensitive_fields', true],
          ['subscribed_events', ['customer.created']],
          ['destination', `${one.destination}/`],
        ] as const) {
          const other = await settings.create({ subscribed_events: ['payout.paid'] });
          expect((await settings.patch(other.id, { ...same, [member]: value })).status, member).toBe(200);
        }
        const elsewhere = await service().newAccount();
        expect((await settings.create({ ...same, active: true }, elsewhere)).destination).toBe(one.destination);
      });
    });

    describe('concurrent changes', () => {
      test('accepts one of two changes that would make two settings the same', async () => {
        const [one, two] = [await settings.create(), await settings.create()];
        const responses = await Promise.all(
          [one, two].map(({ id }) => settings.patch(id, { destination: 'https://twins.works.example/' })),
        );
        const [changed, rejected] = responses.toSorted((a, b) => a.status - b.status);
        expect(changed!.status).toBe(200);
        await expectError(rejected!, 'notification_setting_cannot_be_duplicate');
      });

      test('the slower of two changes gets 409 and changes nothing', async () => {
        const { id } = await settings.create();
        const faster = async (): Promise<void> => void (await settings.patched(id, { description: 'Faster' }));
        const slow = await startService(interposedDatabase(service().database, faster), { clock });
        onTestFinished(() => slow.app.close());
        const callSlow = caller(slow, await service().keyFor());
        const response = await callSlow('PATCH', `/notification-settings/${id}`, {
          json: { description: 'Slower', active: true },
        });
        const { error } = await expectError(response, 'conflict');
        expect(error.detail).toContain(id);
        const read = await call('GET', `/notification-settings/${id}`);
        expect(await read.json()).toMatchObject({ data: { description: 'Faster', active: false } });
      });
    });

    describe('deactivating a setting', () => {
      test('fails the outstanding notifications of the destination, and no others', async () => {
        const accountId = await service().newAccount();
        const client = await service().client({ apiKey: await service().keyFor({ accountId }) });
        const [ending, staying] = [
          await settings.create({ active: true }, accountId),
          await settings.create({ active: true }, accountId),
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
