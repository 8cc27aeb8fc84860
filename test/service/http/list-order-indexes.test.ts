import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { orderColumns, pageOrder } from '../../../service/storage/page-order.ts';
import { eachEngine } from '../../support/database.ts';

const TABLES = ['products', 'discounts', 'checkout_domains'] as const;

eachEngine('lists in the order of creation', (database) => {
  test.each(TABLES)('read %s from an index and sort nothing', async (table) => {
    const { db } = database();
    for (const orderBy of ['created_at[ASC]', 'created_at[DESC]']) {
      const order = pageOrder(orderBy, { created_at: { by: sql.ref('created_at') } });
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select * from ${sql.table(table)} where account_id = 'acme'
        order by ${orderColumns(order)} limit 51`.execute(db);
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(
        new RegExp(`Index Scan.* using ${table}_created on`),
      );
    }
  });
});
