import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { ManualClock } from '../../support/manual-clock.ts';
import { eachService, startService } from '../../support/service.ts';
import { type Call, caller } from '../http/test-client.ts';
import { interposedDatabase } from '../http/faulty-database.ts';
import { expectError, invalidFieldsOf } from '../http/expect-error.ts';
import { dataOf } from '../http/data-of.ts';

const clock = new ManualClock();

/** Holds all callers until there are `count` of them. */
function gathering(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let here = 0;
  return () => {
    here += 1;
    if (here === count) resolve();
    return promise;
  };
}

eachService(
  'operations of notification settings',
  (service) => {
    let call: Call;
    let made = 0;

    /** Each test has a separate account. */
    beforeEach(async () => {
      clock.advance(1);
      call = caller(service(), await service().keyFor({ accountId: await service().newAccount() }));
    });

    const settingBody = (more: object = {}): Record<string, unknown> => {
      made += 1;
      return {
        description: 'Sync',
        type: 'url',
        destination: `https://hooks.works.example/${made}`,
        subscribed_events: ['customer.created'],
        ...more,
      };
    };
    const post = (json: object): Promise<Response> => call('POST', '/notification-settings', { json });
    const created = async (more: object = {}): Promise<Record<string, unknown>> =>
      dataOf(await post(settingBody(more)), 201);
    const path = ({ id }: Record<string, unknown>, more = ''): string => `/notification-settings/${String(id)}${more}`;
    const read = async (setting: Record<string, unknown>) => dataOf(await call('GET', path(setting)), 200);
    const listedIds = async (query = ''): Promise<unknown[]> => {
      const data = await dataOf(await call('GET', `/notification-settings?order_by=id[ASC]&${query}`), 200);
      return (data as unknown as Record<string, unknown>[]).map(({ id }) => id);
    };

    describe('creating a setting', () => {
      test('requires four members and applies the documented defaults to the others', async () => {
        const body = settingBody();
        const setting = await dataOf(await post(body), 201);
        expect(setting).toEqual({
          ...body,
          id: expect.stringMatching(/^ntfset_[a-z0-9]{26}$/) as string,
          active: true,
          api_version: 1,
          include_sensitive_fields: false,
          traffic_source: 'platform',
          deactivation: null,
          subscribed_events: [
            {
              name: 'customer.created',
              description: 'Occurs when a customer is created.',
              group: 'Customer',
              available_versions: [1],
            },
          ],
          endpoint_secret_key: expect.stringMatching(
            new RegExp(`^svc_${String(setting['id'])}_[a-zA-Z0-9]{32}$`),
          ) as string,
        });
        expect(await read(setting)).toEqual(setting);
      });

      test('accepts every member, including an email destination and an empty list of events', async () => {
        const given = {
          type: 'email',
          destination: 'billing@works.example',
          api_version: 1,
          include_sensitive_fields: true,
          traffic_source: 'platform',
          active: false,
        };
        expect(await created({ ...given, subscribed_events: [] })).toMatchObject({ ...given, subscribed_events: [] });
        expect(await created({ traffic_source: 'all' })).toMatchObject({ traffic_source: 'all' });
      });

      test.each([
        ['endpoint_secret_key', { endpoint_secret_key: 'svc_mine' }],
        ['subscribed_events[1]', { subscribed_events: ['customer.created', 'customer.exploded'] }],
        ['api_version', { api_version: 2 }],
        ['traffic_source', { type: 'email', destination: 'jo@works.example', traffic_source: 'all' }],
        ['type', { type: 'pigeon' }],
      ])('rejects an invalid %s', async (field, more) => {
        expect(await invalidFieldsOf(await post(settingBody(more)))).toEqual([field]);
        expect(await listedIds()).toEqual([]);
      });

      test("rejects a destination that can't be reached, with the reason", async () => {
        await expectError(await post(settingBody({ destination: 'nowhere' })), 'url_notification_setting_incorrect');
        const mail = settingBody({ type: 'email', destination: 'https://hooks.works.example/' });
        await expectError(await post(mail), 'email_notification_setting_incorrect');
        expect(await listedIds()).toEqual([]);
      });

      test('rejects the eleventh active setting, and accepts an inactive one', async () => {
        for (let n = 0; n < 10; n++) await created();
        await expectError(await post(settingBody()), 'notification_maximum_active_settings_reached');
        await created({ active: false });
        expect(await listedIds()).toHaveLength(11);
      });

      test('accepts one of two concurrent requests for the last active setting', async () => {
        for (let n = 0; n < 9; n++) await created();
        const responses = await Promise.all([post(settingBody()), post(settingBody()), post(settingBody())]);
        expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
      });

      test('rejects a duplicate, also in concurrent requests, and names the existing setting', async () => {
        const body = settingBody();
        const first = await dataOf(await post(body), 201);
        const { error } = await expectError(
          await post({ ...body, description: 'Other words', active: false }),
          'notification_setting_cannot_be_duplicate',
        );
        expect(error.detail).toContain(String(first['id']));
        const other = settingBody();
        const responses = await Promise.all([post(other), post(other)]);
        expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409]);
      });
    });

    describe('listing settings', () => {
      test('returns all settings of the account with their secrets', async () => {
        const settings = [await created(), await created({ active: false }), await created({ traffic_source: 'all' })];
        const found = await dataOf(await call('GET', '/notification-settings'), 200);
        expect(found).toEqual(settings.toReversed());
        const stranger = await service().keyFor({ accountId: await service().newAccount() });
        expect(await dataOf(await call('GET', '/notification-settings', { key: stranger }), 200)).toEqual([]);
      });

      test('filters by active or inactive, and by traffic source', async () => {
        const [on, off, all] = [
          await created(),
          await created({ active: false }),
          await created({ traffic_source: 'all' }),
        ];
        expect(await listedIds('active=true')).toEqual([on!['id'], all!['id']]);
        expect(await listedIds('active=false')).toEqual([off!['id']]);
        expect(await listedIds('traffic_source=all')).toEqual([all!['id']]);
        expect(await listedIds('traffic_source=platform&active=true')).toEqual([on!['id']]);
        expect(await listedIds('traffic_source=simulation')).toEqual([]);
        expect(
          await invalidFieldsOf(await call('GET', '/notification-settings?traffic_source=mail&active=yes')),
        ).toEqual(expect.arrayContaining(['traffic_source', 'active']));
      });
    });

    describe('deleting a setting', () => {
      test('returns 204, and deletes the setting with its outstanding notifications', async () => {
        const setting = await created();
        await dataOf(await call('POST', '/customers', { json: { email: `jo${made}@customer.example` } }), 201);
        const response = await call('DELETE', path(setting));
        expect(response.status).toBe(204);
        expect(await response.text()).toBe('');
        expect(response.headers.get('content-type')).toBeNull();
        await expectError(await call('GET', path(setting)), 'not_found');
        expect(await dataOf(await call('GET', '/notifications'), 200)).toEqual([]);
        await expectError(await call('DELETE', path(setting)), 'not_found');
      });

      test('changes nothing for a setting of another account or an invalid id', async () => {
        const setting = await created();
        const stranger = await service().keyFor({ accountId: await service().newAccount() });
        await expectError(await call('DELETE', path(setting), { key: stranger }), 'not_found');
        await expectError(await call('DELETE', '/notification-settings/ntfset_1'), 'bad_request');
        await expectError(await call('DELETE', path(setting), { json: {} }), 'unexpected_request_body');
        expect(await read(setting)).toEqual(setting);
      });
    });

    describe('rotating the secret', () => {
      const rotate = (setting: Record<string, unknown>, json?: object): Promise<Response> =>
        call('POST', path(setting, '/rotate-secret'), json === undefined ? {} : { json });
      /** Seconds from now in the database, whose clock decides when the older one ends. */
      const secondsLeft = ({ previous_secret_expires_at }: Record<string, unknown>): number =>
        (Date.parse(String(previous_secret_expires_at)) - Date.now()) / 1_000;

      test.each<[string, object | undefined, number]>([
        ['no body', undefined, 86_400],
        ['an empty body', {}, 86_400],
        ['a week', { overlap_seconds: 604_800 }, 604_800],
        ['null', { overlap_seconds: null }, 86_400],
        ['nothing', { overlap_seconds: 0 }, 0],
      ])('rotates the secret with %s', async (_name, json, seconds) => {
        const setting = await created();
        const rotated = await dataOf(await rotate(setting, json), 200);
        expect(rotated).toEqual({
          ...setting,
          endpoint_secret_key: expect.stringMatching(`^svc_${String(setting['id'])}_`) as string,
          previous_secret_expires_at: expect.any(String) as string,
        });
        expect(rotated['endpoint_secret_key']).not.toBe(setting['endpoint_secret_key']);
        expect(Math.abs(secondsLeft(rotated) - seconds)).toBeLessThan(60);
        const { previous_secret_expires_at: _, ...shown } = rotated;
        expect(await read(setting)).toEqual(shown);
      });

      test.each([-1, 604_801, 1.5, '60'])('rejects overlap_seconds %s and rotates nothing', async (overlap_seconds) => {
        const setting = await created();
        expect(await invalidFieldsOf(await rotate(setting, { overlap_seconds }))).toEqual(['overlap_seconds']);
        expect(await read(setting)).toEqual(setting);
      });

      test('accepts one of eight concurrent rotations, and returns 409 for the others', async () => {
        const accountId = await service().newAccount();
        const key = await service().keyFor({ accountId });
        const setting = await dataOf(await call('POST', '/notification-settings', { key, json: settingBody() }), 201);
        const together = gathering(8);
        const { database, services } = service();
        const slow = await startService(interposedDatabase(database, together), { clock, secrets: services.secrets });
        onTestFinished(() => slow.app.close());
        const callSlow = caller(slow, key);
        const calls = Array.from({ length: 8 }, () => callSlow('POST', path(setting, '/rotate-secret')));
        const responses = await Promise.all(calls);
        const [winner, ...more] = responses.filter(({ status }) => status === 200);
        expect(more).toEqual([]);
        for (const response of responses) if (response !== winner) await expectError(response, 'conflict');
        const { previous_secret_expires_at: _, ...shown } = await dataOf(winner!, 200);
        expect(await dataOf(await call('GET', path(setting), { key }), 200)).toEqual(shown);
        expect((await call('POST', path(setting, '/rotate-secret'), { key })).status, 'one after the other').toBe(200);
      });

      test('returns 404 for an unknown setting, whatever the body', async () => {
        const setting = await created();
        const stranger = await service().keyFor({ accountId: await service().newAccount() });
        const response = await call('POST', path(setting, '/rotate-secret'), {
          key: stranger,
          json: { colour: 'red' },
        });
        await expectError(response, 'not_found');
        expect(await invalidFieldsOf(await rotate(setting, { colour: 'red' }))).toEqual(['colour']);
        await expectError(await call('POST', path(setting, '/rotate-secret'), { json: [] }), 'bad_request');
        expect(await read(setting)).toEqual(setting);
      });
    });
  },
  { clock },
);
