import type { Client } from '@billing/client';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import type { Services } from '../../../service/services.ts';
import { type RunKey, endLeases } from '../../../service/simulations/runner/due-runs.ts';
import { finishEvent } from '../../../service/simulations/runner/finish-event.ts';
import { claimEvent, type ClaimedEvent } from '../../../service/simulations/runner/claim-event.ts';
import { eachService } from '../../support/service.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../support/webhook-receiver.ts';
import { destinationFor } from '../delivery/start-dispatcher.ts';
import { type RunPath, type SettingId, simulationsOf } from './simulations-of.ts';
import { startRunner } from './start-runner.ts';

const SCENARIO = 'subscription_cancellation';
const ACCEPTED = {
  startedAt: new Date(),
  durationMs: 1,
  outcome: 'accepted',
  code: 200,
  headers: [],
  body: 'too late',
  error: null,
  address: null,
  retryAfterMs: null,
} as const;

eachService('runs of a crashed process', (service) => {
  let services: Services;
  let accountId: string;
  let client: Client;
  let simulations: ReturnType<typeof simulationsOf>;
  let receiver: WebhookReceiver;
  let settingId: SettingId;

  beforeAll(() => {
    services = service().services;
  });
  beforeEach(async () => {
    accountId = await service().newAccount();
    client = await service().client({ apiKey: await service().keyFor({ accountId }) });
    simulations = simulationsOf(client);
    receiver = await startWebhookReceiver();
    const setting = { destination: receiver.url, traffic_source: 'simulation' as const };
    ({ settingId } = await destinationFor(services, accountId, setting));
  });

  const keyOf = ({ simulation_run_id }: RunPath): RunKey => ({
    account_id: accountId,
    id: simulation_run_id as RunKey['id'],
  });
  /** A claimed event whose process crashed during the attempt. */
  const begun = async (path: RunPath, leaseSeconds: number): Promise<ClaimedEvent> => {
    const claimed = await claimEvent(services.db, keyOf(path), { clock: services.clock, lease: 'dead', leaseSeconds });
    expect(claimed).toBeDefined();
    return claimed!;
  };

  test('an event in flight has failed and is never sent again, and the run continues with the next event', async () => {
    const path = await simulations.simulate(settingId, SCENARIO);
    const claimed = await begun(path, 0);
    startRunner(services);
    const { status, events } = await simulations.over(path);
    const [first, ...rest] = events;
    expect(status).toBe('completed');
    expect(first).toMatchObject({ status: 'failed', request: { body: claimed.event.body }, response: null });
    expect(rest.length).toBeGreaterThan(0);
    for (const event of rest) expect(event.status).toBe('success');
    expect(receiver.received.map(({ json }) => json.event_id)).toEqual(rest.map(({ id }) => id));
  });

  test('a worker that comes back after its lease has ended changes nothing', async () => {
    const path = await simulations.simulate(settingId, SCENARIO);
    const claimed = await begun(path, 0);
    startRunner(services);
    const before = await simulations.over(path);
    const pace = { clock: services.clock, paceSeconds: 0 };
    expect(await finishEvent(services.db, claimed, ACCEPTED, pace)).toBe(false);
    expect(await simulations.run(path)).toEqual(before);
  });

  test('no process claims a run before its lease ends, unless one process has exclusive use of the database', async () => {
    const path = await simulations.simulate(settingId, 'product.created');
    await begun(path, 600);
    const again = { clock: services.clock, lease: 'other', leaseSeconds: 600 };
    expect(await claimEvent(services.db, keyOf(path), again)).toBeUndefined();
    expect(await simulations.run(path)).toMatchObject({ status: 'pending', events: [{ status: 'pending' }] });
    await endLeases(services.db);
    expect(await claimEvent(services.db, keyOf(path), again)).toBeUndefined();
    expect(await simulations.run(path)).toMatchObject({
      status: 'completed',
      events: [{ status: 'failed', response: null }],
    });
  });

  test('a run that waits for an hour because the clock was set back goes on at once', async () => {
    const path = await simulations.simulate(settingId, 'product.created');
    await services.db
      .updateTable('simulation_runs')
      .set({ due_at: sql<string>`clock_timestamp() + interval '1 hour'` })
      .where('id', '=', keyOf(path).id)
      .execute();

    startRunner(services);

    expect(await simulations.over(path)).toMatchObject({ status: 'completed', events: [{ status: 'success' }] });
  });

  test('a run that was canceled stays canceled', async () => {
    const path = await simulations.simulate(settingId, SCENARIO);
    await begun(path, 0);
    await client.simulations.update({ path: { simulation_id: path.simulation_id }, body: { status: 'archived' } });
    startRunner(services);
    const { status, events } = await simulations.over(path);
    expect([status, events[0]!.status, events[1]!.status]).toEqual(['canceled', 'failed', 'aborted']);
    expect(receiver.received).toEqual([]);
  });

  test('several runners on one database send each event once and in order', async () => {
    const paths: RunPath[] = [];
    for (let count = 0; count < 8; count += 1) paths.push(await simulations.simulate(settingId, SCENARIO));
    for (let count = 0; count < 3; count += 1) startRunner(services);
    const runs = [];
    for (const path of paths) runs.push(await simulations.over(path));
    const arrived = receiver.received.map(({ json }) => json.event_id);
    expect(arrived.toSorted()).toEqual(runs.flatMap(({ events }) => events.map(({ id }) => id)).toSorted());
    for (const { status, events } of runs) {
      expect(status).toBe('completed');
      const ids = events.map(({ id }) => id);
      expect(arrived.filter((id) => ids.includes(id as never))).toEqual(ids);
    }
  });

  test('a stopping runner finishes the current attempts and claims no more', async () => {
    const responses: (() => void)[] = [];
    receiver.respondWith((_, response) => responses.push(() => response.end()));
    const runner = startRunner(services);
    const path = await simulations.simulate(settingId, SCENARIO);
    await receiver.count(1);
    const stopped = runner.stop(60_000);
    responses[0]!();
    await stopped;
    const { status, events } = await simulations.run(path);
    expect([status, events[0]!.status, events[1]!.status]).toEqual(['pending', 'success', 'pending']);
    receiver.respondWith(200);
    startRunner(services);
    expect(await simulations.over(path)).toMatchObject({ status: 'completed' });
    expect(receiver.received).toHaveLength(events.length);
  });

  test('an attempt that exceeds the grace period is cut off and has failed', async () => {
    receiver.respondWith('never');
    const runner = startRunner(services);
    const path = await simulations.simulate(settingId, SCENARIO);
    await receiver.count(1);
    await runner.stop(10);
    const { events } = await simulations.run(path);
    expect(events[0]).toMatchObject({ status: 'failed', request: {}, response: null });
    expect(events[1]).toMatchObject({ status: 'pending' });
    receiver.respondWith(200);
    startRunner(services);
    expect(await simulations.over(path)).toMatchObject({ status: 'completed' });
    expect(receiver.received).toHaveLength(events.length);
  });
});
