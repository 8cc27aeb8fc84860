import { beforeAll, expect, test } from 'vitest';

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

  test('cuts off a hanging request after some seconds, and shuts the rest down gracefully', async () => {
    const service = await place().serve();
    await halfRequest(service, 'Never sent');
    service.kill('SIGTERM');
    const cutOff = expect.stringContaining(
      'grace period expired; cutting the connections of requests in flight',
    ) as string;
    expect(await service.ended).toMatchObject({ code: 0, err: cutOff });
  });
});
