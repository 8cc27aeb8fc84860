import type { Client } from '@billing/client';
import { signatureHeaderName, verify } from '@billing/webhooks';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import type { Services } from '../../../service/services.ts';
import type { SimulationRunner } from '../../../service/simulations/runner/simulation-runner.ts';
import { eachService } from '../../support/service.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../support/webhook-receiver.ts';
import { destinationFor } from '../delivery/start-dispatcher.ts';
import { type RunPath, type SettingId, simulationsOf } from './simulations-of.ts';
import { startRunner } from './start-runner.ts';

const SCENARIO = 'subscription_cancellation';
let notifyDue = (): void => undefined;

eachService(
  'the runner',
  (service) => {
    let services: Services;
    let accountId: string;
    let client: Client;
    let simulations: ReturnType<typeof simulationsOf>;
    let runner: SimulationRunner | undefined;

    beforeAll(() => {
      services = service().services;
    });
    // A new account for each test, so that the rows of one test do not affect the next.
    beforeEach(async () => {
      accountId = await service().newAccount();
      client = await service().client({ apiKey: await service().keyFor({ accountId }) });
      simulations = simulationsOf(client);
      runner = undefined;
      notifyDue = () => runner?.notifyDue();
    });

    const destinationAt = async (destination: string): Promise<SettingId> => {
      const setting = { destination, subscribed_events: [], traffic_source: 'simulation' as const };
      return (await destinationFor(services, accountId, setting)).settingId;
    };
    const update = (id: SettingId, body: object) =>
      client.notificationSettings.update({ path: { notification_setting_id: id }, body });
    const settingOf = async (id: SettingId) =>
      (await client.notificationSettings.get({ path: { notification_setting_id: id } })).data;

    test('sends the events of a run one after the other, and stores each request and response', async () => {
      const receiver = await startWebhookReceiver((_, response) => response.writeHead(202).end('thanks'));
      const settingId = await destinationAt(receiver.url);
      const simulation = await simulations.create(settingId, SCENARIO);
      expect(simulation.last_run_at).toBeNull();
      const path = await simulations.start(simulation);
      const before = await simulations.run(path);
      expect(before.status).toBe('pending');
      for (const event of before.events) {
        expect(event).toMatchObject({ status: 'pending', request: null, response: null });
      }
      runner = startRunner(services);
      const { status, events, created_at } = await simulations.over(path);
      expect(status).toBe('completed');
      expect(events.length).toBeGreaterThan(1);
      expect(receiver.received.map(({ json }) => json.event_id)).toEqual(events.map(({ id }) => id));
      expect(receiver.mostAtOnce).toBe(1);
      for (const [index, event] of events.entries()) {
        const { body, headers } = receiver.received[index]!;
        expect(event).toMatchObject({
          status: 'success',
          request: { body },
          response: { body: 'thanks', status_code: 202 },
        });
        const sent = JSON.parse(body) as Record<string, unknown>;
        expect(Object.keys(sent)).toEqual(['event_id', 'event_type', 'occurred_at', 'notification_id', 'data']);
        expect(sent).toMatchObject({ event_id: event.id, event_type: event.event_type, data: event.payload });
        expect(sent['notification_id']).toMatch(/^ntfsimntf_[a-z0-9]{26}$/);
        expect(headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Service-Webhooks/1' });
      }
      const { data } = await client.simulations.get({ path: { simulation_id: simulation.id } });
      expect(data.last_run_at).toBe(created_at);
    });

    test.each<[string, Parameters<WebhookReceiver['respondWith']>[0], object]>([
      ['an error', 500, { status: 'failed', response: { body: '', status_code: 500 } }],
      ['a redirect', 302, { status: 'failed', response: { body: '', status_code: 302 } }],
      ['any 2xx', 299, { status: 'success', response: { body: '', status_code: 299 } }],
      ['no response', 'never', { status: 'failed', response: null }],
      ['a reset', (_, response) => response.destroy(), { status: 'failed', response: null }],
      [
        'a long body',
        (_, response) => response.end('é'.repeat(40_000)),
        { status: 'success', response: { body: 'é'.repeat(32_768), status_code: 200 } },
      ],
    ])('makes one attempt per event, which %s ends', async (_, reply, outcome) => {
      const receiver = await startWebhookReceiver(reply);
      runner = startRunner(services, { timeoutMs: reply === 'never' ? 200 : 5_000 });
      const path = await simulations.simulate(await destinationAt(receiver.url), 'product.created');
      const { status, events } = await simulations.over(path);
      expect(status).toBe('completed');
      expect(events).toMatchObject([{ ...outcome, request: { body: receiver.received[0]?.body } }]);
      expect(receiver.received).toHaveLength(1);
    });

    test('an event to an unreachable destination has failed, and one to a blocked destination is aborted', async () => {
      const receiver = await startWebhookReceiver();
      const settings = [await destinationAt('http://127.0.0.1:1/'), await destinationAt(receiver.url)] as const;
      const paths = [
        await simulations.simulate(settings[0], 'product.created'),
        await simulations.simulate(settings[1], SCENARIO),
      ] as const;
      const rejected = startRunner(services);
      const { events: unreachable } = await simulations.over(paths[0]);
      expect(unreachable).toMatchObject([{ status: 'failed', request: {}, response: null }]);
      await simulations.over(paths[1]);
      await rejected.stop(1_000);

      const before = receiver.received.length;
      runner = startRunner(services, { reach: 'public' });
      const blocked = await simulations.over(await simulations.start({ id: paths[1].simulation_id }));
      expect(blocked.status).toBe('completed');
      for (const event of blocked.events) {
        expect(event).toMatchObject({ status: 'aborted', request: null, response: null });
      }
      expect(receiver.received).toHaveLength(before);
    });

    test('the next event waits until the previous one has ended, and then for the pace', async () => {
      const responses: (() => void)[] = [];
      const receiver = await startWebhookReceiver((_, response) => responses.push(() => response.end()));
      runner = startRunner(services, { paceSeconds: 60 });
      const path = await simulations.simulate(await destinationAt(receiver.url), SCENARIO);
      await receiver.count(1);
      const dueIn = async (): Promise<number> => {
        const { due_at } = await services.db
          .selectFrom('simulation_runs')
          .select('due_at')
          .where('id', '=', path.simulation_run_id)
          .executeTakeFirstOrThrow();
        return Date.parse(due_at!) - Date.now();
      };
      expect(await dueIn()).toBeLessThan(20_000);
      responses[0]!();
      await vi.waitFor(async () => expect(await dueIn()).toBeGreaterThan(20_000), { timeout: 20_000, interval: 5 });
      const { status, events } = await simulations.run(path);
      expect([status, ...events.map((event) => event.status)].slice(0, 3)).toEqual(['pending', 'success', 'pending']);
      expect(receiver.received).toHaveLength(1);
    });

    test.each<[string, (settingId: SettingId, simulationId: RunPath['simulation_id']) => Promise<unknown>]>([
      ['the destination is deactivated', (id) => update(id, { active: false })],
      ['the destination takes no simulated traffic any more', (id) => update(id, { traffic_source: 'platform' })],
      [
        'the destination is deleted',
        (id) => client.notificationSettings.delete({ path: { notification_setting_id: id } }),
      ],
      [
        'the simulation is archived',
        (_, id) => client.simulations.update({ path: { simulation_id: id }, body: { status: 'archived' } }),
      ],
    ])('cancels a run when %s, and finishes the attempt in flight', async (_, end) => {
      const responses: (() => void)[] = [];
      const receiver = await startWebhookReceiver((__, response) => responses.push(() => response.end()));
      runner = startRunner(services);
      const settingId = await destinationAt(receiver.url);
      const path = await simulations.simulate(settingId, SCENARIO);
      await receiver.count(1);
      await end(settingId, path.simulation_id);
      const { status: at_once, events: before } = await simulations.run(path);
      expect(at_once).toBe('canceled');
      expect(before[0]).toMatchObject({ status: 'pending' });
      responses[0]!();
      const { status, events } = await simulations.over(path);
      expect(status).toBe('canceled');
      const [first, ...rest] = events;
      expect(first).toMatchObject({ status: 'success', request: { body: receiver.received[0]!.body } });
      expect(rest.length).toBeGreaterThan(0);
      for (const event of rest) expect(event).toMatchObject({ status: 'aborted', request: null, response: null });
      expect(receiver.received).toHaveLength(1);
    });

    test('cancels a run whose destination was inactive only for a moment', async () => {
      const receiver = await startWebhookReceiver();
      const settingId = await destinationAt(receiver.url);
      const path = await simulations.simulate(settingId, SCENARIO);
      await update(settingId, { active: false });
      await update(settingId, { active: true });
      runner = startRunner(services);
      expect(await simulations.over(path)).toMatchObject({ status: 'canceled' });
      expect(receiver.received).toEqual([]);
    });

    test('completes a run whose destination is deactivated while its last event is in flight', async () => {
      const responses: (() => void)[] = [];
      const receiver = await startWebhookReceiver((_, response) => responses.push(() => response.end()));
      runner = startRunner(services);
      const settingId = await destinationAt(receiver.url);
      const path = await simulations.simulate(settingId, 'product.created');
      await receiver.count(1);
      await update(settingId, { active: false });
      responses[0]!();
      expect(await simulations.over(path)).toMatchObject({ status: 'completed', events: [{ status: 'success' }] });
    });

    test('signs an event with both secrets during a rotation', async () => {
      const receiver = await startWebhookReceiver();
      const settingId = await destinationAt(receiver.url);
      const { endpoint_secret_key: older } = await settingOf(settingId);
      const path = { notification_setting_id: settingId };
      await client.notificationSettings.rotateSecret({ path, body: { overlap_seconds: 60 } });
      const { endpoint_secret_key: newer } = await settingOf(settingId);
      runner = startRunner(services);
      await simulations.over(await simulations.simulate(settingId, SCENARIO));
      for (const { headers, body } of receiver.received) {
        const header = String(headers[signatureHeaderName.toLowerCase()]);
        expect(header.match(/h1=/g)).toHaveLength(2);
        for (const secret of [older, newer]) await verify({ header, body, secret });
      }
      expect(receiver.received.length).toBeGreaterThan(1);
    });

    test('stores no event, notification or log', async () => {
      const receiver = await startWebhookReceiver();
      const setting = {
        destination: receiver.url,
        subscribed_events: ['product.created'],
        traffic_source: 'all' as const,
      };
      const { settingId } = await destinationFor(services, accountId, setting);
      runner = startRunner(services);
      await simulations.over(await simulations.simulate(settingId, 'product.created'));
      const { data: events } = await client.events.list({});
      const { data: notifications } = await client.notifications.list({});
      expect([events, notifications]).toEqual([[], []]);
      const logs = services.db.selectFrom('notification_logs').select('id').where('account_id', '=', accountId);
      const due = services.db.selectFrom('delivery_due').select('notification_id').where('account_id', '=', accountId);
      expect([await logs.execute(), await due.execute()]).toEqual([[], []]);
    });

    test('sends many runs concurrently, up to the limit of each destination', async () => {
      const hung = await startWebhookReceiver('never');
      const held: (() => void)[] = [];
      const receiver = await startWebhookReceiver((_, response) => {
        held.push(() => response.end());
        // From the second on: until then more could come if that were allowed.
        if (held.length >= 2) for (const reply of held.splice(0, 2)) reply();
        if (receiver.received.length > 2) for (const reply of held.splice(0)) reply();
      });
      const [slow, other] = [await destinationAt(hung.url), await destinationAt(receiver.url)];
      for (let count = 0; count < 4; count += 1) await simulations.simulate(slow, 'product.created');
      const paths = [];
      for (let count = 0; count < 6; count += 1) paths.push(await simulations.simulate(other, SCENARIO));
      runner = startRunner(services, { concurrencyPerDestination: 2, concurrency: 4, timeoutMs: 600_000 });
      for (const path of paths) expect(await simulations.over(path)).toMatchObject({ status: 'completed' });
      expect(receiver.mostAtOnce).toBe(2);
      expect(hung.received).toHaveLength(2);
    });
  },
  { notifyRunDue: () => notifyDue() },
);
