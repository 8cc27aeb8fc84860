import type { Client } from '@billing/client';
import type { Simulation } from '@billing/types';
import { beforeAll, describe, expect, test } from 'vitest';

import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { destinationFor } from '../delivery/start-dispatcher.ts';
import { type Call, caller } from '../http/test-client.ts';
import { expectError, invalidFieldsOf } from '../http/expect-error.ts';
import { type SettingId, simulationsOf } from './simulations-of.ts';

const clock = new ManualClock();

/** What of a simulation an update does not take. */
const READ_ONLY = { id: undefined, last_run_at: undefined, created_at: undefined, updated_at: undefined };

eachService(
  'simulations',
  (service) => {
    let client: Client;
    let call: Call;
    let simulations: ReturnType<typeof simulationsOf>;
    let settingId: SettingId;

    beforeAll(async () => {
      const apiKey = await service().keyFor();
      client = await service().client({ apiKey });
      call = caller(service(), apiKey);
      simulations = simulationsOf(client);
      ({ settingId } = await destinationFor(service().services, service().accountId, {
        destination: 'https://receiver.example/hooks',
        traffic_source: 'simulation',
      }));
    });

    const change = (id: string, json: object) => call('PATCH', `/simulations/${id}`, { json });
    const dataOf = async (response: Response): Promise<Simulation> => {
      expect(response.status).toBe(200);
      return ((await response.json()) as { data: Simulation }).data;
    };
    const body = (more: object = {}) => ({
      notification_setting_id: settingId,
      name: 'Mine',
      type: 'customer.created',
      ...more,
    });

    describe('simulation types', () => {
      test('include every event type and every scenario', async () => {
        const { data: types } = await client.simulationTypes.list({});
        const { data: events } = await client.eventTypes.list({});
        const single = types.filter(({ type }) => type === 'single_event');
        expect(single.map(({ name }) => name)).toEqual(events.map(({ name }) => name));
        for (const { name, events: sent } of single) expect(sent).toEqual([name]);
        expect(types.slice(single.length).map(({ name, type }) => `${type} ${name}`)).toEqual([
          'scenario subscription_creation',
          'scenario subscription_renewal',
          'scenario subscription_pause',
          'scenario subscription_resume',
          'scenario subscription_cancellation',
        ]);
      });
    });

    describe('creating a simulation', () => {
      test('stores the payload of a single event unchanged, without a config', async () => {
        const payload = { name: 'Zoë', locale: 'fr' };
        const made = await simulations.create(settingId, 'customer.created', { payload });
        expect(made).toMatchObject({ status: 'active', payload, config: null, last_run_at: null });
        expect((await client.simulations.get({ path: { simulation_id: made.id } })).data).toEqual(made);
      });

      test('stores a scenario without a payload, and returns its config with defaults', async () => {
        const renewal = { subscription_renewal: { options: { payment_outcome: 'failed' } } };
        const made = await simulations.create(settingId, 'subscription_renewal', { config: renewal });
        expect(made.payload).toBeNull();
        expect(made.config).toEqual({
          subscription_creation: null,
          subscription_renewal: {
            entities: { subscription_id: null },
            options: { payment_outcome: 'failed', dunning_exhausted_action: null },
          },
          subscription_pause: null,
          subscription_resume: null,
          subscription_cancellation: null,
        });
        const plain = await simulations.create(settingId, 'subscription_pause');
        expect(plain.config!.subscription_pause).toEqual({
          entities: { subscription_id: null },
          options: { effective_from: 'immediately', has_past_due_transaction: false },
        });
      });

      test.each<[string, object, string]>([
        ['a payload of a scenario', { type: 'subscription_pause', payload: {} }, 'payload'],
        ['a config of a single event', { config: { subscription_pause: {} } }, 'config'],
        [
          'the config of another scenario',
          { type: 'subscription_pause', config: { subscription_renewal: {} } },
          'config',
        ],
        ['a member that the entity does not have', { payload: { nmae: 'Zoë' } }, 'payload'],
        ['a member of another type', { payload: { name: 7 } }, 'payload'],
        ['an unknown type', { type: 'customer.eaten' }, 'type'],
        [
          'a destination that is not there',
          { notification_setting_id: `ntfset_${'0'.repeat(26)}` },
          'notification_setting_id',
        ],
      ])('rejects %s', async (_, more, field) => {
        const fields = await invalidFieldsOf(await call('POST', '/simulations', { json: body(more) }));
        expect(new Set(fields.map((one) => one.split(/[.[]/, 1)[0]))).toEqual(new Set([field]));
      });

      test('rejects an entity that the key may not read', async () => {
        const { data: customer } = await client.customers.create({ body: { email: 'zoe@customer.example' } });
        const json = body({ payload: { id: customer.id } });
        const key = await service().keyFor({ permissions: ['notification_simulation.write'] });
        await expectError(await call('POST', '/simulations', { json, key }), 'forbidden');
        expect((await call('POST', '/simulations', { json })).status).toBe(201);
      });
    });

    describe('changing a simulation', () => {
      test('leaves missing members unchanged, and stores nothing if nothing changes', async () => {
        const made = await simulations.create(settingId, 'customer.created', { payload: { name: 'Zoë' } });
        clock.advance(1_000);
        expect(await dataOf(await change(made.id, {}))).toEqual(made);
        expect(await dataOf(await change(made.id, { ...body(), payload: { name: 'Zoë' }, name: made.name }))).toEqual(
          made,
        );
        const named = await dataOf(await change(made.id, { name: 'Other' }));
        expect(named).toEqual({ ...made, name: 'Other', updated_at: named.updated_at });
        expect(named.updated_at > made.updated_at).toBe(true);
        expect(await dataOf(await change(made.id, { payload: null }))).toMatchObject({ payload: null });
      });

      test('rejects a change whose result is inconsistent', async () => {
        const made = await simulations.create(settingId, 'customer.created', { payload: { name: 'Zoë' } });
        const scenario = { type: 'subscription_pause' };
        expect(await invalidFieldsOf(await change(made.id, { ...scenario, payload: {} }))).toEqual(['payload']);
        expect(await invalidFieldsOf(await change(made.id, { payload: { nmae: 'Zoë' } }))).toEqual(['payload.nmae']);
        const pause = await dataOf(await change(made.id, { ...scenario, payload: null }));
        expect(pause).toMatchObject({ ...scenario, payload: null, config: { subscription_renewal: null } });
        expect(await invalidFieldsOf(await change(made.id, { config: { subscription_renewal: {} } }))).toContain(
          'config.subscription_renewal',
        );
        const back = { type: 'product.created', config: null };
        expect(await dataOf(await change(made.id, back))).toMatchObject(back);
      });

      test("accepts a changed type with the values that were read, and drops those that don't apply to it", async () => {
        const made = await simulations.create(settingId, 'customer.created', { payload: { name: 'Zoë' } });
        const { config, payload } = await dataOf(
          await change(made.id, { ...made, ...READ_ONLY, type: 'subscription_pause' }),
        );
        expect(payload).toBeNull();
        const options = { effective_from: 'next_billing_period' };
        const pause = await dataOf(await change(made.id, { config: { ...config, subscription_pause: { options } } }));
        expect(pause.config?.subscription_pause?.options).toMatchObject(options);
        const sent = { config: pause.config, payload: pause.payload };
        const renewal = await dataOf(await change(made.id, { ...sent, type: 'subscription_renewal' }));
        expect(renewal.config).toMatchObject({ subscription_pause: null, subscription_renewal: { options: {} } });
        const both = { ...renewal.config, subscription_pause: { options } };
        const again = await dataOf(await change(made.id, { config: both, type: 'subscription_pause' }));
        expect(again.config).toEqual(pause.config);
        const event = await dataOf(await change(made.id, { ...again, ...READ_ONLY, type: 'product.created' }));
        expect(event).toMatchObject({ payload: null, config: null });
        expect(await dataOf(await change(made.id, { type: 'subscription_pause' }))).toMatchObject({ payload: null });
        expect(await dataOf(await change(made.id, { type: 'product.created' }))).toMatchObject({ config: null });
        for (const config of [{ subscription_pause: {} }, { subscription_renewal: {} }, {}])
          expect(await invalidFieldsOf(await change(made.id, { config }))).toEqual(['config']);
      });

      test('requires no read permission for renaming and archiving', async () => {
        const { data: customer } = await client.customers.create({ body: { email: 'ada@customer.example' } });
        const made = await simulations.create(settingId, 'customer.created', { payload: { id: customer.id } });
        const key = await service().keyFor({ permissions: ['notification_simulation.write'] });
        const patch = (json: object) => call('PATCH', `/simulations/${made.id}`, { key, json });
        expect(await dataOf(await patch({ status: 'archived' }))).toMatchObject({ status: 'archived' });
        await expectError(await patch({ payload: { id: customer.id, name: 'Ada' } }), 'forbidden');
      });

      test('rejects one of two concurrent changes', async () => {
        const made = await simulations.create(settingId, 'customer.created');
        const responses = await Promise.all(['One', 'Two', 'Three'].map((name) => change(made.id, { name })));
        expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
        for (const response of responses.filter(({ status }) => status !== 200))
          await expectError(response, 'conflict');
      });
    });

    test('lists active simulations, filtered by destinations and ids', async () => {
      const accountId = await service().newAccount();
      const key = await service().keyFor({ accountId });
      const others = simulationsOf(await service().client({ apiKey: key }));
      const destinations: SettingId[] = [];
      for (const path of ['a', 'b']) {
        const destination = `https://receiver.example/${path}`;
        destinations.push((await destinationFor(service().services, accountId, { destination })).settingId);
      }
      const [a, b] = destinations as [SettingId, SettingId];
      const made = [
        await others.create(a, 'customer.created'),
        await others.create(b, 'subscription_pause'),
        await others.create(b, 'product.created'),
      ] as const;
      await call('PATCH', `/simulations/${made[1].id}`, { key, json: { status: 'archived' } });
      const listed = async (query: string): Promise<number[]> => {
        const { data } = (await (await call('GET', `/simulations?${query}`, { key })).json()) as { data: Simulation[] };
        return data.map(({ id }) => made.findIndex((one) => one.id === id));
      };
      expect(await listed('')).toEqual([2, 0]);
      expect(await listed('status=active,archived&order_by=id[ASC]')).toEqual([0, 1, 2]);
      expect(await listed('status=archived')).toEqual([1]);
      expect(await listed(`notification_setting_id=${b}`)).toEqual([2]);
      expect(await listed(`id=${made[0].id},${made[1].id}`)).toEqual([0]);
      expect(await listed('per_page=1')).toEqual([2]);
      expect(await listed(`per_page=1&after=${made[2].id}`)).toEqual([0]);
    });
  },
  { clock },
);
