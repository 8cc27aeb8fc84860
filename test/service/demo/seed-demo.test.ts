import { expect, test } from 'vitest';

import { ensureDemo } from '../../../service/demo/ensure-demo.ts';
import type { Tables } from '../../../service/storage/tables.ts';
import { eachEngine } from '../../support/database.ts';
import { testServices } from '../../support/services.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';

eachEngine('the demo account', (database) => {
  const countOf = async (table: keyof Tables): Promise<number> => {
    const { count } = await database()
      .db.selectFrom(table)
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  test('is a small business with customers, a catalog, discounts, destinations and recent events', async () => {
    const { ids } = (await ensureDemo(testServices(database()), await temporaryDirectory()))!;
    expect(Object.keys(ids)).toEqual(expect.arrayContaining(['customer', 'business', 'price', 'discount', 'event']));
    const counts = { customers: 12, addresses: 12, businesses: 10, products: 5, prices: 7, discounts: 3 } as const;
    for (const table of Object.keys(counts) as (keyof typeof counts)[])
      expect(await countOf(table)).toBe(counts[table]);

    const { db } = database();
    const prices = await db.selectFrom('prices').select('billing_cycle').execute();
    const cycles = prices.map(({ billing_cycle }) => billing_cycle?.interval ?? 'once');
    expect(new Set(cycles)).toEqual(new Set(['month', 'year', 'once']));
    const settings = await db.selectFrom('notification_settings').select('active').execute();
    expect(settings.map(({ active }) => active).toSorted()).toEqual([false, true]);
    const events = await db.selectFrom('events').select('type').distinct().execute();
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['customer.created', 'address.created', 'business.created', 'product.created']),
    );
  });
});
