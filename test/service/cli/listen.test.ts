import type { NotificationSetting } from '@billing/types';
import { verify } from '@billing/webhooks';
import { expect, test } from 'vitest';

import { isLongRun } from '../../support/suite-length.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../support/webhook-receiver.ts';
import { nodeCommand, type Program, startProgram } from '../start/program.ts';
import { unusedUrl } from './unused-url.ts';
import { lineWith, withService } from './with-service.ts';

interface Listening {
  readonly destination_id: string;
  readonly destination: string;
  readonly forward_to: string | null;
  readonly secret: string;
}

interface Run {
  readonly status: string;
  readonly events: readonly {
    readonly id: string;
    readonly status: string;
    readonly request: { readonly body: string };
    readonly response: { readonly status_code: number; readonly body: string };
  }[];
}

withService((surroundings) => {
  const listen = async (...argv: string[]): Promise<{ program: Program; ready: Listening }> => {
    const program = surroundings().start('listen', '--json', ...argv);
    return { program, ready: await lineWith<Listening>(program, '"kind":"listening"') };
  };
  const delivered = (program: Program, id: string): Promise<object> => lineWith(program, `"event_id":"${id}"`);
  const trigger = (...argv: string[]): Promise<Run> => surroundings().json('trigger', 'customer.created', ...argv);
  const settings = (): Promise<readonly NotificationSetting[]> =>
    surroundings().read('/notification-settings?per_page=200');
  const end = async (program: Program): Promise<void> => {
    program.kill('SIGINT');
    expect(await program.ended).toMatchObject({ code: 130, err: '' });
  };
  const urlOf = ({ url }: WebhookReceiver): string => `${url}/hooks?shop=1`;

  test('forwards real and simulated webhooks unchanged, and returns the responses', async () => {
    const receiver = await startWebhookReceiver((_received, response) => response.writeHead(202).end('stored'));
    const { program, ready } = await listen('--forward-to', urlOf(receiver));
    expect(ready).toMatchObject({
      forward_to: urlOf(receiver),
      secret: expect.stringMatching(/^svc_ntfset_/) as string,
    });

    const customer = { email: `real-${Date.now()}@customer.example` };
    await surroundings().service.call('POST', '/customers', { json: customer });
    await receiver.count(1);
    const [real] = receiver.received;
    expect(real).toMatchObject({ path: '/hooks?shop=1', json: { event_type: 'customer.created' } });
    expect(real!.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Service-Webhooks/1' });
    const { headers, body } = real!;
    await verify({ header: headers['service-signature'], body, secret: ready.secret, toleranceSeconds: 3_600 });
    expect(await delivered(program, real!.json.event_id)).toEqual({
      kind: 'delivery',
      time: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      event_type: 'customer.created',
      event_id: real!.json.event_id,
      notification_id: real!.json.notification_id,
      simulated: false,
      signature: 'ok',
      status: 202,
      duration_ms: expect.any(Number) as number,
      problem: null,
    });

    const { status, events } = await trigger();
    expect({ status, of: events.map((event) => event.status) }).toEqual({ status: 'completed', of: ['success'] });
    const [event] = events;
    expect(event).toMatchObject({
      request: { body: receiver.received[1]!.body },
      response: { status_code: 202, body: 'stored' },
    });
    expect(await delivered(program, event!.id)).toMatchObject({ simulated: true, status: 202, signature: 'ok' });
    await end(program);
  });

  test.runIf(isLongRun)(
    'reports a receiver that is down, or responds with an error, to the service and on the terminal',
    async () => {
      const url = await unusedUrl();
      const { program } = await listen('--forward-to', url);
      const rejected = await surroundings().run('trigger', 'customer.created', '--json');
      expect(rejected).toMatchObject({ code: 1, err: '1 of 1 events was not accepted.\n' });
      const [event] = (JSON.parse(rejected.out) as Run).events;
      const problem = 'the receiver does not respond (ECONNREFUSED)';
      expect(event).toMatchObject({ status: 'failed', response: { status_code: 502, body: problem } });
      expect(await delivered(program, event!.id)).toMatchObject({ status: 502, problem });
      await end(program);
    },
  );

  test('does not forward a webhook that the service did not sign', async () => {
    const receiver = await startWebhookReceiver();
    const { program, ready } = await listen('--forward-to', urlOf(receiver));
    const body = '{"event_id":"evt_forged","event_type":"customer.created"}';
    const post = async (url: string, signature?: string): Promise<number> => {
      const headers = signature === undefined ? {} : { 'service-signature': signature };
      return (await fetch(url, { method: 'POST', body, headers })).status;
    };
    // Ahead, so that it does not become too old on a slow machine.
    const ahead = Math.floor(Date.now() / 1_000) + 60;
    const h1 = '0'.repeat(64);
    expect(await post(ready.destination)).toBe(400);
    expect(await post(ready.destination, 'nonsense')).toBe(400);
    expect(await post(ready.destination, `ts=${ahead - 3_600};h1=${h1}`)).toBe(408);
    expect(await post(ready.destination, `ts=${ahead};h1=${h1}`)).toBe(401);
    expect(await post(new URL('/', ready.destination).href)).toBe(404);
    expect(receiver.received).toEqual([]);
    expect(await lineWith(program, '"signature":"mismatch"')).toMatchObject({
      event_id: 'evt_forged',
      status: 401,
      problem: 'not forwarded: signature mismatch',
    });
    await end(program);

    const unchecked = await listen('--forward-to', urlOf(receiver), '--skip-verify');
    expect(await post(unchecked.ready.destination)).toBe(200);
    expect(await delivered(unchecked.program, 'evt_forged')).toMatchObject({ signature: 'not checked', status: 200 });
    expect(receiver.received).toMatchObject([{ body }]);

    receiver.respondWith('never');
    const impatient = new AbortController();
    const asked = fetch(unchecked.ready.destination, { method: 'POST', body, signal: impatient.signal });
    await receiver.count(2);
    impatient.abort();
    await expect(asked).rejects.toThrow('aborted');
    expect(await lineWith(unchecked.program, '"status":null')).toMatchObject({
      problem: 'the receiver took too long; the service closed the connection',
    });
    await end(unchecked.program);
  });

  test('reuses one destination with its secret, which is active while a listener runs', async () => {
    const receiver = await startWebhookReceiver();
    const secret = (await surroundings().run('listen', '--forward-to', urlOf(receiver), '--print-secret')).out.trim();
    const ours = async () => (await settings()).filter(({ endpoint_secret_key }) => endpoint_secret_key === secret);
    expect(await ours()).toMatchObject([{ active: false }]);

    const first = await listen(
      '--forward-to',
      urlOf(receiver),
      '--events',
      'customer.created,payout.paid',
      '--sensitive',
    );
    expect(first.ready.secret).toBe(secret);
    const [now] = await ours();
    expect(now).toMatchObject({
      active: true,
      type: 'url',
      traffic_source: 'all',
      include_sensitive_fields: true,
      destination: first.ready.destination,
    });
    expect(now!.subscribed_events.map(({ name }) => name)).toEqual(['customer.created', 'payout.paid']);

    // Killed, it leaves the destination active. The next one takes it over.
    first.program.kill('SIGKILL');
    await first.program.ended;
    expect(await ours()).toMatchObject([{ active: true }]);
    const third = await listen('--forward-to', urlOf(receiver));
    expect(third.ready).toMatchObject({ secret, destination_id: now!.id });
    third.program.kill('SIGTERM');
    expect(await third.program.ended).toMatchObject({ code: 143 });
    expect(await ours()).toMatchObject([{ active: false, include_sensitive_fields: false }]);
    expect((await ours())[0]!.subscribed_events).toHaveLength(68);
  });

  test('the newest listener of a receiver takes over, and the previous one prints that and ends', async () => {
    const receiver = await startWebhookReceiver();
    const first = await listen('--forward-to', urlOf(receiver));
    const second = await listen('--forward-to', urlOf(receiver));
    const { code, err } = await first.program.ended;
    expect(code).toBe(1);
    expect(err).toMatch(
      new RegExp(
        `^Another billing listen took over the destination ${first.ready.destination_id}, so this one has ended`,
      ),
    );

    // The first one has left the destination to the second.
    const { events } = await trigger();
    expect(await delivered(second.program, events[0]!.id)).toMatchObject({ status: 200, signature: 'ok' });
    second.program.kill('SIGINT');
    expect(await second.program.ended).toMatchObject({
      code: 130,
      err: 'Took over from another billing listen, which has ended.\n',
    });
  });

  test.runIf(isLongRun)(
    'a destination that a killed listener left active is deactivated by the next one, whatever its receiver',
    async () => {
      const killed = await listen('--forward-to', `${await unusedUrl()}/killed`);
      killed.program.kill('SIGKILL');
      await killed.program.ended;
      const next = await listen();
      const active = (await settings()).filter((each) => each.active && each.description.startsWith('billing listen'));
      expect(active.map(({ id }) => id)).toEqual([next.ready.destination_id]);
      next.program.kill('SIGINT');
      expect((await next.program.ended).err).toMatch(
        new RegExp(
          `^Deactivated ${killed.ready.destination_id} .*, which a killed billing listen had left active\\.\n$`,
        ),
      );
    },
  );

  test.runIf(isLongRun).each<['SIGHUP' | 'SIGINT' | 'SIGTERM', number]>([
    ['SIGHUP', 129],
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])('%s leaves no active destination behind', async (signal, code) => {
    const { program, ready } = await listen();
    program.kill(signal);
    expect(await program.ended).toMatchObject({ code, err: '' });
    expect((await settings()).find(({ id }) => id === ready.destination_id)).toMatchObject({ active: false });
  });

  test('ends at the next delivery when the reader of its output, such as head, has exited, and leaves no active destination', async () => {
    const { service } = surroundings();
    const env = { BILLING_URL: service.url, BILLING_API_KEY: service.key };
    const [node, ...argv] = nodeCommand('service/cli/main.ts', ['listen', '--json']);
    const line = [node!, ...argv].map((word) => `'${word}'`).join(' ');
    const piped = startProgram(['bash', '-c', `${line} | head -n 1; echo "exit code \${PIPESTATUS[0]}"`], { env });
    const { destination_id } = await lineWith<Listening>(piped, '"kind":"listening"');
    // Its event is the one whose line can't be written any more.
    await surroundings().run('trigger', 'customer.created', '--to', destination_id);
    expect((await piped.ended).out).toContain('exit code 141');
    expect((await settings()).find(({ id }) => id === destination_id)).toMatchObject({ active: false });
  });

  test.runIf(isLongRun)('ends with a reason when its destination was deactivated or deleted', async () => {
    for (const [change, reason] of [
      [['update', '--active', 'false'], 'was deactivated. Run billing listen again to activate it.\n'],
      [['delete'], 'was deleted. Run billing listen again to create a new one.\n'],
    ] as const) {
      const { program, ready } = await listen();
      const [verb, ...options] = change;
      await surroundings().run('destinations', verb, ready.destination_id, ...options);
      // Asked, it looks at once and not only at its next look.
      await fetch(ready.destination);
      expect(await program.ended).toMatchObject({
        code: 1,
        err: `The destination ${ready.destination_id} ${reason}`,
      });
    }
  });

  test('accepts every webhook without a receiver, and prints readable lines', async () => {
    const { port } = new URL(await unusedUrl());
    const tunnel = ['--port', port, '--public-url', `http://localhost:${port}`];
    const program = surroundings().start('listen', ...tunnel, '--bodies');
    const start = await program.says('68 event types');
    expect(start).toMatch(/^Listening for webhooks\. Ctrl-C stops it\.\n\n {2}forwarding to +no receiver: each/);
    expect(start).toMatch(/^ {2}secret +svc_ntfset_\w+$/m);
    expect(start).toMatch(
      /^ {2}sensitive fields {2}masked in real events \(masked@masked\.invalid\); --sensitive includes/m,
    );
    const { events } = await trigger();
    const text = await program.says(events[0]!.id);
    expect(text).toMatch(
      /^\d\d:\d\d:\d\d {2}200 +\d+ ms {2}customer\.created +ntfsimevt_\w+ {2}simulated {2}signature ok$/m,
    );
    const sent = await program.says('}\n');
    expect(sent).toContain(`request\n{\n  "event_id": "${events[0]!.id}",\n  "event_type": "customer.created",\n`);
    const addresses = (await settings()).filter(({ active }) => active).map(({ destination }) => destination);
    expect(addresses).toContainEqual(expect.stringMatching(`^http://localhost:${port}/\\w+$`));
    await end(program);
  });

  test.runIf(isLongRun)(
    'explains masked values below a body that has them, and --sensitive shows the values themselves',
    async () => {
      const create = async (): Promise<string> => {
        const email = `masking-${Date.now()}@customer.example`;
        await surroundings().service.call('POST', '/customers', { json: { email } });
        return email;
      };
      const note = 'Values such as masked@masked.invalid are masked; --sensitive shows the originals.\n';
      const masked = surroundings().start('listen', '--bodies');
      await masked.says('Listening');
      const hidden = await create();
      const text = await masked.says(note);
      expect(text).toContain('"email": "masked@masked.invalid"');
      expect(text).not.toContain(hidden);
      await end(masked);

      const sensitive = surroundings().start('listen', '--sensitive', '--bodies');
      expect(await sensitive.says('sensitive fields')).toMatch(/^ {2}sensitive fields {2}included$/m);
      const email = await create();
      expect(await sensitive.says(`"email": "${email}"`)).not.toContain('masked');
      await end(sensitive);
    },
  );
});
