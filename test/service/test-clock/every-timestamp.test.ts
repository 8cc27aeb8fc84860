import { beforeAll, describe, expect, test } from 'vitest';

import type { JsonValue } from '../../../generator/json.ts';
import { seedEverything, seedSetting } from '../../support/fixtures.ts';
import { eachService, type TestService } from '../../support/service.ts';
import { startWebhookReceiver } from '../../support/webhook-receiver.ts';
import { startRunner } from '../simulations/start-runner.ts';
import { clientOf, exampleRequest, type Scene, sceneFor, send } from '../../derived/requests.ts';
import { specApi } from '../../derived/spec-api.ts';

/**
 * Calls every operation in accounts with a test clock, and reads their events and notifications. A time near
 * the real one ignores the clock, unless its member is about delivery.
 */

const api = await specApi();
const DAY = 86_400_000;
const AHEAD_MS = 20 * DAY;
/** Far enough from real time not to be confused with it, near enough for the due dates of the examples. */
const START = new Date(Date.now() + AHEAD_MS).toISOString().replace('Z', '000Z');

const REAL_TIME = new Set([
  'attempted_at',
  'delivered_at',
  'last_attempt_at',
  'previous_secret_expires_at',
  'replayed_at',
  'retry_at',
]);

/** The days of a metric, which lie before the time of the account. */
const DAYS = 'timestamp';

eachService('the times of an account with a test clock', (running) => {
  const inTime = new Set<string>();
  let service: TestService;
  let shared: Scene;

  beforeAll(async () => {
    service = { ...running(), newAccount: newAccountInTime };
    const accountId = await service.newAccount();
    shared = {
      accountId,
      ids: await seedEverything(service, accountId),
      client: await clientOf(service, await service.keyFor({ accountId })),
    };
  });

  const newAccountInTime = async (): Promise<string> => {
    const id = await running().newAccount();
    const { db } = running().database;
    await db.updateTable('accounts').set({ test_clock_time: START }).where('id', '=', id).execute();
    return id;
  };

  const expectInTime = (value: unknown, source: string): void => {
    for (const { member, path, time } of timesIn(value as JsonValue, source)) {
      if (time === START) inTime.add(member);
      const isReal = Math.abs(Date.parse(time) - Date.now()) < DAY;
      expect(isReal && !REAL_TIME.has(member) && member !== DAYS, `${path} is ${time}, which ignores the clock`).toBe(
        false,
      );
    }
  };

  // The operations of test clocks have their own tests.
  describe.each(api.operations.filter(({ resource }) => resource !== 'testClock'))('$id', (operation) => {
    test('has only times of the account in its response, events and notifications', async () => {
      const scene = await sceneFor(operation, shared, service);
      const { status, body } = await send(scene.client, operation, exampleRequest(operation, scene.ids));
      expect({ status, body }).toMatchObject({ status: undefined });
      expectInTime(body, operation.id);
      expectInTime(await scene.client.events.list({ query: { per_page: 200 } }), 'event');
      expectInTime(await scene.client.notifications.list({ query: { per_page: 200 } }), 'notification');
    });
  });

  test('a simulation run that the runner has completed has only times of the account', async () => {
    const receiver = await startWebhookReceiver((_received, response) => response.writeHead(200).end());
    const { client, accountId } = shared;
    const setting = await seedSetting(service.services, accountId, { destination: receiver.url });
    const simulation = await client.simulations.create({
      body: { notification_setting_id: setting, name: 'One customer', type: 'customer.created' },
    });
    const { data: run } = await client.simulationRuns.create({ path: { simulation_id: simulation.data.id } });
    startRunner(service.services);
    const path = { simulation_id: simulation.data.id, simulation_run_id: run.id };
    const read = () => client.simulationRuns.get({ path, query: { include: ['events'] } });
    await expect.poll(async () => (await read()).data.status, { timeout: 10_000 }).toBe('completed');
    const { data } = await read();
    expect(data).toMatchObject({ updated_at: START, events: [{ status: 'success', updated_at: START }] });
  });

  test('a key has been used at a time of the account, which is stored after the request', async () => {
    const read = async (): Promise<boolean> => {
      expectInTime(await shared.client.apiKeys.list(), 'apiKeys.list');
      return inTime.has('last_used_at');
    };
    await expect.poll(read, { timeout: 10_000 }).toBe(true);
  });

  test('the times of all kinds of changes were met', () => {
    expect([...inTime]).toEqual(
      expect.arrayContaining(['created_at', 'last_run_at', 'last_used_at', 'occurred_at', 'saved_at', 'updated_at']),
    );
  });
});

interface Time {
  readonly member: string;
  readonly path: string;
  readonly time: string;
}

/** Every date-time in a value, also in texts that are JSON themselves. */
function timesIn(value: JsonValue, path: string, member = ''): Time[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => timesIn(item, `${path}[${index}]`, member));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, each]) => timesIn(each as JsonValue, `${path}.${name}`, name));
  if (typeof value !== 'string') return [];
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return [{ member, path, time: value }];
  return value.startsWith('{') ? timesIn(JSON.parse(value) as JsonValue, path, member) : [];
}
