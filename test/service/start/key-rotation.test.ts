import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { describe, expect, test } from 'vitest';

import { checkSignature } from '../../chaos/check-signature.ts';
import { now } from '../../chaos/now.ts';
import { testDatabaseUrl } from '../../support/database.ts';
import { isDivided, isLongRun } from '../../support/suite-length.ts';
import { startWebhookReceiver } from '../../support/webhook-receiver.ts';
import { expectFailedStart } from './expect-failed-start.ts';
import { type Place, type Serving, withPlace } from './place.ts';

const newKey = (): string => randomBytes(32).toString('base64');

/**
 * Customers that are created one after the other while the processes change, and what became of their
 * webhooks.
 */
interface Load {
  /** Requests go there from now on. */
  readonly to: (service: Serving) => void;
  stop(): Promise<{ readonly created: number; readonly failed: readonly (number | string)[] }>;
}

function startLoad(first: Serving): Load {
  let service = first;
  const over = new AbortController();
  let created = 0;
  const failed: (number | string)[] = [];
  const running = (async () => {
    while (!over.signal.aborted) {
      const email = `${created + failed.length}@shop.example`;
      const sent = service.call('POST', '/customers', { json: { email } });
      const status = await sent.then((response) => response.status).catch(String);
      if (status === 201) created += 1;
      else failed.push(status);
      await sleep(10);
    }
  })();
  return {
    to: (other) => (service = other),
    async stop() {
      over.abort();
      await running;
      return { created, failed };
    },
  };
}

/** A receiver that checks the signature of each webhook, and its destination. */
async function subscribe({ call }: Serving) {
  const receiver = await startWebhookReceiver();
  const json = {
    description: 'Shop',
    type: 'url',
    destination: receiver.url,
    subscribed_events: ['customer.created'],
  };
  const { data } = (await (await call('POST', '/notification-settings', { json })).json()) as {
    readonly data: { readonly endpoint_secret_key: string };
  };
  const wrong = (): number =>
    receiver.received.filter(({ headers, body }) => {
      const signature = Object.entries(headers).find(([name]) => name.endsWith('signature'))?.[1];
      const { status } = checkSignature(String(signature), Buffer.from(body), data.endpoint_secret_key, now());
      return status !== 200 && status !== 408;
    }).length;
  const events = (): number => new Set(receiver.received.map(({ json: { event_id } }) => event_id)).size;
  return { wrong, events };
}

async function stopped(...services: readonly Serving[]): Promise<void> {
  for (const service of services) service.kill('SIGTERM');
  for (const service of services) expect(await service.ended).toMatchObject({ code: 0 });
}

/** Its many starts take too long for a whole `npm test`. */
const isLong = isLongRun || !isDivided;

describe.runIf(testDatabaseUrl !== undefined && isLong)('the key of processes on PostgreSQL', () => {
  withPlace(testDatabaseUrl, (place) => {
    const [former, key] = [newKey(), newKey()];
    const both = async (env: Record<string, string>): Promise<[Serving, Serving]> =>
      Promise.all([place().serveWith(env), place().serveWith(env)]);
    const operator = (env: Record<string, string>) => operatorWith(place(), env);

    test('is rotated in steps, without a failed request or a wrong signature', async () => {
      const alone = { BILLING_SECRET_KEY: former, BILLING_DATABASE_CONNECTIONS: '3' };
      const accepting = { ...alone, BILLING_SECRET_KEY_PREVIOUS: key };
      const switched = { ...alone, BILLING_SECRET_KEY: key, BILLING_SECRET_KEY_PREVIOUS: former };
      const first = await both(alone);
      const { wrong, events } = await subscribe(first[0]);
      const load = startLoad(first[0]);

      const tooEarly = await place().startWith(switched).ended;
      expectFailedStart(tooEarly, /^2 running processes do not accept the new key of BILLING_SECRET_KEY\. Start all/);

      const second = await both(accepting);
      load.to(second[0]);
      await stopped(...first);
      expect(await operator(switched)).toMatchObject({
        code: 1,
        err: expect.stringMatching(
          /^2 running processes encrypt with another key than [0-9a-f]{8}\. Nothing was changed\./,
        ),
      });

      const third = await both(switched);
      load.to(third[0]);
      const withoutNew = await place().startWith(alone).ended;
      expectFailedStart(withoutNew, /^The secrets in this database were encrypted with another key\./);
      await stopped(...second);
      const rotated = await operator(switched);
      expect(rotated, rotated.err).toMatchObject({ code: 0 });
      expect(JSON.parse(rotated.out)).toMatchObject({ destinations: expect.any(Number) });

      const last = await place().serveWith({ ...alone, BILLING_SECRET_KEY: key });
      load.to(last);
      await stopped(...third);
      const { created, failed } = await load.stop();
      expect(failed).toEqual([]);
      expect(created).toBeGreaterThan(50);
      await expect.poll(events, { timeout: 20_000 }).toBe(created);
      expect(wrong()).toBe(0);

      const outdated = await place().startWith(alone).ended;
      expectFailedStart(outdated, /^The secrets in this database were encrypted with another key\./);
    }, 400_000);
  });
});

describe.runIf(isLong)('the key file of an embedded database', () => {
  withPlace(undefined, (place) => {
    test('is rotated while the service runs, without a failed request or a wrong signature', async () => {
      const service = await place().serve();
      const { wrong, events } = await subscribe(service);
      const load = startLoad(service);
      await expect.poll(events, { timeout: 20_000 }).toBeGreaterThan(3);
      const rotated = await place().operator('secret-key', 'rotate', '--json');
      expect(rotated, rotated.err).toMatchObject({ code: 0 });
      const before = events();
      await expect.poll(events, { timeout: 20_000 }).toBeGreaterThan(before + 3);
      const { created, failed } = await load.stop();
      expect(failed).toEqual([]);
      await expect.poll(events, { timeout: 20_000 }).toBe(created);
      expect(wrong()).toBe(0);
      const entries = await place().operator('audit', '--operation', 'secret-key rotate', '--json');
      expect(JSON.parse(entries.out)).toMatchObject([
        { actor_type: 'operator', actor_id: expect.stringContaining('@') },
      ]);
    }, 200_000);
  });
});

function operatorWith(place: Place, env: Record<string, string>) {
  return place.operatorWith(env, 'secret-key', 'rotate', '--json');
}
