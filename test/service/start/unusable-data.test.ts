import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sql } from 'kysely';
import { beforeAll, test } from 'vitest';

import { expectFailedStart } from './expect-failed-start.ts';
import { eachPlaceInLongRuns, prepare } from './place.ts';
import type { Ended } from './program.ts';

eachPlaceInLongRuns('a start with unusable data', (place) => {
  const start = (...argv: string[]): Promise<Ended> => place().start('--port', '0', ...argv).ended;

  /** Starts with other content in a file of the data directory, which is put back afterwards. */
  async function startWith(name: string, content: string): Promise<Ended> {
    const file = join(place().directory, name);
    const original = await readFile(file);
    await writeFile(file, content);
    try {
      return await start();
    } finally {
      await writeFile(file, original);
    }
  }

  /** Where the embedded database keeps its table `migrations`. */
  async function migrationsFile(): Promise<string> {
    const database = await place().open();
    const { rows } = await sql<{ path: string }>`select pg_relation_filepath('migrations') as path`.execute(
      database.db,
    );
    await database.close();
    return join('postgres', rows[0]!.path);
  }

  beforeAll(async () => {
    await prepare(place());
    const service = await place().serve();
    service.kill('SIGTERM');
    await service.ended;
  });

  test('fails when the directory cannot be created', async () => {
    const line = /^The data directory .*demo\.json\/data can.t be used: .*\. Choose another directory with --data\.$/;
    expectFailedStart(await start('--data', join(place().directory, 'demo.json', 'data')), line);
  });

  test.runIf(existsSync('/proc/self'))('fails when the parents of the directory cannot be created', async () => {
    const line = /^The data directory \/proc\/none\/data can.t be used: .*\. Choose another directory with --data\.$/;
    expectFailedStart(await start('--data', '/proc/none/data'), line);
  });

  test('fails when demo.json is damaged', async () => {
    const line = /^.*demo\.json is not readable as JSON\. Delete it to start without the demo key\.$/;
    expectFailedStart(await startWith('demo.json', '{"key":'), line);
  });

  test('fails when secret.key is not a key', async () => {
    const line =
      /^.*secret\.key does not contain keys of 32 bytes in base64, one a line\. Restore the original file from a backup\.$/;
    expectFailedStart(await startWith('secret.key', 'hunter2\n'), line);
  });

  test('fails when secret.key belongs to other data', async () => {
    const line =
      /^The secrets in this database were encrypted with another key\. Set BILLING_SECRET_KEY to that key, or put/;
    expectFailedStart(await startWith('secret.key', `${Buffer.alloc(32).toString('base64')}\n`), line);
  });

  test('reports damaged files in one line with a remedy', async () => {
    if (place().engine === 'postgres') return;
    const line =
      /^The embedded database in .*\/data does not open, so its files are probably damaged \(.*\)\. Restore a backup of/;
    const control = await startWith('postgres/global/pg_control', 'x'.repeat(8_192));
    expectFailedStart(control, line);
    const relation = await migrationsFile();
    const data = await startWith(relation, 'x'.repeat(8_192));
    expectFailedStart(data, line);
  });

  test('fails with data of a later version', async () => {
    const name = '9999-of-a-later-version';
    const database = await place().open();
    const applied = { name, applied_at: '2030-01-01T00:00:00.000000Z' };
    await database.db.insertInto('migrations').values(applied).execute();
    await database.close();
    const line =
      /^The data in schema "billing_sandbox" belongs to a newer version .* Run the newer version, or use another/;
    expectFailedStart(await start(), line);
  });
});
