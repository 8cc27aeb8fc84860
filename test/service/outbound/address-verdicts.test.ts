import type { Insertable } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';

import { timestamp } from '../../../service/common/clock.ts';
import { newId } from '../../../service/ids/id.ts';
import { newEndpointSecret } from '../../../service/notification-settings/endpoint-secret.ts';
import type { NotificationSettingRow } from '../../../service/storage/rows/notification-rows.ts';
import { eachServiceWhenLong } from '../../support/service.ts';
import { isLongRun } from '../../support/suite-length.ts';
import { startDispatcher } from '../delivery/start-dispatcher.ts';
import { type Call, caller } from '../http/test-client.ts';
import { startRunner } from '../simulations/start-runner.ts';
import { BLOCKED_HOSTS } from './address-vectors.ts';

/**
 * A share of the hosts that `addresses.test.ts` tries with the sender: requests take longer than attempts.
 */
const DESTINATIONS = BLOCKED_HOSTS.filter((_, index) => index % 12 < (isLongRun ? 5 : 1)).map(
  (host) => `https://${host}/hook`,
);

eachServiceWhenLong(
  `a blocked destination (${DESTINATIONS.length} in all)`,
  (service) => {
    let accountId: string;
    let call: Call;

    beforeAll(async () => {
      accountId = await service().newAccount();
      // Thousands of responses of one kind: other suites check that kind against the spec, which takes
      // longer than the responses do.
      call = caller({ url: service().url, fetch }, await service().keyFor({ accountId }));
    });

    const expectRejected = async (method: string, path: string, json: { readonly destination: string }) => {
      const response = await call(method, path, { json });
      const { error } = (await response.json()) as { readonly error: { readonly code: string } };
      const seen = { destination: json.destination, status: response.status, code: error.code };
      expect(seen).toEqual({ ...seen, status: 400, code: 'url_notification_setting_incorrect' });
    };

    /** As they could stand there since a time when they were allowed. */
    const storeDestinations = async (): Promise<void> => {
      const { db, secrets, clock } = service().services;
      const now = timestamp(clock.now());
      const rows = DESTINATIONS.map((destination): Insertable<NotificationSettingRow> => {
        const id = newId('ntfset_', clock);
        return {
          account_id: accountId,
          id,
          description: 'Sync',
          type: 'url',
          destination,
          subscribed_events: ['customer.created'],
          active: true,
          api_version: 1,
          include_sensitive_fields: false,
          traffic_source: 'all',
          secret: secrets.seal(newEndpointSecret(id), id),
          created_at: now,
          updated_at: now,
        };
      });
      await db.insertInto('notification_settings').values(rows).execute();
    };

    test('is rejected by create and update', async () => {
      const setting = { description: 'Sync', type: 'url', subscribed_events: ['customer.created'] };
      const json = { ...setting, destination: 'https://works.example/hook', active: false };
      const made = await call('POST', '/notification-settings', { json });
      expect(made.status, await made.clone().text()).toBe(201);
      const { data } = (await made.json()) as { readonly data: { readonly id: string } };
      expect(DESTINATIONS.length).toBeGreaterThan(BLOCKED_HOSTS.length / 13);
      for (const destination of DESTINATIONS) {
        await expectRejected('POST', '/notification-settings', { ...setting, destination });
        await expectRejected('PATCH', `/notification-settings/${data.id}`, { destination });
      }
    });

    test('receives no notification even if it is stored as a destination', async () => {
      const { services } = service();
      await storeDestinations();
      startDispatcher(services, { schedule: { delays: [] } });
      expect((await call('POST', '/customers', { json: { email: 'jo@customer.example' } })).status).toBe(201);
      const outcomes = services.db
        .selectFrom('notification_logs')
        .select((eb) => ['error', 'address', eb.fn.countAll<number>().as('count')])
        .where('account_id', '=', accountId)
        .groupBy(['error', 'address']);
      await vi.waitFor(
        async () =>
          expect(await outcomes.execute()).toEqual([
            { error: 'address_not_allowed', address: null, count: DESTINATIONS.length },
          ]),
        { timeout: 60_000, interval: 50 },
      );
    });

    test.runIf(isLongRun)('receives no simulated event even if it is stored as a destination', async () => {
      const { services } = service();
      const settings = await services.db
        .selectFrom('notification_settings')
        .select('id')
        .where('account_id', '=', accountId)
        .where('active', '=', true)
        .execute();
      for (const { id } of settings) {
        const json = { notification_setting_id: id, name: 'Try', type: 'customer.created' };
        const made = await call('POST', '/simulations', { json });
        expect(made.status, await made.clone().text()).toBe(201);
        const { data } = (await made.json()) as { readonly data: { readonly id: string } };
        expect((await call('POST', `/simulations/${data.id}/runs`)).status).toBe(201);
      }
      startRunner(services, { reach: 'public' });
      const outcomes = services.db
        .selectFrom('simulation_events')
        .select(({ fn }) => ['status', fn.count<number>('response').as('responses'), fn.countAll<number>().as('count')])
        .where('account_id', '=', accountId)
        .groupBy('status');
      await vi.waitFor(
        async () =>
          expect(await outcomes.execute()).toEqual([{ status: 'aborted', responses: 0, count: DESTINATIONS.length }]),
        { timeout: 60_000, interval: 50 },
      );
    });
  },
  { rules: { destinationReach: 'public' } },
);
