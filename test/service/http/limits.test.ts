import { rateLimits } from '@billing/server';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { type RateLimiter, rateLimiter } from '../../../service/limits/rate-limiter.ts';
import { seedEverything } from '../../support/fixtures.ts';
import {
  documentedLimiter,
  eachService,
  startService,
  type TestService,
  type TestServiceOptions,
} from '../../support/service.ts';
import { caller } from './test-client.ts';
import { expectError } from './expect-error.ts';
import { sendRaw } from './raw-request.ts';

eachService('limits by client address', (service) => {
  let key: string;

  beforeAll(async () => {
    await seedEverything(service());
    key = await service().keyFor();
  });

  async function another(options: TestServiceOptions): Promise<TestService> {
    const app = await startService(service().database, options);
    onTestFinished(() => app.app.close());
    return app;
  }

  describe('the rate limit', () => {
    let limited: TestService;
    let call: (options?: { path?: string; method?: string; ip?: string; key?: string | null }) => Promise<Response>;

    beforeEach(async () => {
      limited = await another({ limiter: documentedLimiter(), app: { trustedProxies: ['127.0.0.1'] } });
      call = ({ path = '/event-types', method = 'GET', ip = '198.51.100.7', key: other } = {}) =>
        caller(limited, key)(method, path, {
          headers: { 'x-forwarded-for': ip },
          ...(other !== undefined && { key: other }),
        });
    });

    const statuses = async (times: number, options?: Parameters<typeof call>[0]): Promise<Record<number, number>> => {
      const found: Record<number, number> = {};
      for (let sent = 0; sent < times; sent += 40) {
        const responses = await Promise.all(Array.from({ length: Math.min(40, times - sent) }, () => call(options)));
        for (const { status } of responses) found[status] = (found[status] ?? 0) + 1;
      }
      return found;
    };

    test('returns 429 with Retry-After to the 241st request within a minute and all later ones', async () => {
      expect(await statuses(240)).toEqual({ 200: 240 });
      const response = await call();
      const { error } = await expectError(response, 'too_many_requests');
      const seconds = Number(response.headers.get('retry-after'));
      expect(seconds).toBeGreaterThanOrEqual(59);
      expect(seconds).toBeLessThanOrEqual(60);
      expect(error.detail).toContain(`${seconds} seconds`);
      expect(await statuses(40)).toEqual({ 429: 40 });
      expect(Number((await call()).headers.get('retry-after'))).toBeLessThanOrEqual(seconds);
    });

    test('counts rejected requests as well: wrong keys, unknown paths and methods, malformed requests', async () => {
      await statuses(60, { key: 'unknown' });
      await statuses(60, { path: '/nothing' });
      await statuses(60, { method: 'PUT' });
      expect(await statuses(60, { path: '/products/%zz' })).toEqual({ 400: 60 });
      expect(await statuses(1)).toEqual({ 429: 1 });
      expect(await statuses(1, { path: '/nothing' })).toEqual({ 429: 1 });
      expect(await statuses(1, { path: '/products/%zz' })).toEqual({ 429: 1 });
    });

    test('allows 1,000 previews a minute besides other requests, and then rejects both', async () => {
      const preview = { path: '/pricing-preview', method: 'POST' };
      expect(await statuses(1_000, preview)).toEqual({ 400: 1_000 });
      expect(await statuses(120)).toEqual({ 200: 120 });
      expect(await statuses(1, preview)).toEqual({ 429: 1 });
      expect(await statuses(1)).toEqual({ 429: 1 });
    });

    test('does not limit another address, and treats an IPv6 /64 as one address', async () => {
      expect(await statuses(241, { ip: '2001:db8:0:1::1' })).toEqual({ 200: 240, 429: 1 });
      expect(await statuses(1, { ip: '2001:db8:0:1:ffff::2' })).toEqual({ 429: 1 });
      expect(await statuses(1, { ip: '2001:db8:0:2::1' })).toEqual({ 200: 1 });
      expect(await statuses(1, { ip: '198.51.100.8' })).toEqual({ 200: 1 });
    });

    test('does not limit requests to the health endpoints', async () => {
      expect(await statuses(241)).toEqual({ 200: 240, 429: 1 });
      const responses = await Promise.all([fetch(`${limited.url}/livez`), fetch(`${limited.url}/readyz`)]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    });

    test('counts the two environments separately', async () => {
      expect(rateLimits).toEqual({
        default: { requests: 240, windowSeconds: 60, penaltySeconds: 60 },
        preview: { requests: 1_000, windowSeconds: 60, penaltySeconds: 60 },
      });
      const limiters = (['sandbox', 'live'] as const).map((environment) => rateLimiter(rateLimits, environment));
      const drain = async (limiter: RateLimiter) => {
        for (let sent = 0; sent <= 240; sent++) await limiter.check('198.51.100.9', 'default');
      };
      await drain(limiters[0]!);
      expect(await limiters[1]!.check('198.51.100.9', 'default')).toEqual({ allowed: true });
    });
  });

  describe('trust in proxies', () => {
    const seen: string[] = [];
    const limiter: RateLimiter = {
      check: async (address) => {
        seen.push(address);
        return { allowed: true };
      },
    };

    /** What the service takes for the caller's address and for its own. */
    async function taken(
      trustedProxies: readonly string[],
      headers: Record<string, string>,
    ): Promise<{ ip: string; origin: string }> {
      const app = await another({ limiter, app: { trustedProxies } });
      seen.length = 0;
      const response = await caller(app, key)('GET', '/checkout-domains?per_page=1', { headers });
      const { meta } = (await response.json()) as { meta: { pagination: { next: string } } };
      const { origin } = new URL(meta.pagination.next);
      return { ip: seen[0] ?? '', origin: origin === app.url ? 'its own' : origin };
    }

    const forwarded = {
      'x-forwarded-for': '198.51.100.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'api.billing.example',
    };

    test('ignores forwarding headers unless a proxy is configured', async () => {
      expect(await taken([], forwarded)).toEqual({ ip: '127.0.0.1', origin: 'its own' });
      expect(await taken(['10.0.0.0/8', '::1'], forwarded)).toEqual({ ip: '127.0.0.1', origin: 'its own' });
    });

    test.each([['127.0.0.1'], ['127.0.0.0/8'], ['10.0.0.0/8', '127.0.0.1/32']])(
      'trusts a configured proxy: %s',
      async (...proxies) => {
        expect(await taken(proxies, forwarded)).toEqual({ ip: '198.51.100.7', origin: 'https://api.billing.example' });
      },
    );

    test('ignores addresses left of the first one that is not a proxy, which any client could have sent', async () => {
      const chain = { 'x-forwarded-for': '192.0.2.66, 198.51.100.7, 10.1.2.3' };
      expect(await taken(['127.0.0.1', '10.0.0.0/8'], chain)).toMatchObject({ ip: '198.51.100.7' });
      expect(await taken(['127.0.0.1'], chain)).toMatchObject({ ip: '10.1.2.3' });
    });

    test('a proxy that sends no forwarding header is the caller', async () => {
      expect(await taken(['127.0.0.1'], {})).toEqual({ ip: '127.0.0.1', origin: 'its own' });
    });

    test('rejects an invalid host from any proxy', async () => {
      const app = await another({ app: { trustedProxies: ['127.0.0.1'] } });
      for (const header of ['X-Forwarded-Host: a b', 'X-Forwarded-Proto: javascript']) {
        const lines = ['GET /events HTTP/1.1', 'Host: x', `Authorization: Bearer ${key}`, header, 'Connection: close'];
        await expectError(await sendRaw(app.url, lines), 'bad_request');
      }
    });

    test('prefers the configured address of the service to forwarding headers', async () => {
      const publicUrl = 'https://billing.example/api';
      const app = await another({ app: { trustedProxies: ['127.0.0.1'], publicUrl } });
      const response = await caller(app, key)('GET', '/checkout-domains?per_page=1', { headers: forwarded });
      const { meta } = (await response.json()) as { meta: { pagination: { next: string } } };
      expect(meta.pagination.next).toMatch(
        /^https:\/\/billing\.example\/api\/checkout-domains\?per_page=1&after=chedom_/,
      );
    });
  });
});
