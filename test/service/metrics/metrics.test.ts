import type { AddressInfo } from 'node:net';

import Fastify from 'fastify';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { silentLog } from '../../../service/common/log.ts';
import { type Health, registerHealth } from '../../../service/http/health.ts';
import { catalogue, metricsTable } from '../../../service/metrics/catalogue.ts';
import { createMetrics } from '../../../service/metrics/create-metrics.ts';
import { dueAge, oldestReadySeconds } from '../../../service/metrics/due-age.ts';
import { openDatabase } from '../../../service/storage/open-database.ts';
import { eachEngine, prepared } from '../../support/database.ts';

/** Listens with nothing but health on it. */
async function served(health: Health): Promise<string> {
  const app = Fastify();
  registerHealth(app, health);
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/**
 * What Prometheus's text format says: value by name and labels. Whatever is not of that form fails the test.
 */
function parse(text: string): Map<string, number> {
  const samples = new Map<string, number>();
  expect(text.endsWith('\n')).toBe(true);
  for (const line of text.split('\n')) {
    if (line === '') continue;
    if (/^# (HELP [a-z_]+ \S.*|TYPE [a-z_]+ (counter|gauge|histogram))$/.test(line)) continue;
    const sample = /^([a-z_]+(?:\{[a-z]+="[^"\\\n]*"(?:,[a-z]+="[^"\\\n]*")*\})?) (\S+)$/.exec(line);
    expect(sample, line).not.toBeNull();
    expect(sample![2]).toMatch(/^(-?\d+(\.\d+)?(e[+-]?\d+)?|\+Inf|-Inf|NaN)$/i);
    samples.set(sample![1]!, Number(sample![2]));
  }
  return samples;
}

eachEngine('the due rows', (database) => {
  /** Of one destination; `dueIn` in seconds from now. */
  const add = async (setting: string, dueIn: number, lease: string | null = null): Promise<void> => {
    await sql`
      insert into delivery_due (notification_id, account_id, notification_setting_id, due_at, lease)
      values (${`ntf_${setting}${dueIn}${lease}`}, 'acme', ${setting}, clock_timestamp() + ${dueIn}::float8 * interval '1 second', ${lease})`.execute(
      database().db,
    );
  };
  /** Time goes on while a test runs, which makes things older and never younger. */
  const isAbout = (seconds: number): unknown => expect.toSatisfy((n: number) => n >= seconds && n < seconds + 90);

  beforeEach(async () => {
    await database().db.deleteFrom('delivery_due').execute();
  });

  test('reports the age of the oldest row, and the number of destinations with due rows', async () => {
    const { db } = database();
    expect(await dueAge(db, [])).toEqual({ oldestSeconds: 0, pausedOldestSeconds: 0, destinations: 0 });
    await add('ntfset_c', 600);
    expect(await dueAge(db, [])).toEqual({ oldestSeconds: 0, pausedOldestSeconds: 0, destinations: 0 });
    await add('ntfset_a', -100);
    await add('ntfset_a', -300);
    await add('ntfset_b', -200);
    await add('ntfset_b', 15, 'lease');
    expect(await dueAge(db, [])).toEqual({ oldestSeconds: isAbout(300), pausedOldestSeconds: 0, destinations: 2 });
  });

  test('reports the age for paused destinations separately', async () => {
    const { db } = database();
    await add('ntfset_paused', -400);
    await add('ntfset_a', -300);
    expect(await dueAge(db, ['ntfset_paused', 'ntfset_idle'])).toEqual({
      oldestSeconds: isAbout(300),
      pausedOldestSeconds: isAbout(400),
      destinations: 2,
    });
    expect(await dueAge(db, ['ntfset_paused', 'ntfset_a'])).toMatchObject({ oldestSeconds: 0 });
  });

  test('counts for readiness only if no worker has claimed it and it is not paused', async () => {
    const { db } = database();
    expect(await oldestReadySeconds(db, [])).toBeUndefined();
    await add('ntfset_busy', -500);
    await add('ntfset_busy', 600, 'alive');
    await add('ntfset_paused', -400);
    await add('ntfset_retry', 600);
    expect(await oldestReadySeconds(db, ['ntfset_paused'])).toBeUndefined();
    expect(await oldestReadySeconds(db, [])).toEqual(isAbout(400));
    await add('ntfset_dead', -200, 'ended');
    expect(await oldestReadySeconds(db, ['ntfset_paused'])).toEqual(isAbout(200));
  });

  test('makes /readyz red when it is older than the limit, and green again', async () => {
    const { db } = database();
    const delivery = { oldestReadySeconds: () => oldestReadySeconds(db, []), limitSeconds: 1_000 };
    let now = 0;
    const url = await served({ db, delivery, now: () => now });
    const ready = async (): Promise<unknown[]> => {
      now += 1_000;
      const response = await fetch(`${url}/readyz`);
      return [response.status, await response.json()];
    };
    expect(await ready()).toEqual([200, { status: 'ok' }]);
    await add('ntfset_a', -500);
    expect(await ready()).toEqual([200, { status: 'ok' }]);
    await add('ntfset_a', -1_500);
    expect(await ready()).toEqual([
      503,
      {
        status: 'unavailable',
        reason: expect.stringMatching(
          /^a notification has been due for 15\d\d s without being delivered \(limit: 1000 s\)$/,
        ),
      },
    ]);
    expect((await fetch(`${await served({ db })}/readyz`)).status, 'who does not deliver does not look').toBe(200);
    await db.deleteFrom('delivery_due').execute();
    expect(await ready()).toEqual([200, { status: 'ok' }]);
  });

  test('is read at most once a second, like the database, however often /readyz is requested', async () => {
    const { db } = database();
    let now = 0;
    const looked = vi.fn<() => Promise<undefined>>(async () => undefined);
    const url = await served({ db, delivery: { oldestReadySeconds: looked, limitSeconds: 10 }, now: () => now });
    const probes = () => Promise.all(Array.from({ length: 20 }, () => fetch(`${url}/readyz`)));
    await probes();
    now = 999;
    await probes();
    expect(looked).toHaveBeenCalledTimes(1);
    now = 1_000;
    await probes();
    expect(looked).toHaveBeenCalledTimes(2);
  });

  test('appears in /metrics with all counters', async () => {
    const { db } = database();
    let state: { inFlight: number; paused: string[]; isListening: boolean } | undefined;
    const metrics = createMetrics({ db, log: silentLog, delivery: () => state });
    const url = await served({ db, metrics });
    const scrape = async (): Promise<Map<string, number>> => {
      const response = await fetch(`${url}/metrics`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4; charset=utf-8$/);
      return parse(await response.text());
    };
    expect((await scrape()).get('billing_delivery_in_flight')).toBe(0);
    state = { inFlight: 7, paused: ['ntfset_b', 'ntfset_c'], isListening: true };
    await add('ntfset_a', -300);
    await add('ntfset_b', -500);
    const claimed = { type: 'url' };
    const accepted = { outcome: 'accepted', error: null, durationMs: 20 };
    const timedOut = { outcome: 'failed', error: 'timeout', durationMs: 5_000 };
    metrics.attemptRecorded({ claimed, attempt: accepted, retryIn: undefined });
    metrics.attemptRecorded({ claimed, attempt: timedOut, retryIn: 60 });
    metrics.attemptRecorded({ claimed, attempt: timedOut, retryIn: undefined });
    metrics.requestCompleted('customers.create', 201, 4);
    metrics.requestCompleted(undefined, 404, 0.4);
    metrics.renewalFailed();
    metrics.retentionRan({ outcome: 'completed', dropped: 3 });
    metrics.retentionRan({ outcome: 'failed', dropped: 0 });
    metrics.retentionRan({ outcome: 'skipped', dropped: 0 });
    const samples = await scrape();
    expect(Object.fromEntries(samples)).toMatchObject({
      billing_delivery_oldest_due_seconds: isAbout(300),
      billing_delivery_paused_oldest_due_seconds: isAbout(500),
      billing_delivery_due_destinations: 2,
      billing_delivery_in_flight: 7,
      billing_delivery_paused_destinations: 2,
      billing_delivery_listening: 1,
      billing_database_up: 1,
      billing_renewals_oldest_due_seconds: 0,
      billing_renewals_failures_total: 1,
      billing_payments_unresolved: 0,
      billing_refunds_unresolved: 0,
      billing_mails_oldest_waiting_seconds: 0,
      billing_redis_up: NaN,
      'billing_delivery_attempts_total{type="url",outcome="accepted",error="none"}': 1,
      'billing_delivery_attempts_total{type="url",outcome="failed",error="timeout"}': 2,
      'billing_delivery_attempt_duration_seconds_sum{type="url"}': 10.02,
      'billing_delivery_attempt_duration_seconds_count{type="url"}': 3,
      'billing_notifications_ended_total{status="delivered"}': 1,
      'billing_notifications_ended_total{status="failed"}': 1,
      billing_retention_runs_total: 2,
      billing_retention_failures_total: 1,
      billing_retention_dropped_parts_total: 3,
      'billing_http_requests_total{operation="customers.create",status="201"}': 1,
      'billing_http_requests_total{operation="none",status="404"}': 1,
      'billing_http_request_duration_seconds_bucket{le="0.005",operation="customers.create"}': 1,
      'billing_http_request_duration_seconds_bucket{le="0.0025",operation="customers.create"}': 0,
    });
  });
});

describe('the metrics', () => {
  test('are exactly those of the table, and two instances count separately', async () => {
    const { db, close } = await openDatabase(await prepared({ engine: 'pglite', schema: 'public' }), silentLog);
    onTestFinished(close);
    const [one, two] = [createMetrics({ db, log: silentLog }), createMetrics({ db, log: silentLog })];
    one.retentionRan({ outcome: 'completed', dropped: 0 });
    const text = await one.text();
    const served = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => [name, type]);
    expect(served).toEqual(Object.entries(catalogue).map(([name, { type }]) => [name, type]));
    const printed = [...metricsTable().matchAll(/^\| `(\S+)` \| (\S+) \|/gm)].map(([, name, type]) => [name, type]);
    expect(printed).toEqual(served);
    expect(await two.text()).toMatch(/^billing_retention_runs_total 0$/m);
  });

  test('have the units and endings that Prometheus recommends', () => {
    for (const [name, { type }] of Object.entries(catalogue)) {
      expect(name).toMatch(/^billing_[a-z_]+$/);
      expect(name.endsWith('_total'), name).toBe(type === 'counter');
      expect(name.endsWith('_seconds') || type !== 'histogram', name).toBe(true);
    }
  });

  test('leave out the due rows while the database does not respond', async () => {
    const { db, close } = await openDatabase(await prepared({ engine: 'pglite', schema: 'public' }), silentLog);
    const metrics = createMetrics({ db, log: silentLog });
    metrics.requestCompleted('customers.get', 500, 3);
    await close();
    const samples = parse(await metrics.text());
    expect(samples.get('billing_delivery_oldest_due_seconds')).toBeNaN();
    expect(samples.get('billing_renewals_oldest_due_seconds')).toBeNaN();
    expect(samples.get('billing_database_up')).toBe(0);
    expect(samples.get('billing_http_requests_total{operation="customers.get",status="500"}')).toBe(1);
  });
});
