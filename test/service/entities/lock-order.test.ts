import { type Kysely, sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';

import type { Tables } from '../../../service/storage/tables.ts';
import { seedDiscount, seedProducts } from '../../support/catalog-fixtures.ts';
import { seedCustomer } from '../../support/fixtures.ts';
import { eachService } from '../../support/service.ts';
import { type Call, caller } from '../http/test-client.ts';

interface Ids {
  readonly customer: string;
  readonly product: string;
  readonly discount: string;
}

const custom_data = { note: 'for this test' };

/** Requests that lock a row which they refer to, and the table of that row. */
const requests: readonly [
  operation: string,
  table: 'customers' | 'products',
  send: (call: Call, ids: Ids) => Promise<Response>,
][] = [
  [
    'addresses.create',
    'customers',
    (call, { customer }) =>
      call('POST', `/customers/${customer}/addresses`, { json: { country_code: 'NL', custom_data } }),
  ],
  [
    'businesses.create',
    'customers',
    (call, { customer }) => call('POST', `/customers/${customer}/businesses`, { json: { name: 'Works', custom_data } }),
  ],
  [
    'prices.create',
    'products',
    (call, { product }) =>
      call('POST', '/prices', {
        json: {
          product_id: product,
          description: 'Once',
          unit_price: { amount: '100', currency_code: 'EUR' },
          custom_data,
        },
      }),
  ],
  [
    'discounts.create',
    'products',
    (call, { product }) =>
      call('POST', '/discounts', {
        json: { description: 'Ten', type: 'percentage', amount: '10', restrict_to: [product], custom_data },
      }),
  ],
  [
    'discounts.update',
    'products',
    (call, { product, discount }) =>
      call('PATCH', `/discounts/${discount}`, { json: { restrict_to: [product], custom_data } }),
  ],
];

eachService('the order of locks', (service) => {
  let call: Call;
  let ids: Ids;

  beforeAll(async () => {
    const { services, accountId } = service();
    call = caller(service(), await service().keyFor());
    const [product = ''] = await seedProducts(services, accountId, 1);
    ids = {
      customer: await seedCustomer(services, accountId),
      product,
      discount: await seedDiscount(services, accountId),
    };
    await sql`
      insert into custom_data_sizes (account_id, part, bytes)
      select ${accountId}, part, 0 from generate_series(0, 63) as part on conflict do nothing`.execute(services.db);
  });

  /** How many sessions wait for a lock that this transaction holds. */
  const waiting = async (trx: Kysely<Tables>): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(distinct pid) as count from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(
      trx,
    );
    return rows[0]!.count;
  };

  test.each(requests)('%s waits for the stored sizes before it locks a row of %s', async (_, table, send) => {
    // The embedded engine runs one transaction at a time.
    if (service().database.engine === 'pglite') return;
    let response: Promise<Response> | undefined;
    await service()
      .services.db.transaction()
      .execute(async (trx) => {
        await sql`select from custom_data_sizes where account_id = ${service().accountId} for update`.execute(trx);
        response = send(call, ids);
        await vi.waitFor(async () => expect(await waiting(trx)).toBe(1), { timeout: 5_000 });
        const id = table === 'customers' ? ids.customer : ids.product;
        const { rows } = await sql`select id from ${sql.table(table)} where id = ${id} for update skip locked`.execute(
          trx,
        );
        expect(rows).toEqual([{ id }]);
      });
    expect((await response!).ok).toBe(true);
  });
});
