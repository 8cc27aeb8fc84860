import { eventCatalogue, type EventType } from '@billing/server';
import { describe, expect, test } from 'vitest';

import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { expectError, invalidFieldsOf } from '../http/expect-error.ts';
import { caller } from '../http/test-client.ts';
import { testSettings } from './test-settings.ts';

const clock = new ManualClock('2026-03-02T09:30:00.000Z');

eachService(
  'notification settings',
  (service) => {
    const { call, settings } = testSettings(service);
    const namesIn = (data: Record<string, unknown>): string[] =>
      (data['subscribed_events'] as readonly { name: string }[]).map(({ name }) => name);

    test('reads as it was created, with its secret and complete event types', async () => {
      const { id } = await settings.create({
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
        destination: expect.stringMatching(/^https:\/\/hooks\.works\.example\/\d+$/),
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
        deactivation: null,
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

      test.each(Object.entries(full))('changes only %s', async (member, value) => {
        const before = await settings.create();
        const after = await settings.patched(before.id, { [member]: value });
        expect(after).toEqual({ ...before, [member]: value });
        await settings.patched(before.id, { active: false });
      });

      test('changes all members in one request, but not the secret', async () => {
        const before = await settings.create();
        const after = await settings.patched(before.id, {
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
        expect(await (await call('GET', `/notification-settings/${before.id}`)).json()).toMatchObject({ data: after });
        await settings.patched(before.id, { active: false });
      });

      test('does not apply the defaults of a create', async () => {
        const before = await settings.create({
          active: false,
          include_sensitive_fields: true,
          traffic_source: 'simulation',
        });
        expect(await settings.patched(before.id, { description: 'Only this' })).toEqual({
          ...before,
          description: 'Only this',
        });
      });

      test('stores nothing if nothing changes, including the same events in another order', async () => {
        const before = await settings.create({ subscribed_events: ['customer.created', 'payout.paid'] });
        const trace = await settings.version(before.id);
        clock.advance(1_000);
        const { endpoint_secret_key, id, type, subscribed_events, deactivation, ...same } = before;
        expect(await settings.patched(id, {})).toEqual(before);
        expect(await settings.patched(id, { ...same, subscribed_events: ['payout.paid', 'customer.created'] })).toEqual(
          before,
        );
        expect(await settings.version(id)).toEqual(trace);
        await settings.patched(id, { description: 'Different' });
        expect(await settings.version(id)).not.toEqual(trace);
      });

      test('publishes no event for a change', async () => {
        const { id } = await settings.create();
        await settings.patched(id, { description: 'Silent' });
        expect(await service().database.db.selectFrom('events').select('id').execute()).toEqual([]);
      });

      test.each(['type', 'id', 'endpoint_secret_key', 'created_at', 'nonsense'])('rejects %s', async (member) => {
        const { id } = await settings.create();
        expect(await invalidFieldsOf(await settings.patch(id, { [member]: 'url' }))).toEqual([member]);
      });

      test.each([
        'description',
        'destination',
        'active',
        'api_version',
        'include_sensitive_fields',
        'subscribed_events',
        'traffic_source',
      ])('rejects null for %s', async (member) => {
        const { id } = await settings.create();
        expect(await invalidFieldsOf(await settings.patch(id, { [member]: null }))).toEqual([member]);
      });
    });

    describe('subscribed_events', () => {
      test('are replaced as a whole, and may be empty', async () => {
        const { id } = await settings.create({ subscribed_events: ['customer.created', 'customer.updated'] });
        expect(
          namesIn(await settings.patched(id, { subscribed_events: ['customer.updated', 'price.created'] })),
        ).toEqual(['customer.updated', 'price.created']);
        expect(namesIn(await settings.patched(id, { subscribed_events: [] }))).toEqual([]);
      });

      test('may be all event types', async () => {
        const { id } = await settings.create();
        const all = Object.keys(eventCatalogue) as EventType[];
        expect(all).toHaveLength(68);
        expect(namesIn(await settings.patched(id, { subscribed_events: all }))).toEqual(all);
      });

      test.each([
        ['unknown', ['customer.created', 'customer.exploded'], 'subscribed_events[1]'],
        ['an object', [{ name: 'customer.created' }], 'subscribed_events[0]'],
        ['twice the same', ['customer.created', 'customer.created'], 'subscribed_events'],
      ])('rejects %s', async (_, subscribed_events, field) => {
        const { id } = await settings.create();
        expect(await invalidFieldsOf(await settings.patch(id, { subscribed_events }))).toEqual([field]);
      });
    });

    describe('the API version', () => {
      test('must be a version of the API', async () => {
        const { id } = await settings.create();
        for (const api_version of [0, 2, 1.5, '1']) {
          expect(await invalidFieldsOf(await settings.patch(id, { api_version }))).toEqual(['api_version']);
        }
        const { error } = await expectError(await settings.patch(id, { api_version: 2 }), 'invalid_field');
        expect(error.errors).toEqual([{ field: 'api_version', message: 'must be 1' }]);
      });

      test('rejects a version older than the account’s', async () => {
        const { db } = service().database;
        const accountId = await service().newAccount();
        const callTheirs = caller(service(), await service().keyFor({ accountId }));
        const { id } = await settings.create({}, accountId);
        const version = { api_version: 2 };
        await db.updateTable('accounts').set({ default_api_version: 2 }).where('id', '=', accountId).execute();
        await db
          .updateTable('notification_settings')
          .set(version)
          .where('id', '=', id as never)
          .execute();
        const path = `/notification-settings/${id}`;
        expect(await invalidFieldsOf(await callTheirs('PATCH', path, { json: { api_version: 1 } }))).toEqual([
          'api_version',
        ]);
        const stored = db
          .selectFrom('notification_settings')
          .select('api_version')
          .where('id', '=', id as never);
        expect(await stored.execute()).toEqual([version]);
      });

      test('is not checked again when the request does not set it', async () => {
        const { db } = service().database;
        const accountId = await service().newAccount();
        const callTheirs = caller(service(), await service().keyFor({ accountId }));
        const { id } = await settings.create({}, accountId);
        await db.updateTable('accounts').set({ default_api_version: 2 }).where('id', '=', accountId).execute();
        const path = `/notification-settings/${id}`;
        expect((await callTheirs('PATCH', path, { json: { description: 'Still fine' } })).status).toBe(200);
        expect(
          (await callTheirs('PATCH', path, { json: { api_version: 1, active: true } })).status,
          'nothing new',
        ).toBe(200);
      });
    });
  },
  { clock },
);
