import { join } from 'node:path';

import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { silentLog } from '../../../service/common/log.ts';
import { type Database, openDatabase } from '../../../service/storage/open-database.ts';
import { prepared } from '../../support/database.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';
import { blockLogGrowth } from './block-log-growth.ts';

test('reports an unknown outcome when the engine aborts during COMMIT, rejects what follows, and loses nothing', async () => {
  const directory = join(await temporaryDirectory(), 'data');
  const place = await prepared({ engine: 'pglite', directory, schema: 'test' });
  const first = await openDatabase(place, silentLog);
  const allowLogGrowth = await blockLogGrowth(directory);
  const { committed, failure } = await changeUntilFailure(first);
  expect(failure).toMatchObject({ name: 'DatabaseUnavailableError', outcome: 'unknown' });
  await expect(first.aborted).resolves.toMatchObject({ name: 'EngineAbortedError' });
  await expect(names(first)).rejects.toMatchObject({ name: 'DatabaseUnavailableError', outcome: 'unchanged' });
  await expect(changeUntilFailure(first)).resolves.toMatchObject({ failure: { outcome: 'unchanged' } });
  await first.close();

  await allowLogGrowth();
  const second = await openDatabase(place, silentLog);
  expect(await names(second)).toEqual(expect.arrayContaining(committed as string[]));
  await second.close();
}, 60_000);

/** Commits rows in transactions that fit into the buffers of the log, so that only COMMIT writes them. */
async function changeUntilFailure({
  db,
}: Database): Promise<{ readonly committed: readonly string[]; readonly failure: unknown }> {
  const committed: string[] = [];
  for (;;) {
    const name = `fact${committed.length}`;
    try {
      await db.transaction().execute(async (trx) => {
        await sql`insert into service_facts select ${name}, repeat('x', 10)`.execute(trx);
        await sql`select pg_logical_emit_message(true, 'test', repeat('y', 300000))`.execute(trx);
      });
    } catch (failure) {
      return { committed, failure };
    }
    committed.push(name);
  }
}

async function names({ db }: Database): Promise<string[]> {
  const rows = await db.selectFrom('service_facts').select('name').execute();
  return rows.map(({ name }) => name);
}
