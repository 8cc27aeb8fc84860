import type { Client } from '@billing/client';
import { beforeEach, describe, expect, test } from 'vitest';

import { issueApiKey } from '../../../service/api-keys/issue-api-key.ts';
import { anyError } from '../../../service/common/any-error.ts';
import { runMaintenance } from '../../../service/maintenance/run-maintenance.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { ownServices } from '../../support/own-services.ts';
import { eachService, startService } from '../../support/service.ts';

const START = '2027-01-01T00:00:00.000000Z';
const clock = new ManualClock('2026-03-02T09:30:00.000Z');

eachService(
  'test clocks',
  (service) => {
    let accountId: string;
    let client: Client;

    beforeEach(async () => {
      accountId = await service().newAccount();
      client = await service().client({ apiKey: await service().keyFor({ accountId }) });
    });

    const start = (time = START) => client.testClock.start({ body: { time } });
    const advance = async (time: string) => {
      const { data } = await client.testClock.advance({ body: { time } });
      await runMaintenance(service().checkout.payments);
      return data;
    };
    const newKey = async (expiresAt: string) => {
      const services = await ownServices(service().services, accountId);
      const { entity } = await services.db.transaction().execute((trx) =>
        issueApiKey(anyError, trx, services, {
          accountId,
          name: expiresAt,
          description: null,
          permissions: ['customer.read'],
          expiresAt: new Date(expiresAt),
        }),
      );
      return entity.id as `apikey_${string}`;
    };
    const keyEvents = async () =>
      (await Array.fromAsync(client.events.list({ query: { order_by: 'id[ASC]' } }))).map(
        ({ event_type, occurred_at, data }) => [event_type, occurred_at, (data as { readonly id: string }).id],
      );

    describe('starting', () => {
      test('gives the account its own time, which stands still', async () => {
        const { data } = await start('2027-01-01T01:00:00.0009+01:00');
        expect(data).toEqual({ status: 'ready', time: START, advances_to: null });
        clock.advance(60_000);
        expect((await client.testClock.get({})).data).toEqual(data);
        const customer = await client.customers.create({ body: { email: 'jo@works.example' } });
        expect(customer.data).toMatchObject({ created_at: START, updated_at: START });
      });

      test('is rejected before the current time, and leaves the account in real time', async () => {
        await expect(start('2026-03-01T00:00:00Z')).rejects.toMatchObject({ code: 'test_clock_cannot_go_back' });
        await expect(client.testClock.get({})).rejects.toMatchObject({ code: 'not_found' });
      });

      test('is rejected when the account has a test clock', async () => {
        await start();
        await expect(start('2028-01-01T00:00:00Z')).rejects.toMatchObject({ code: 'test_clock_already_started' });
      });

      test('changes no other account', async () => {
        await start();
        const other = await service().client();
        await expect(other.testClock.get({})).rejects.toMatchObject({ code: 'not_found' });
      });
    });

    describe('advancing', () => {
      test('is shown until everything due has happened', async () => {
        await start();
        const target = '2027-02-01T00:00:00.000000Z';
        const advancing = { status: 'advancing', time: START, advances_to: target };
        expect((await client.testClock.advance({ body: { time: target } })).data).toEqual(advancing);
        expect((await client.testClock.get({})).data).toEqual(advancing);
        const again = client.testClock.advance({ body: { time: '2027-03-01T00:00:00Z' } });
        await expect(again).rejects.toMatchObject({ code: 'test_clock_advancing' });
        await runMaintenance(service().checkout.payments);
        expect((await client.testClock.get({})).data).toEqual({ status: 'ready', time: target, advances_to: null });
      });

      test('lets keys expire in the order of their due times, each at its own', async () => {
        await start();
        const [later, earlier] = [await newKey('2027-01-20T00:00:00Z'), await newKey('2027-01-10T12:00:00Z')];
        const before = (await keyEvents()).length;
        await advance('2027-01-20T00:00:00Z');
        expect((await keyEvents()).slice(before)).toEqual([
          ['api_key.expiring', '2027-01-03T12:00:00.000000Z', earlier],
          ['api_key.expired', '2027-01-10T12:00:00.000000Z', earlier],
          ['api_key.expiring', '2027-01-13T00:00:00.000000Z', later],
          ['api_key.expired', '2027-01-20T00:00:00.000000Z', later],
        ]);
        expect((await client.testClock.get({})).data).toMatchObject({ time: '2027-01-20T00:00:00.000000Z' });
      });

      test('stops short of what falls due later', async () => {
        await start();
        const id = await newKey('2027-01-20T00:00:00Z');
        await advance('2027-01-19T23:59:59Z');
        expect((await client.apiKeys.get({ path: { api_key_id: id } })).data.status).toBe('active');
      });

      test('is rejected unless the time is later', async () => {
        await start();
        for (const time of [START, '2026-12-31T00:00:00Z'])
          await expect(client.testClock.advance({ body: { time } })).rejects.toMatchObject({
            code: 'test_clock_cannot_go_back',
          });
      });

      test('is rejected when the account has no test clock', async () => {
        const advancing = client.testClock.advance({ body: { time: START } });
        await expect(advancing).rejects.toMatchObject({ code: 'not_found' });
      });

      test('hides events when they are more than 90 days old in the account', async () => {
        await start();
        await client.customers.create({ body: { email: 'old@works.example' } });
        await advance('2027-04-01T00:00:00Z');
        expect(await keyEvents()).toHaveLength(1);
        await advance('2027-04-01T00:00:01Z');
        expect(await keyEvents()).toEqual([]);
      });
    });

    test('a key is rejected when it has expired in the time of its account', async () => {
      await start();
      const key = await service().keyFor({ accountId });
      const soon = { expires_at: '2027-01-02T00:00:00.000000Z' };
      const id = `apikey_${key.split('_')[3]}` as const;
      await service().database.db.updateTable('api_keys').set(soon).where('id', '=', id).execute();
      const own = await service().client({ apiKey: key });
      await advance('2027-01-01T23:59:59Z');
      expect((await own.testClock.get({})).data.status).toBe('ready');
      await advance('2027-01-02T00:00:00Z');
      await expect(own.testClock.get({})).rejects.toMatchObject({ code: 'invalid_token' });
    });

    test('live has none', async () => {
      const live = await startService(service().database, { rules: { environment: 'live' } });
      const there = await live.client();
      const body = { time: START };
      const calls = [there.testClock.get({}), there.testClock.start({ body }), there.testClock.advance({ body })];
      for (const outcome of await Promise.allSettled(calls))
        expect(outcome).toMatchObject({ reason: { code: 'test_clock_sandbox_only' } });
      await live.app.close();
    });
  },
  { clock },
);
