import { expect, test, vi } from 'vitest';

import { silentLog } from '../../../service/common/log.ts';
import type { Dispatcher } from '../../../service/delivery/dispatcher.ts';
import type { Id } from '../../../service/ids/id.ts';
import { turnOffFailing } from '../../../service/notification-settings/turn-off-failing.ts';
import { runCommand } from '../../../service/operator/run-command.ts';
import { eachService } from '../../support/service.ts';
import { startWebhookReceiver } from '../../support/webhook-receiver.ts';
import { startDispatcher } from '../delivery/start-dispatcher.ts';

const HOUR_MS = 3_600_000;
let dispatcher: Dispatcher | undefined;
let made = 0;

eachService(
  'destinations that fail for long',
  (service) => {
    type Setting = Id<'ntfset_'>;

    /** An account with a destination that responds with the status in `responds`. */
    async function setUp() {
      const accountId = await service().newAccount();
      const client = await service().client({ apiKey: await service().keyFor({ accountId }) });
      const responds = { status: 500 };
      const receiver = await startWebhookReceiver((_, response) => response.writeHead(responds.status).end());
      const body = {
        description: 'Shop',
        type: 'url' as const,
        destination: receiver.url,
        subscribed_events: ['customer.created' as const],
      };
      const { data } = await client.notificationSettings.create({ body });
      const id = data.id as Setting;
      dispatcher = startDispatcher(service().services, { schedule: { delays: [3_600] } });
      /** Causes an event and returns its notification after its first attempt. */
      const attempt = async () => {
        made += 1;
        const times = receiver.received.length;
        await client.customers.create({ body: { email: `customer${made}@works.example` } });
        await receiver.count(times + 1);
        return vi.waitFor(async () => {
          const found = await client.notifications.list({ query: { notification_setting_id: [id] } });
          expect(found.data.every(({ times_attempted }) => times_attempted === 1)).toBe(true);
          return found.data;
        });
      };
      const operator = (name: string, values: Record<string, string> = {}) =>
        runCommand(service().services, { name, values: { account: accountId, ...values }, positionals: [] });
      const change = (changes: object) =>
        client.notificationSettings.update({ path: { notification_setting_id: id }, body: changes });
      return { accountId, client, responds, id, attempt, operator, change };
    }

    const row = (id: Setting) =>
      service()
        .services.db.selectFrom('notification_settings')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    /** Turns off what has failed for too long after so many hours. */
    const after = (hours: number) =>
      turnOffFailing(
        { ...service().services, clock: { now: () => new Date(Date.now() + hours * HOUR_MS) } },
        silentLog,
      );

    test('are turned off after three days, and the contact of the account gets an email', async () => {
      const { client, id, attempt, operator, change } = await setUp();
      await operator('account update', { 'contact-email': 'contact@works.example' });
      const startedAt = new Date().toISOString();
      await attempt();
      const since = await vi.waitFor(async () => {
        const { failing_since } = await row(id);
        expect(failing_since).not.toBeNull();
        return failing_since!;
      });
      expect(since >= startedAt).toBe(true);
      await attempt();
      expect((await row(id)).failing_since, 'the first failure counts').toBe(since);
      expect(await after(71.9)).toBe(0);
      expect(await after(72.1)).toBe(1);
      expect(await after(72.1)).toBe(0);

      const { data } = await client.notificationSettings.get({ path: { notification_setting_id: id } });
      const reason = `All attempts since ${since} failed. The last one: the response had the status 500.`;
      expect(data).toMatchObject({ active: false, deactivation: { occurred_at: expect.any(String), reason } });
      const { data: notifications } = await client.notifications.list({ query: { notification_setting_id: [id] } });
      expect(notifications.map(({ status, retry_at }) => [status, retry_at])).toEqual([
        ['failed', null],
        ['failed', null],
      ]);
      expect(await operator('destination list')).toMatchObject([{ id, active: false, turned_off_because: reason }]);
      const [mail] = await service()
        .services.db.selectFrom('mails')
        .selectAll()
        .where('topic', '=', `turned off ${id}`)
        .execute();
      expect(mail).toMatchObject({
        recipient: 'contact@works.example',
        subject: '[sandbox] A notification destination was turned off',
      });
      expect(mail!.content).toContain(`PATCH /notification-settings/${id}`);

      expect(await change({ active: true })).toMatchObject({ data: { active: true, deactivation: null } });
      expect((await row(id)).failing_since).toBeNull();
      expect(await after(1_000), 'earlier failures no longer count').toBe(0);
    });

    test('stay on when an attempt succeeds in between, when the address changes, and in accounts that never turn off', async () => {
      const { responds, id, attempt, operator, change } = await setUp();
      await attempt();
      await vi.waitFor(async () => expect((await row(id)).failing_since).not.toBeNull());
      responds.status = 200;
      await attempt();
      await vi.waitFor(async () => expect((await row(id)).failing_since).toBeNull());
      expect(await after(1_000)).toBe(0);
      responds.status = 500;
      await attempt();
      await vi.waitFor(async () => expect((await row(id)).failing_since).not.toBeNull());
      await operator('account update', { 'turn-off-destinations-after': 'never' });
      expect(await after(1_000)).toBe(0);
      await operator('account update', { 'turn-off-destinations-after': '2h' });
      expect(await after(1.9)).toBe(0);
      await change({ destination: `${(await row(id)).destination}/other` });
      expect((await row(id)).failing_since).toBeNull();
      expect(await after(1_000)).toBe(0);
    });

    test('are turned off in real time in an account with a test clock', async () => {
      const { accountId, id, attempt } = await setUp();
      await attempt();
      await vi.waitFor(async () => expect((await row(id)).failing_since).not.toBeNull());
      const time = '2030-01-01T00:00:00.000000Z';
      await service()
        .services.db.updateTable('accounts')
        .set({ test_clock_time: time })
        .where('id', '=', accountId)
        .execute();
      expect(await after(71)).toBe(0);
      expect(await after(73)).toBe(1);
      expect(await row(id)).toMatchObject({ active: false, updated_at: time });
    });
  },
  { notifyDue: (due) => dispatcher?.notifyDue(due) },
);
