import { createHmac, randomUUID } from 'node:crypto';

import type { Client } from '@billing/client';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import type { Attempt } from '../../../service/outbound/attempt.ts';
import { claim } from '../../../service/delivery/claim.ts';
import type { Dispatcher } from '../../../service/delivery/dispatcher.ts';
import { finish } from '../../../service/delivery/finish.ts';
import { newId } from '../../../service/ids/id.ts';
import type { DueDestination, Services } from '../../../service/services.ts';
import { eachService } from '../../support/service.ts';
import { startWebhookReceiver } from '../../support/webhook-receiver.ts';
import { destinationFor, notificationsOf, startDispatcher } from './start-dispatcher.ts';

let notify: (due: readonly DueDestination[]) => void = () => undefined;

eachService(
  'delivery',
  (service) => {
    let client: Client;
    let services: Services;
    let accountId: string;
    let dispatcher: Dispatcher | undefined;
    let created = 0;

    beforeAll(() => {
      services = service().services;
    });
    // A new account for each test, so that the rows of one test do not affect the next.
    beforeEach(async () => {
      accountId = await service().newAccount();
      client = await service().client({ apiKey: await service().keyFor({ accountId }) });
      dispatcher = undefined;
      notify = (due) => dispatcher?.notifyDue(due);
    });

    const createCustomer = async (): Promise<void> => {
      created += 1;
      await client.customers.create({ body: { email: `c${created}@customer.example`, name: 'Zoë' } });
    };
    const logsOf = (notificationId: string) =>
      services.db
        .selectFrom('notification_logs')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('notification_id', '=', notificationId as `ntf_${string}`)
        .orderBy('id')
        .execute();
    const dueOf = ({ settingId }: DueDestination) =>
      services.db.selectFrom('delivery_due').selectAll().where('notification_setting_id', '=', settingId).execute();
    const secretOf = async ({ settingId }: DueDestination): Promise<string> => {
      const { data } = await client.notificationSettings.get({ path: { notification_setting_id: settingId } });
      return data.endpoint_secret_key;
    };

    test('sends a change to every subscribed destination, signed, and stores each attempt', async () => {
      const receiver = await startWebhookReceiver((_, response) =>
        response.writeHead(202, { 'content-type': 'text/plain', 'x-trace': 'a' }).end('thanks'),
      );
      const plain = await destinationFor(services, accountId, { destination: `${receiver.url}/plain` });
      await destinationFor(services, accountId, {
        destination: `${receiver.url}/open`,
        include_sensitive_fields: true,
      });
      await destinationFor(services, accountId, {
        destination: `${receiver.url}/other`,
        subscribed_events: ['product.created'],
      });
      await destinationFor(services, accountId, { destination: `${receiver.url}/off`, active: false });
      await destinationFor(services, accountId, { destination: `${receiver.url}/sim`, traffic_source: 'simulation' });
      dispatcher = startDispatcher(services);
      await createCustomer();
      const [row] = await notificationsOf(services, plain, ([first]) => expect(first?.status).toBe('delivered'));
      await receiver.count(2);
      expect(receiver.received.map(({ path }) => path).sort()).toEqual(['/open', '/plain']);

      const sent = receiver.received.find(({ path }) => path === '/plain')!;
      expect(sent.body).toBe(row!.payload);
      expect(sent.body).toContain('"name":null');
      expect(receiver.received.find(({ path }) => path === '/open')!.body).toContain('"name":"Zoë"');
      const [, ts, h1] = /^ts=(\d+);h1=([0-9a-f]{64})$/.exec(String(sent.headers['service-signature']))!;
      const expected = createHmac('sha256', await secretOf(plain))
        .update(`${ts}:${sent.body}`)
        .digest('hex');
      expect(h1).toBe(expected);

      const { data } = await client.notifications.get({ path: { notification_id: row!.id } });
      expect(data).toMatchObject({ status: 'delivered', times_attempted: 1, retry_at: null });
      expect(data.delivered_at).not.toBeNull();
      expect(data.last_attempt_at).not.toBeNull();
      expect(await logsOf(row!.id)).toMatchObject([
        {
          response_code: 202,
          response_body: 'thanks',
          response_content_type: 'text/plain',
          error: null,
          address: receiver.url.slice('http://'.length),
        },
      ]);
      expect((await logsOf(row!.id))[0]!.response_headers).toContain('["x-trace","a"]');
      expect(await dueOf(plain)).toEqual([]);
    });

    test('a change that is rolled back leaves no event, no notification and no due row', async () => {
      const receiver = await startWebhookReceiver();
      const destination = await destinationFor(services, accountId, { destination: receiver.url });
      await createCustomer();
      const before = await dueOf(destination);
      const taken = `c${created}@customer.example`;
      await expect(client.customers.create({ body: { email: taken } })).rejects.toThrow('customer_already_exists');
      expect(await dueOf(destination)).toEqual(before);
      await notificationsOf(services, destination, (rows) => expect(rows).toHaveLength(1));
    });

    test('retries a failed attempt until it succeeds, with the same body and a new signature', async () => {
      const receiver = await startWebhookReceiver(500);
      const destination = await destinationFor(services, accountId, { destination: receiver.url });
      dispatcher = startDispatcher(services, { schedule: { delays: [0.05, 60, 60] } });
      await createCustomer();
      await receiver.count(2);
      receiver.answerWith(200);
      const [waiting] = await notificationsOf(services, destination, ([row]) => expect(row?.times_attempted).toBe(2));
      expect(waiting).toMatchObject({ status: 'needs_retry', delivered_at: null });
      const [due] = await dueOf(destination);
      expect(due).toMatchObject({ lease: null, due_at: waiting!.retry_at });

      await services.db
        .updateTable('delivery_due')
        .set({ due_at: new Date(0).toISOString() })
        .where('notification_setting_id', '=', destination.settingId)
        .execute();
      dispatcher.notifyDue([destination]);
      const [row] = await notificationsOf(services, destination, ([one]) => expect(one?.status).toBe('delivered'));
      expect(row).toMatchObject({ times_attempted: 3, retry_at: null });
      expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
      expect((await logsOf(row!.id)).map((log) => log.response_code)).toEqual([500, 500, 200]);
    });

    test('a notification without attempts left has failed', async () => {
      const receiver = await startWebhookReceiver((_, response) => response.writeHead(302, { location: '/b' }).end());
      const destination = await destinationFor(services, accountId, { destination: receiver.url });
      dispatcher = startDispatcher(services);
      await createCustomer();
      const [row] = await notificationsOf(services, destination, ([one]) => expect(one?.status).toBe('failed'));
      expect(row).toMatchObject({ times_attempted: 4, retry_at: null, delivered_at: null });
      expect(receiver.received).toHaveLength(4);
      expect(await logsOf(row!.id)).toHaveLength(4);
      expect(await dueOf(destination)).toEqual([]);
    });

    test('finds rows that became due before it started or without a signal', async () => {
      const receiver = await startWebhookReceiver();
      const destination = await destinationFor(services, accountId, { destination: receiver.url });
      await createCustomer();
      dispatcher = startDispatcher(services);
      await receiver.count(1);
      notify = () => undefined;
      await createCustomer();
      await receiver.count(2);
      await notificationsOf(services, destination, (rows) =>
        expect(rows.map(({ status }) => status)).toEqual(['delivered', 'delivered']),
      );
    });

    test('a deactivated destination receives no more attempts, and one in flight still counts', async () => {
      let answerHeld: (() => void) | undefined;
      const receiver = await startWebhookReceiver((_, response) => {
        answerHeld = () => response.writeHead(200).end();
      });
      const destination = await destinationFor(services, accountId, { destination: receiver.url });
      dispatcher = startDispatcher(services, { concurrencyPerDestination: 1 });
      await createCustomer();
      await receiver.count(1);
      await createCustomer();
      await client.notificationSettings.update({
        path: { notification_setting_id: destination.settingId },
        body: { active: false },
      });
      await notificationsOf(services, destination, (rows) =>
        expect(rows.map(({ status, retry_at }) => [status, retry_at])).toEqual([
          ['failed', null],
          ['failed', null],
        ]),
      );
      answerHeld!();
      const rows = await notificationsOf(services, destination, ([first]) => expect(first?.times_attempted).toBe(1));
      expect(rows.map(({ status, times_attempted }) => [status, times_attempted])).toEqual([
        ['delivered', 1],
        ['failed', 0],
      ]);
      expect(await dueOf(destination)).toEqual([]);
      expect(receiver.received).toHaveLength(1);
    });

    test('a notification that failed because its destination was deactivated is not retried after a later activation', async () => {
      let answerHeld: (() => void) | undefined;
      const receiver = await startWebhookReceiver((_, response) => {
        answerHeld = () => response.writeHead(500).end();
      });
      const destination = await destinationFor(services, accountId, { destination: receiver.url });
      dispatcher = startDispatcher(services);
      await createCustomer();
      await receiver.count(1);
      for (const active of [false, true]) {
        await client.notificationSettings.update({
          path: { notification_setting_id: destination.settingId },
          body: { active },
        });
      }
      answerHeld!();
      const [row] = await notificationsOf(services, destination, ([one]) => expect(one?.times_attempted).toBe(1));
      expect(row).toMatchObject({ status: 'failed', retry_at: null });
      expect(await dueOf(destination)).toEqual([]);

      // The same when the process that was sending it dies.
      await createCustomer();
      await receiver.count(2);
      await dispatcher.stop(0);
      await services.db
        .updateTable('delivery_due')
        .set({ lease: 'unknown', ended: true, due_at: new Date(0).toISOString() })
        .where('notification_setting_id', '=', destination.settingId)
        .execute();
      startDispatcher(services);
      await notificationsOf(services, destination, (rows) => expect(rows[1]?.status).toBe('failed'));
      expect(await dueOf(destination)).toEqual([]);
      expect(receiver.received).toHaveLength(2);
    });

    test('fails a notification that became due while its destination was inactive', async () => {
      const receiver = await startWebhookReceiver();
      const destination = await destinationFor(services, accountId, { destination: receiver.url });
      await createCustomer();
      // As it looks when the change read the destination before it was turned off and was committed after.
      await services.db
        .updateTable('notification_settings')
        .set({ active: false })
        .where('id', '=', destination.settingId)
        .execute();
      dispatcher = startDispatcher(services);
      await notificationsOf(services, destination, ([row]) => expect(row?.status).toBe('failed'));
      expect(await dueOf(destination)).toEqual([]);
      expect(receiver.received).toEqual([]);
    });

    test('two processes together respect the limit of a destination, and send nothing twice', async () => {
      const receiver = await startWebhookReceiver((_, response) => {
        setTimeout(() => response.writeHead(200).end(), 20);
      });
      const destination = await destinationFor(services, accountId, { destination: receiver.url });
      for (let i = 0; i < 30; i += 1) await createCustomer();
      startDispatcher(services, { concurrencyPerDestination: 3 });
      startDispatcher(services, { concurrencyPerDestination: 3 });
      await notificationsOf(services, destination, (rows) =>
        expect(rows.every(({ status }) => status === 'delivered')).toBe(true),
      );
      expect(receiver.mostAtOnce).toBeLessThanOrEqual(3);
      expect(new Set(receiver.received.map(({ json }) => json.notification_id)).size).toBe(30);
      expect(receiver.received).toHaveLength(30);
    });

    test('a destination that never responds does not delay the others', async () => {
      const [hung, quick] = [await startWebhookReceiver('never'), await startWebhookReceiver()];
      await destinationFor(services, accountId, { destination: hung.url });
      const destination = await destinationFor(services, accountId, { destination: quick.url });
      dispatcher = startDispatcher(services, { timeoutMs: 600_000 });
      for (let i = 0; i < 30; i += 1) await createCustomer();
      await notificationsOf(services, destination, (rows) =>
        expect(rows.filter(({ status }) => status === 'delivered').length).toBe(30),
      );
      expect(hung.received.length).toBeLessThanOrEqual(10);
    });

    test('another process sends the notifications of a killed one when the lease ends, without a lost attempt', async () => {
      const receiver = await startWebhookReceiver();
      const destination = await destinationFor(services, accountId, { destination: receiver.url });
      await createCustomer();
      const [taken] = await claimOf(destination, 1);
      expect(await claimOf(destination, 60)).toEqual([]);
      dispatcher = startDispatcher(services);
      const [row] = await notificationsOf(services, destination, ([one]) => expect(one?.status).toBe('delivered'));
      expect(row!.times_attempted).toBe(1);

      // And the worker that had it comes back too late to change anything.
      const written = await finish(services.db, [
        { logId: newId('ntflog_', services.clock), claimed: taken!, attempt: LATE, retryIn: 60 },
      ]);
      expect(written).toEqual(new Set());
      await notificationsOf(services, destination, ([one]) =>
        expect(one).toMatchObject({ status: 'delivered', times_attempted: 1, retry_at: null }),
      );
      expect(await logsOf(row!.id)).toHaveLength(1);
    });

    test('a stopping worker waits for attempts in flight and releases the rest', async () => {
      const receiver = await startWebhookReceiver('never');
      const destination = await destinationFor(services, accountId, { destination: receiver.url });
      dispatcher = startDispatcher(services, { timeoutMs: 600_000 });
      await createCustomer();
      await receiver.count(1);
      await dispatcher.stop(50);
      const [due] = await dueOf(destination);
      expect(due!.lease).toBeNull();
      await notificationsOf(services, destination, ([row]) =>
        expect(row).toMatchObject({ status: 'not_attempted', times_attempted: 0 }),
      );

      const quick = await startWebhookReceiver((_, response) => {
        setTimeout(() => response.writeHead(200).end(), 100);
      });
      const other = await destinationFor(services, accountId, { destination: quick.url });
      const second = startDispatcher(services);
      notify = (due) => second.notifyDue(due);
      await createCustomer();
      await quick.count(1);
      await second.stop(60_000);
      await notificationsOf(services, other, ([row]) => expect(row?.status).toBe('delivered'));
    });

    test('stores any response of a receiver', async () => {
      const receiver = await startWebhookReceiver((_, response) => {
        response.writeHead(418, { 'content-type': 'application/octet-stream' });
        response.end(Buffer.from([0, 0xff, 0xfe, 0x80, 0x0a, 0x22]));
      });
      const destination = await destinationFor(services, accountId, { destination: receiver.url });
      dispatcher = startDispatcher(services, { schedule: { delays: [] } });
      await createCustomer();
      const [row] = await notificationsOf(services, destination, ([one]) => expect(one?.status).toBe('failed'));
      expect((await logsOf(row!.id))[0]!.response_body).toContain('\n"');
    });

    test('an attempt to an email destination without a mail server fails with the reason, and is retried', async () => {
      const destination = await destinationFor(services, accountId, {
        type: 'email',
        destination: 'ops@works.example',
      });
      dispatcher = startDispatcher(services, { schedule: { delays: [60] } });
      await createCustomer();
      const [row] = await notificationsOf(services, destination, ([one]) => expect(one?.status).toBe('needs_retry'));
      const [log] = await logsOf(row!.id);
      expect(log).toMatchObject({ response_code: 0, error: 'smtp_not_configured' });
      expect(log!.response_body).toContain('SMTP_URL');
    });

    const LATE: Attempt = {
      startedAt: new Date(),
      durationMs: 1,
      outcome: 'failed',
      code: 500,
      headers: [],
      body: '',
      error: null,
      address: null,
      retryAfterMs: null,
    };

    function claimOf(destination: DueDestination, leaseSeconds: number) {
      return claim(services.db, {
        shares: [{ ...destination, slots: 10 }],
        limit: 10,
        leaseSeconds: { url: leaseSeconds, email: leaseSeconds },
        lease: randomUUID(),
      });
    }
  },
  { notifyDue: (due) => notify(due) },
);
