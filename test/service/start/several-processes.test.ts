import { describe, expect, test } from 'vitest';

import { testDatabaseUrl } from '../../support/database.ts';
import { expectFailedStart } from './expect-failed-start.ts';
import { withPlace } from './place.ts';

describe.runIf(testDatabaseUrl !== undefined)('several processes on one PostgreSQL', () => {
  withPlace(testDatabaseUrl, (place) => {
    test('that start at once on an empty database all serve, with one demo account', async () => {
      const services = await Promise.all(Array.from({ length: 4 }, () => place().serve()));
      const [first] = services;
      for (const { key, ids } of services) expect({ key, ids }).toEqual({ key: first!.key, ids: first!.ids });

      const database = await place().open();
      const rows = await database.db.selectFrom('accounts').select('id').execute();
      await database.close();
      expect(rows).toEqual([{ id: 'demo' }]);
    });

    test('serve the same data, even after one of them is killed', async () => {
      const [one, other] = await Promise.all([place().serve(), place().serve()]);
      const created = await one.call('POST', '/products', { json: { name: 'Shared', tax_category: 'standard' } });
      const { data } = (await created.json()) as { readonly data: { readonly id: string } };
      one.kill('SIGKILL');
      await one.ended;
      const read = await other.call('GET', `/products/${data.id}`);
      expect(await read.json()).toMatchObject({ data: { name: 'Shared' } });
    });

    test('end at once when they are stopped as soon as they serve', async () => {
      const service = await place().serve();
      service.kill('SIGTERM');
      expect(await service.ended).toMatchObject({ code: 0 });
    });
  });

  withPlace(testDatabaseUrl, (place) => {
    test('do not start with other settings than the running ones, and set new ones when none runs', async () => {
      const running = await place().serve();
      const other = await place().start('--port', '0', '--allow-private-destinations').ended;
      expectFailedStart(
        other,
        /^Processes with other settings run on this database \(schema "billing_sandbox"\): the networks that destinations may be in \(--allow-private-destinations, .*\) is "loopback" there and "private" here\. Start this one with their settings, or stop them first\.$/,
      );
      running.kill('SIGKILL');
      await running.ended;
      const alone = await place().serve('--allow-private-destinations');
      const json = { description: 'Try', type: 'url', subscribed_events: ['customer.created'], active: false };
      const made = await alone.call('POST', '/notification-settings', {
        json: { ...json, destination: 'http://10.0.0.1/' },
      });
      expect(made.status).toBe(201);
      alone.kill('SIGKILL');
      await alone.ended;
    });
  });
});
