import { beforeEach, expect, test } from 'vitest';

import { eachServiceUndivided } from '../../support/service.ts';
import { isLongRun } from '../../support/suite-length.ts';

const CHANGES = isLongRun ? 200 : 50;

eachServiceUndivided('a client that loses the first response to each change', (service) => {
  const lost = new Set<unknown>();

  beforeEach(() => lost.clear());

  /** Fails after the first response to each key, as `fetch` does when the connection is lost. */
  const lossy: typeof globalThis.fetch = async (url, init) => {
    const response = await service().fetch(url, init);
    const key = new Headers(init?.headers).get('idempotency-key');
    if (lost.has(key)) return response;
    lost.add(key);
    throw new TypeError('fetch failed');
  };

  test('makes each change once, and gets the response to it', async () => {
    const timing = { now: Date.now, random: Math.random, sleep: async () => undefined };
    const client = await service().client({ fetch: lossy, maxRetries: 2, timing });
    const names = Array.from({ length: CHANGES }, (_, number) => `Product ${number}`);
    const writers = Array.from({ length: 8 }, async () => {
      const ids: string[] = [];
      for (let name = names.pop(); name !== undefined; name = names.pop()) {
        const { data } = await client.products.create({ body: { name, tax_category: 'standard' } });
        ids.push(data.id);
      }
      return ids;
    });
    const acknowledged = (await Promise.all(writers)).flat();
    const { db } = service().database;
    const stored = await db.selectFrom('products').select('id').execute();
    const events = await db.selectFrom('events').select('id').where('type', '=', 'product.created').execute();
    expect(lost.size).toBe(CHANGES);
    expect(acknowledged.toSorted()).toEqual(stored.map(({ id }) => id).toSorted());
    expect(events).toHaveLength(CHANGES);
  });
});
