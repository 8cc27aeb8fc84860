import type { CatalogStatus } from '@billing/types';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';

import { searchedCustomers, SEARCHED } from '../../../service/customers/searched-customers.ts';
import { containsText } from '../../../service/storage/contains-text.ts';
import { eachService } from '../../support/service.ts';
import { insertCustomers } from '../http/list-rows.ts';

const NAMES = [
  'Ann',
  "O'Neil & Söhne",
  '100%_off\\now',
  'ÀÉÎ | (x)',
  'ab',
  'b',
  '日本語',
  '🙂🙃',
  'a:*',
  ' two  spaces ',
];

eachService('the index of customers', (service) => {
  let accountId: string;

  beforeAll(async () => {
    accountId = await service().newAccount();
    await insertCustomers(service(), 20, { account_id: await service().newAccount(), name: 'Ann' });
    for (const [i, name] of NAMES.entries())
      await insertCustomers(service(), 2, { account_id: accountId, name, status: i % 2 === 0 ? 'active' : 'archived' });
  });

  const found = async (search: string, status: readonly CatalogStatus[]): Promise<string[]> => {
    const rows = await searchedCustomers(service().services.db, { accountId, status, search })
      .where(containsText(SEARCHED, search))
      .where('account_id', '=', accountId)
      .where('status', 'in', status)
      .select('id')
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  };
  const compared = async (search: string, status: readonly CatalogStatus[]): Promise<string[]> => {
    const rows = await service()
      .services.db.selectFrom('customers')
      .where('account_id', '=', accountId)
      .where('status', 'in', status)
      .where(containsText(SEARCHED, search))
      .select('id')
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  };

  describe.each<{ status: readonly CatalogStatus[] }>([
    { status: ['active'] },
    { status: ['archived'] },
    { status: ['active', 'archived'] },
  ])('with $status', ({ status }) => {
    test('finds every customer that contains any part of a name, of one character or many', async () => {
      for (const name of NAMES) {
        const characters = [...name];
        const parts = characters.flatMap((_, from) =>
          [1, 2, 3, 4, characters.length].map((length) => characters.slice(from, from + length).join('')),
        );
        for (const part of new Set([...parts, name.toUpperCase()]))
          expect([part, await found(part, status)]).toEqual([part, await compared(part, status)]);
      }
    });

    test('finds all customers with an empty text, and none with a text that no customer contains', async () => {
      expect(await found('', status)).toEqual(await compared('', status));
      for (const absent of ['ß', 'ßß', 'qxqz', "'", "''", '\\\\', ' & ', '!x'].filter(
        (text) => !NAMES.join('\n').includes(text),
      ))
        expect([absent, await found(absent, status)]).toEqual([absent, []]);
    });
  });

  test('is used on PostgreSQL, with the terms of the account, the status and the text', async () => {
    if (service().database.engine !== 'postgres') return;
    const query = searchedCustomers(service().services.db, { accountId, status: ['active'], search: 'ann' })
      .select('id')
      .compile();
    const plan = await service()
      .services.db.transaction()
      .execute(async (trx) => {
        await sql`select set_config('enable_bitmapscan', 'on', true)`.execute(trx);
        return trx.executeQuery<{ 'QUERY PLAN': string }>({ ...query, sql: `explain ${query.sql}` });
      });
    const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toContain('Bitmap Index Scan on customers_search');
    expect(text).toContain(`''ACCOUNT ${accountId}'' & ''STATUS active'' & ''ann''`);
  });
});
