import { expect, test } from 'vitest';

import { statement } from '../../../service/storage/statement.ts';
import { eachEngineUndivided } from '../../support/database.ts';

const now = '2026-03-02T09:30:00.000000Z';

eachEngineUndivided('a statement', (database) => {
  const built: string[] = [];
  const insert = statement(
    (db, row: { readonly id: string; readonly name: string; readonly default_api_version?: number }) => {
      built.push(Object.keys(row).join());
      return db
        .insertInto('accounts')
        .values({ ...row, created_at: now, updated_at: now })
        .returning(['id', 'name', 'default_api_version']);
    },
  );

  test('is compiled once and executed with the values of each call', async () => {
    const { db } = database();
    expect(await insert(db, { id: 'one', name: 'First' })).toEqual([
      { id: 'one', name: 'First', default_api_version: 1 },
    ]);
    expect(await insert(db, { id: 'two', name: 'Second' })).toMatchObject([{ id: 'two', name: 'Second' }]);
    expect(built).toEqual(['id,name']);
  });

  test('is compiled again for other parameters, whatever came first', async () => {
    const { db } = database();
    expect(await insert(db, { id: 'three', name: 'Third', default_api_version: 3 })).toMatchObject([
      { default_api_version: 3 },
    ]);
    expect(await insert(db, { id: 'four', name: 'Fourth' })).toMatchObject([{ default_api_version: 1 }]);
  });

  test('runs in the transaction that it receives', async () => {
    const { db } = database();
    const undone = db.transaction().execute(async (trx) => {
      await insert(trx, { id: 'five', name: 'Fifth' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await db.selectFrom('accounts').select('id').where('id', '=', 'five').execute()).toEqual([]);
  });
});
