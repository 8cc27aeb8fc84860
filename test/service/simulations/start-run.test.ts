import type { Client } from '@billing/client';
import type { SimulationEvent } from '@billing/types';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import type { Services } from '../../../service/services.ts';
import { eachService } from '../../support/service.ts';
import { startWebhookReceiver } from '../../support/webhook-receiver.ts';
import { type Call, caller } from '../http/test-client.ts';
import { expectError } from '../http/expect-error.ts';
import { destinationFor } from '../delivery/start-dispatcher.ts';
import { type SettingId, simulationsOf } from './simulations-of.ts';
import { startRunner } from './start-runner.ts';

const SCENARIO = 'subscription_cancellation';

eachService('starting runs, and replaying their events', (service) => {
  let services: Services;
  let accountId: string;
  let client: Client;
  let call: Call;
  let simulations: ReturnType<typeof simulationsOf>;

  beforeAll(() => {
    services = service().services;
  });
  beforeEach(async () => {
    accountId = await service().newAccount();
    const apiKey = await service().keyFor({ accountId });
    client = await service().client({ apiKey });
    call = caller(service(), apiKey);
    simulations = simulationsOf(client);
  });

  const destinationAt = async (destination: string, more: object = {}): Promise<SettingId> => {
    const setting = { destination, traffic_source: 'simulation' as const, ...more };
    return (await destinationFor(services, accountId, setting)).settingId;
  };
  const update = (id: SettingId, body: object) =>
    client.notificationSettings.update({ path: { notification_setting_id: id }, body });

  test('accepts one of many concurrent requests to start a run', async () => {
    const simulation = await simulations.create(await destinationAt('http://127.0.0.1:1/'), SCENARIO);
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => call('POST', `/simulations/${simulation.id}/runs`)),
    );
    const rejected = responses.filter(({ status }) => status !== 201);
    expect(rejected).toHaveLength(7);
    for (const response of rejected) await expectError(response, 'notification_simulation_already_running_conflict');
    const path = { simulation_id: simulation.id };
    const { data: runs } = await client.simulationRuns.list({ path });
    expect(runs).toMatchObject([{ status: 'pending' }]);
    startRunner(services);
    await simulations.over({ ...path, simulation_run_id: runs[0]!.id });
    expect((await call('POST', `/simulations/${simulation.id}/runs`)).status).toBe(201);
  });

  const SETTINGS = 'notification_simulation_run_notification_settings_conflict';
  test.each<[string, object, string]>([
    ['that is off', { active: false }, 'is not active'],
    ['for platform traffic', { traffic_source: 'platform' }, 'accepts platform traffic only'],
    [
      'for e-mail',
      { type: 'email', destination: 'to@receiver.example', traffic_source: 'platform' },
      'is an email destination',
    ],
  ])('starts no run for a destination %s', async (_, setting, reason) => {
    const simulation = await simulations.create(await destinationAt('http://127.0.0.1:1/', setting), 'product.created');
    const { error } = await expectError(await call('POST', `/simulations/${simulation.id}/runs`), SETTINGS);
    expect(error.detail).toContain(reason);
    expect((await client.simulations.get({ path: { simulation_id: simulation.id } })).data.last_run_at).toBeNull();
  });

  test('starts no run for a deleted destination', async () => {
    const settingId = await destinationAt('http://127.0.0.1:1/');
    const simulation = await simulations.create(settingId, 'product.created');
    await call('DELETE', `/notification-settings/${settingId}`);
    const { error } = await expectError(await call('POST', `/simulations/${simulation.id}/runs`), SETTINGS);
    expect(error.detail).toContain('was deleted');
  });

  test('reports an archived simulation first, then a running one, then the destination', async () => {
    const settingId = await destinationAt('http://127.0.0.1:1/');
    const simulation = await simulations.create(settingId, SCENARIO);
    const runs = `/simulations/${simulation.id}/runs`;
    const change = (body: object) => client.simulations.update({ path: { simulation_id: simulation.id }, body });
    await change({ status: 'archived' });
    await expectError(await call('POST', runs), 'entity_archived');
    await change({ status: 'active' });
    await simulations.start(simulation);
    await expectError(await call('POST', runs), 'notification_simulation_already_running_conflict');
    await update(settingId, { active: false });
    await expectError(await call('POST', runs), SETTINGS);
  });

  test('starts no run whose entities are missing or not readable by the key', async () => {
    const { data: customer } = await client.customers.create({ body: { email: 'zoe@customer.example' } });
    const options = { customer_simulated_as: 'existing_email_matched' };
    const config = { subscription_creation: { entities: { customer_id: customer.id }, options } };
    const settingId = await destinationAt('http://127.0.0.1:1/');
    const simulation = await simulations.create(settingId, 'subscription_creation', { config });
    const runs = `/simulations/${simulation.id}/runs`;
    const key = await service().keyFor({ accountId, permissions: ['notification_simulation.write'] });
    await expectError(await call('POST', runs, { key }), 'forbidden');
    const path = await simulations.start(simulation);
    expect(JSON.stringify((await simulations.run(path)).events)).toContain(customer.id);
    startRunner(services);
    await simulations.over(path);
    const archive = services.db.updateTable('customers').set({ status: 'archived' });
    await archive.where('account_id', '=', accountId).execute();
    const rejected = await expectError(await call('POST', runs), 'notification_simulation_run_configuration_conflict');
    expect(rejected.error.detail).toContain('config.subscription_creation.entities.customer_id');
  });

  test('lists runs and their events, newest first', async () => {
    const settingId = await destinationAt('http://127.0.0.1:1/');
    startRunner(services);
    const simulation = await simulations.create(settingId, SCENARIO);
    const paths = [];
    for (let count = 0; count < 3; count += 1) {
      paths.push(await simulations.start(simulation));
      await simulations.over(paths.at(-1)!);
    }
    const ids = paths.map(({ simulation_run_id }) => simulation_run_id).toReversed();
    const path = { simulation_id: simulation.id };
    const idsOf = ({ data }: { readonly data: readonly { readonly id: string }[] }) => data.map(({ id }) => id);
    expect(idsOf(await client.simulationRuns.list({ path }))).toEqual(ids);
    expect(idsOf(await client.simulationRuns.list({ path, query: { per_page: 1, after: ids[0]! } }))).toEqual([ids[1]]);
    expect(idsOf(await client.simulationRuns.list({ path, query: { id: [ids[2]!] } }))).toEqual([ids[2]]);
    const { data: full } = await client.simulationRuns.list({ path, query: { include: ['events'] } });
    expect(full).toEqual(await Promise.all(paths.toReversed().map((one) => simulations.run(one))));
    const events = full[0]!.events!.map(({ id }) => id).toReversed();
    expect(idsOf(await client.simulationEvents.list({ path: paths[2]! }))).toEqual(events);
    const query = { id: [events[1]!] };
    expect(idsOf(await client.simulationEvents.list({ path: paths[2]!, query }))).toEqual([events[1]]);
    expect(idsOf(await client.simulationEvents.list({ path: paths[1]!, query }))).toEqual([]);
  });

  test('a replay adds an event with the same content and the current time', async () => {
    const receiver = await startWebhookReceiver(500);
    const settingId = await destinationAt(receiver.url);
    const runner = startRunner(services);
    const path = await simulations.simulate(settingId, SCENARIO);
    const before = await simulations.over(path);
    const replayed = before.events[0]!;
    receiver.respondWith(200);
    const { data: added } = await client.simulationEvents.replay({
      path: { ...path, simulation_event_id: replayed.id },
    });
    runner.notifyDue();
    expect(added).toMatchObject({
      status: 'pending',
      event_type: replayed.event_type,
      payload: replayed.payload,
      request: null,
      response: null,
    });
    const after = await simulations.over(path);
    expect({ ...after, events: after.events.slice(0, -1) }).toEqual(before);
    const last = after.events.at(-1)!;
    expect(last).toMatchObject({ id: added.id, status: 'success', response: { status_code: 200 } });
    const [first, again] = [receiver.received[0]!, receiver.received.at(-1)!].map(
      ({ body }) => JSON.parse(body) as Record<string, unknown>,
    );
    expect(last.request!.body).toBe(receiver.received.at(-1)!.body);
    expect(again).toMatchObject({ event_id: added.id, event_type: first!['event_type'], data: first!['data'] });
    expect(again!['notification_id']).not.toBe(first!['notification_id']);
    expect(String(again!['occurred_at']) > String(first!['occurred_at'])).toBe(true);
  });

  test('sends all concurrent replays, and aborts them when their destination accepts none', async () => {
    const receiver = await startWebhookReceiver();
    const settingId = await destinationAt(receiver.url);
    const runner = startRunner(services);
    const path = await simulations.simulate(settingId, SCENARIO);
    const { events } = await simulations.over(path);
    const replay = ({ id }: SimulationEvent) =>
      client.simulationEvents.replay({ path: { ...path, simulation_event_id: id } });
    await Promise.all(Array.from({ length: 3 }, () => events.map(replay)).flat());
    runner.notifyDue();
    const { events: all } = await simulations.over(path);
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 4 * events.length }, () => 'success'));
    expect(new Set(receiver.received.map(({ json }) => json.event_id)).size).toBe(all.length);

    await runner.stop(1_000);
    await replay(events[0]!);
    await update(settingId, { traffic_source: 'platform' });
    const over = await simulations.over(path);
    expect(over.status).toBe('completed');
    expect(over.events.at(-1)).toMatchObject({ status: 'aborted', request: null });
    expect(receiver.received).toHaveLength(all.length);
  });

  test('rejects a replay while the run is pending or its destination accepts none', async () => {
    const settingId = await destinationAt('http://127.0.0.1:1/');
    const path = await simulations.simulate(settingId, SCENARIO);
    const { events } = await simulations.run(path);
    const replay = `/simulations/${path.simulation_id}/runs/${path.simulation_run_id}/events/${events[0]!.id}/replay`;
    await expectError(await call('POST', replay), 'notification_simulation_already_running_conflict');
    startRunner(services);
    await simulations.over(path);
    await update(settingId, { active: false });
    const { error } = await expectError(await call('POST', replay), SETTINGS);
    expect(error.detail).toContain('is not active');
    const unknown = replay.replace(/ntfsimevt_[a-z0-9]+/, `ntfsimevt_${'0'.repeat(26)}`);
    await expectError(await call('POST', unknown), 'not_found');
  });
});
