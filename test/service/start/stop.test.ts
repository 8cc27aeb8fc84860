import { beforeAll, expect, test, vi } from 'vitest';

import { startKeepAliveLoad } from '../../chaos/keep-alive-load.ts';
import { closed, halfRequest } from './half-request.ts';
import { eachPlace, prepare, type Serving } from './place.ts';
import { isLongRun } from '../../support/suite-length.ts';

async function newestProducts(service: Serving): Promise<string[]> {
  const response = await service.call('GET', '/events?event_type=product.created&order_by=id%5BDESC%5D&per_page=200');
  const { data } = (await response.json()) as {
    readonly data: readonly { readonly data: { readonly name: string } }[];
  };
  return data.map((event) => event.data.name);
}

eachPlace('ending the service', (place) => {
  beforeAll(() => prepare(place()));

  test('responds to a request in flight after one or several signals, and exits with code 0', async () => {
    const service = await place().serve();
    // Its connection stays open, as clients leave them.
    await service.call('GET', '/event-types');
    const { finish } = await halfRequest(service, 'In flight');
    service.kill('SIGTERM');
    await closed(service.url);
    service.kill('SIGINT');
    service.kill('SIGTERM');
    expect((await finish()).status).toBe(201);
    expect(await service.ended).toMatchObject({
      code: 0,
      err: expect.not.stringContaining('grace period expired') as string,
    });
    const again = await place().serve();
    expect(await newestProducts(again)).toContain('In flight');
    again.kill('SIGINT');
    expect(await again.ended).toMatchObject({ code: 0 });
  });

  test('drains after SIGTERM: /readyz fails at once, requests are still accepted, and SIGINT ends it', async () => {
    const service = await place().serveWith({
      BILLING_DRAIN_SECONDS: '3600',
      BILLING_ADMIN_PORT: '0',
      BILLING_LOG_LEVEL: 'info',
      BILLING_TRUSTED_PROXIES: '127.0.0.1',
    });
    // Caches that the process is ready.
    expect((await fetch(`${service.admin_url}/readyz`)).status).toBe(200);
    const { finish } = await halfRequest(service, 'Begun before the drain');
    const load = startKeepAliveLoad({ url: service.url, key: service.key, name: 'drain', connections: 2 });
    service.kill('SIGTERM');
    await service.complains('draining: /readyz fails');
    service.kill('SIGTERM');
    const ready = await fetch(`${service.admin_url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ status: 'unavailable', reason: 'draining' });
    const json = { name: 'Sent during the drain', tax_category: 'standard' };
    const made = await service.call('POST', '/products', { json });
    expect(made.status).toBe(201);
    expect(made.headers.get('connection')).toBe('close');
    await vi.waitFor(() => expect(load.seen.closing).toBeGreaterThan(0), 10_000);
    await load.stop();
    expect(load.seen.failures).toEqual([]);
    service.kill('SIGINT');
    await closed(service.url);
    expect((await finish()).status).toBe(201);
    expect(await service.ended).toMatchObject({ code: 0 });
  });

  test.each(isLongRun ? ['uncaughtException', 'unhandledRejection'] : ['unhandledRejection'])(
    'logs an error that nothing handled (%s), closes the database, and exits with code 1',
    async (origin) => {
      const fault =
        origin === 'uncaughtException' ? `throw new Error('planted')` : `Promise.reject(new Error('planted'))`;
      const planted = `data:text/javascript,${encodeURIComponent(`process.on('SIGUSR2', () => { ${fault} })`)}`;
      const service = await place().serveWith({ NODE_OPTIONS: `--import=${planted}` });
      const made = await service.call('POST', '/products', { json: { name: origin, tax_category: 'standard' } });
      expect(made.status).toBe(201);
      service.kill('SIGUSR2');
      const { code, err } = await service.ended;
      expect(code).toBe(1);
      const lines = err
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>);
      const fatal = lines.find(({ level }) => level === 60);
      expect(fatal).toMatchObject({ origin, err: { message: 'planted', stack: expect.any(String) as string } });
      const again = await place().serve();
      expect(await newestProducts(again)).toContain(origin);
      again.kill('SIGTERM');
      await again.ended;
    },
  );

  test('starts again after kill -9 with all acknowledged data', async () => {
    const service = await place().serve();
    const acknowledged: string[] = [];
    const write = async (number: number): Promise<void> => {
      const name = `Product ${number}`;
      const { status } = await service.call('POST', '/products', { json: { name, tax_category: 'standard' } });
      if (status === 201) acknowledged.push(name);
      if (number === 40) service.kill('SIGKILL');
    };
    // Some are on their way when it dies.
    const writing = Array.from({ length: 60 }, (_, number) => write(number));
    await Promise.allSettled([...writing, service.ended]);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(await service.ended).toMatchObject({ code: null });

    const again = await place().serve();
    expect(again.key).toBe(service.key);
    expect(await newestProducts(again)).toEqual(expect.arrayContaining(acknowledged));
    again.kill('SIGTERM');
    await again.ended;
  });

  test.runIf(isLongRun)(
    'after the drain, cuts off a hanging request after some seconds, and closes the rest in order',
    async () => {
      const service = await place().serveWith({ BILLING_DRAIN_SECONDS: '1', BILLING_LOG_LEVEL: 'info' });
      await halfRequest(service, 'Never sent');
      service.kill('SIGTERM');
      const { code, err } = await service.ended;
      expect(code).toBe(0);
      expect(err).toContain('draining: /readyz fails');
      expect(err).toContain('grace period expired; cutting the connections of requests in flight');
    },
  );
});
