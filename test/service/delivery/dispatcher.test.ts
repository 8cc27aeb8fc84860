import { createHmac } from 'node:crypto';

import { expect, test } from 'vitest';

import { startWebhookReceiver } from '../../support/webhook-receiver.ts';
import { eachDelivery } from './delivery-fixture.ts';

eachDelivery('the dispatcher', (delivery) => {
  test('sends a change to every subscribed destination, signed, and stores each attempt', async () => {
    const receiver = await startWebhookReceiver((_, response) =>
      response.writeHead(202, { 'content-type': 'text/plain', 'x-trace': 'a' }).end('thanks'),
    );
    const plain = await delivery.destination({ destination: `${receiver.url}/plain` });
    await delivery.destination({
      destination: `${receiver.url}/open`,
      include_sensitive_fields: true,
    });
    await delivery.destination({
      destination: `${receiver.url}/other`,
      subscribed_events: ['product.created'],
    });
    await delivery.destination({ destination: `${receiver.url}/off`, active: false });
    await delivery.destination({ destination: `${receiver.url}/sim`, traffic_source: 'simulation' });
    delivery.start();
    await delivery.createCustomer();
    const [row] = await delivery.notificationsOf(plain, ([first]) => expect(first?.status).toBe('delivered'));
    await receiver.count(2);
    expect(receiver.received.map(({ path }) => path).sort()).toEqual(['/open', '/plain']);

    const sent = receiver.received.find(({ path }) => path === '/plain')!;
    expect(sent.body).toBe(row!.payload);
    expect(sent.body).toContain('"name":null');
    expect(receiver.received.find(({ path }) => path === '/open')!.body).toContain('"name":"Zoë"');
    const [, ts, h1] = /^ts=(\d+);h1=([0-9a-f]{64})$/.exec(String(sent.headers['service-signature']))!;
    const expected = createHmac('sha256', await delivery.secretOf(plain))
      .update(`${ts}:${sent.body}`)
      .digest('hex');
    expect(h1).toBe(expected);

    const { data } = await delivery.client.notifications.get({ path: { notification_id: row!.id } });
    expect(data).toMatchObject({ status: 'delivered', times_attempted: 1, retry_at: null });
    expect(data.delivered_at).not.toBeNull();
    expect(data.last_attempt_at).not.toBeNull();
    expect(await delivery.logsOf(row!.id)).toMatchObject([
      {
        response_code: 202,
        response_body: 'thanks',
        response_content_type: 'text/plain',
        error: null,
        address: receiver.url.slice('http://'.length),
      },
    ]);
    expect((await delivery.logsOf(row!.id))[0]!.response_headers).toContain('["x-trace","a"]');
    expect(await delivery.dueOf(plain)).toEqual([]);
  });

  test('a change that is rolled back leaves no event, no notification and no due row', async () => {
    const receiver = await startWebhookReceiver();
    const destination = await delivery.destination({ destination: receiver.url });
    await delivery.createCustomer();
    const before = await delivery.dueOf(destination);
    const taken = delivery.lastEmail;
    await expect(delivery.client.customers.create({ body: { email: taken } })).rejects.toThrow(
      'customer_already_exists',
    );
    expect(await delivery.dueOf(destination)).toEqual(before);
    await delivery.notificationsOf(destination, (rows) => expect(rows).toHaveLength(1));
  });

  test('retries a failed attempt until it succeeds, with the same body and a new signature', async () => {
    const receiver = await startWebhookReceiver(500);
    const destination = await delivery.destination({ destination: receiver.url });
    const dispatcher = delivery.start({ schedule: { delays: [0.05, 60, 60] } });
    await delivery.createCustomer();
    await receiver.count(2);
    receiver.respondWith(200);
    const [waiting] = await delivery.notificationsOf(destination, ([row]) => expect(row?.times_attempted).toBe(2));
    expect(waiting).toMatchObject({ status: 'needs_retry', delivered_at: null });
    const [due] = await delivery.dueOf(destination);
    expect(due).toMatchObject({ lease: null, due_at: waiting!.retry_at });

    await delivery.services.db
      .updateTable('delivery_due')
      .set({ due_at: new Date(0).toISOString() })
      .where('notification_setting_id', '=', destination.settingId)
      .execute();
    dispatcher.notifyDue([destination]);
    const [row] = await delivery.notificationsOf(destination, ([one]) => expect(one?.status).toBe('delivered'));
    expect(row).toMatchObject({ times_attempted: 3, retry_at: null });
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect((await delivery.logsOf(row!.id)).map((log) => log.response_code)).toEqual([500, 500, 200]);
  });

  test('a notification without attempts left has failed', async () => {
    const receiver = await startWebhookReceiver((_, response) => response.writeHead(302, { location: '/b' }).end());
    const destination = await delivery.destination({ destination: receiver.url });
    delivery.start();
    await delivery.createCustomer();
    const [row] = await delivery.notificationsOf(destination, ([one]) => expect(one?.status).toBe('failed'));
    expect(row).toMatchObject({ times_attempted: 4, retry_at: null, delivered_at: null });
    expect(receiver.received).toHaveLength(4);
    expect(await delivery.logsOf(row!.id)).toHaveLength(4);
    expect(await delivery.dueOf(destination)).toEqual([]);
  });

  test('finds rows that became due before it started or without a signal', async () => {
    const receiver = await startWebhookReceiver();
    const destination = await delivery.destination({ destination: receiver.url });
    await delivery.createCustomer();
    delivery.start();
    await receiver.count(1);
    delivery.connect(undefined);
    await delivery.createCustomer();
    await receiver.count(2);
    await delivery.notificationsOf(destination, (rows) =>
      expect(rows.map(({ status }) => status)).toEqual(['delivered', 'delivered']),
    );
  });

  test('a destination that never responds does not delay the others', async () => {
    const [hung, quick] = [await startWebhookReceiver('never'), await startWebhookReceiver()];
    await delivery.destination({ destination: hung.url });
    const destination = await delivery.destination({ destination: quick.url });
    delivery.start({ timeoutMs: 600_000 });
    for (let i = 0; i < 30; i += 1) await delivery.createCustomer();
    await delivery.notificationsOf(destination, (rows) =>
      expect(rows.filter(({ status }) => status === 'delivered').length).toBe(30),
    );
    expect(hung.received.length).toBeLessThanOrEqual(10);
  });

  test('stores any response of a receiver', async () => {
    const receiver = await startWebhookReceiver((_, response) => {
      response.writeHead(418, { 'content-type': 'application/octet-stream' });
      response.end(Buffer.from([0, 0xff, 0xfe, 0x80, 0x0a, 0x22]));
    });
    const destination = await delivery.destination({ destination: receiver.url });
    delivery.start({ schedule: { delays: [] } });
    await delivery.createCustomer();
    const [row] = await delivery.notificationsOf(destination, ([one]) => expect(one?.status).toBe('failed'));
    expect((await delivery.logsOf(row!.id))[0]!.response_body).toContain('\n"');
  });

  test('an attempt to an email destination without a mail server fails with the reason, and is retried', async () => {
    const destination = await delivery.destination({
      type: 'email',
      destination: 'ops@works.example',
    });
    delivery.start({ schedule: { delays: [60] } });
    await delivery.createCustomer();
    const [row] = await delivery.notificationsOf(destination, ([one]) => expect(one?.status).toBe('needs_retry'));
    const [log] = await delivery.logsOf(row!.id);
    expect(log).toMatchObject({ response_code: 0, error: 'smtp_not_configured' });
    expect(log!.response_body).toContain('SMTP_URL');
  });
});
