import { spawnSync } from 'node:child_process';

import type { Notification, NotificationSetting, Simulation, SimulationRun } from '@billing/types';
import { describe, expect, test } from 'vitest';

import { startWebhookReceiver } from '../../support/webhook-receiver.ts';
import { nodeCommand, startProgram } from '../start/program.ts';
import { withService } from './with-service.ts';

const hasScript = spawnSync('script', ['--version']).status === 0;

withService((surroundings) => {
  const create = (...argv: string[]): Promise<NotificationSetting> =>
    surroundings().json('destinations', 'create', '--description', 'Shop', ...argv);

  test('creates, changes, lists, rotates and deletes destinations, and lists them without their secrets', async () => {
    const { json, run } = surroundings();
    const made = await create('--url', 'https://shop.example.com/hooks', '--events', 'customer.created', '--inactive');
    expect(made).toMatchObject({
      active: false,
      traffic_source: 'platform',
      endpoint_secret_key: expect.stringMatching(/^svc_/) as string,
    });
    const changed = await run(
      'destinations',
      'update',
      made.id,
      '--active',
      'true',
      '--events',
      'payout.paid,invoice.paid',
      '--traffic',
      'all',
    );
    expect(changed).toMatchObject({ code: 0, err: '' });
    expect(changed.out).toMatch(/^active +true$/m);
    expect(changed.out).toMatch(/^subscribed_events +payout\.paid, invoice\.paid$/m);
    expect(changed.out).not.toContain('svc_');

    const { out } = await run('destinations', 'list');
    expect(out).toMatch(new RegExp(`^${made.id}  active  +all  +https://shop\\.example\\.com/hooks  +Shop$`, 'm'));
    const secret = new RegExp(`^${made.id}  .*  ${made.endpoint_secret_key}$`, 'm');
    expect(out).not.toMatch(secret);
    expect((await run('destinations', 'list', '--active', 'true', '--secrets')).out).toMatch(secret);

    const rotated = await json<NotificationSetting>('destinations', 'rotate-secret', made.id, '--overlap', '60');
    expect(rotated).toMatchObject({ id: made.id, previous_secret_expires_at: expect.any(String) as string });
    expect(rotated.endpoint_secret_key).not.toBe(made.endpoint_secret_key);
    expect(await json('destinations', 'delete', made.id)).toEqual({ id: made.id, deleted: true });
    expect((await run('destinations', 'list')).out).not.toContain(made.id);
  });

  test('lists notifications, shows one with its attempts, and replays it', async () => {
    const { json, run, service } = surroundings();
    const receiver = await startWebhookReceiver((_received, response) => response.writeHead(200).end('thanks'));
    const { id } = await create('--url', receiver.url, '--events', 'customer.created');
    await service.call('POST', '/customers', { json: { email: 'listed@customer.example' } });
    await receiver.count(1);
    const { notification_id, event_id } = receiver.received[0]!.json;

    const listed = await json<readonly Notification[]>('notifications', 'list', '--destination', id);
    expect(listed).toMatchObject([{ id: notification_id, payload: { event_id } }]);
    const shown = await run('notifications', 'show', notification_id);
    expect(shown).toMatchObject({ code: 0, err: '' });
    expect(shown.out).toContain(`"event_id": "${event_id}"`);
    await expect
      .poll(async () => (await run('notifications', 'show', notification_id)).out)
      .toMatch(/^\d\d:\d\d:\d\d {2}200 {2}thanks$/m);

    const replayed = await run('notifications', 'replay', notification_id);
    expect(replayed.code).toBe(0);
    await receiver.count(2);
    const again = receiver.received[1]!.json;
    expect(replayed.out).toBe(`${notification_id} will be sent again, as ${again.notification_id}.\n`);
    expect(again.event_id).toBe(event_id);
    expect((await run('notifications', 'list', '--destination', id, '--limit', '1')).out).toContain(
      again.notification_id,
    );
    await json('destinations', 'delete', id);
  });

  describe('simulations', () => {
    test('trigger sends the set values to the named destination, and leaves no simulation behind', async () => {
      const { run, json } = surroundings();
      const receiver = await startWebhookReceiver();
      const { id } = await create('--url', receiver.url, '--events', 'payout.paid', '--traffic', 'simulation');
      const set = ['--set', 'name=Jo Sample', '--set', 'custom_data.tier=gold'];
      const { code, out, err } = await run('trigger', 'customer.updated', ...set, '--to', id);
      expect({ code, err }).toEqual({ code: 0, err: `customer.updated → Shop (${id})\n` });
      expect(out).toMatch(/^\d\d:\d\d:\d\d {2}200 +customer\.updated +ntfsimevt_\w+\n$/);
      expect(receiver.received[0]!.json).toMatchObject({
        event_type: 'customer.updated',
        data: { name: 'Jo Sample', custom_data: { tier: 'gold' } },
      });
      const simulations = await json<readonly Simulation[]>('simulations', 'list', '--archived');
      const { name, status } = simulations.find((one) => one.notification_setting_id === id)!;
      expect({ name, status }).toEqual({ name: 'billing trigger customer.updated', status: 'archived' });
      await json('destinations', 'delete', id);
    });

    test('interrupting trigger cancels its run', async () => {
      const { start, read, json } = surroundings();
      const receiver = await startWebhookReceiver();
      const { id } = await create('--url', receiver.url, '--events', 'payout.paid', '--traffic', 'simulation');
      const program = start('trigger', 'subscription_creation', '--to', id);
      await program.says('transaction.created');
      program.kill('SIGINT');
      const { code, err } = await program.ended;
      expect({ code, err }).toEqual({ code: 130, err: `subscription_creation → Shop (${id})\n` });
      const [simulation] = await read<readonly Simulation[]>(
        `/simulations?notification_setting_id=${id}&status=active,archived`,
      );
      expect(simulation).toMatchObject({ status: 'archived' });
      const [run] = await read<readonly SimulationRun[]>(`/simulations/${simulation!.id}/runs?include=events`);
      expect(run).toMatchObject({ status: 'canceled' });
      const statuses = new Set(run!.events!.map(({ status }) => status));
      expect([...statuses]).toEqual(['success', 'aborted']);
      await json('destinations', 'delete', id);
    });

    test('creates and runs a scenario, and shows it event by event', async () => {
      const { run, json } = surroundings();
      const receiver = await startWebhookReceiver();
      const { id } = await create('--url', receiver.url, '--events', 'payout.paid', '--traffic', 'all');
      const option = ['--option', 'has_past_due_transaction=false'];
      const simulation = await json<Simulation>('simulations', 'create', 'subscription_pause', ...option, '--to', id);
      expect(simulation).toMatchObject({ name: 'subscription_pause', type: 'subscription_pause', status: 'active' });
      receiver.respondWith((received, response) => {
        const rejects = received.json.event_type === 'subscription.paused';
        response.writeHead(rejects ? 422 : 200).end(rejects ? 'no such\nsubscription' : '');
      });
      const { code, out, err } = await run('simulations', 'run', simulation.id);
      expect({ code, err }).toEqual({ code: 1, err: '1 of 2 events was not accepted.\n' });
      const lines = out
        .trimEnd()
        .split('\n')
        .map((line) => line.replace(/^\d\d:\d\d:\d\d {2}(\d+) +(\S+) +ntfsimevt_\w+/, '$1 $2'));
      expect(lines).toEqual(['200 subscription.updated', '422 subscription.paused  no such subscription']);
      expect((await run('simulations', 'list')).out).toContain(simulation.id);
      await json('destinations', 'delete', id);
    });

    test('rejects an invalid event before it sends anything', async () => {
      const { run, json } = surroundings();
      const { id } = await create('--url', 'https://shop.example.com/two', '--events', 'all', '--traffic', 'all');
      expect(await run('trigger', 'custmer.created')).toEqual({
        code: 2,
        out: '',
        err: 'There is no event type or scenario "custmer.created". Did you mean customer.created? See trigger --list.\n',
      });
      const several = await run('trigger', 'customer.created');
      expect(several).toMatchObject({ code: 1, out: '' });
      expect(several.err).toMatch(
        /^Choose a destination:\n {2}--to ntfset_\w+ {2}Shop \(https:.*\)\n {2}--to ntfset_\w+ {2}Demo destination \(.*\)\n$/,
      );
      const misspelt = await run('trigger', 'customer.created', '--set', 'nam=Jo', '--to', id);
      expect(misspelt).toMatchObject({ code: 1, out: '' });
      expect(misspelt.err).toContain('payload.nam ');
      const option = await run('trigger', 'customer.created', '--option', 'a=b');
      expect(option).toMatchObject({
        code: 2,
        err: '--option is for scenarios, but customer.created is an event. Try --set.\n',
      });
      await json('destinations', 'delete', id);
    });

    test('--list prints every event type and scenario', async () => {
      const { out } = await surroundings().run('trigger', '--list');
      expect(out.trimEnd().split('\n')).toHaveLength(73);
      expect(out).toMatch(/^subscription_creation +scenario {2}/m);
      expect(out).toMatch(/^customer\.created +event +Occurs when a customer is created\.$/m);
    });
  });

  test('tail prints events from now on until it is interrupted', async () => {
    const { start, service } = surroundings();
    const program = start('events', 'tail', '--types', 'product.created,customer.created', '--json');
    const made: string[] = [];
    // It says nothing before there is something, so something goes on until it does.
    const heard = program.says('product.created').then(() => true);
    do {
      const response = await service.call('POST', '/products', { json: { name: 'Tailed', tax_category: 'standard' } });
      made.push(((await response.json()) as { readonly data: { readonly id: string } }).data.id);
    } while (!(await Promise.race([heard, new Promise<false>((resolve) => setTimeout(resolve, 100, false))])));
    await program.says(made.at(-1)!);
    program.kill('SIGINT');
    const { code, out, err } = await program.ended;
    const events = out
      .trimEnd()
      .split('\n')
      .map((text) => JSON.parse(text) as { readonly event_id: string; readonly data: { readonly id: string } });
    const ids = events.map(({ data }) => data.id);
    expect(ids).toEqual(made.slice(-ids.length));
    expect({ code, err }).toEqual({
      code: 130,
      err: `To continue from here: events tail --after ${events.at(-1)!.event_id}\n`,
    });
  });

  test.runIf(hasScript)('prints colors at a terminal unless NO_COLOR is set', async () => {
    const { service } = surroundings();
    const receiver = await startWebhookReceiver();
    const { id } = await create('--url', receiver.url, '--events', 'payout.paid', '--traffic', 'simulation');
    const command = nodeCommand('service/cli/main.ts', ['trigger', 'customer.created', '--to', id]).join(' ');
    const env = { BILLING_URL: service.url, BILLING_API_KEY: service.key, TERM: 'xterm' };
    const at = (more: Record<string, string>) =>
      startProgram(['script', '-qec', command, '/dev/null'], { env: { ...env, ...more } }).ended;
    const [coloured, plain] = await Promise.all([at({}), at({ NO_COLOR: '1' })]);
    expect(coloured).toMatchObject({ code: 0, out: expect.stringContaining('\u001B[32m200') as string });
    expect(plain).toMatchObject({ code: 0, out: expect.stringMatching(/ {2}200 +customer\.created/) as string });
    await surroundings().json('destinations', 'delete', id);
  });
});
