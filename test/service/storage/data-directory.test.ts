import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';

import { silentLog } from '../../../service/common/log.ts';
import { OperatorError } from '../../../service/common/operator-error.ts';
import { DirectoryLockedError } from '../../../service/storage/directory-lock.ts';
import { openDatabase } from '../../../service/storage/open-database.ts';
import { prepared } from '../../support/database.ts';
import { startProcess } from '../../support/start-process.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';
import { isLongRun } from '../../support/suite-length.ts';

const opener = new URL('../../../service/storage/open-database.ts', import.meta.url).href;

/**
 * Opens `directory`, where there is a database, counts in it without pause and says each committed number.
 */
const writer = (directory: string): string => `
  import { openDatabase } from '${opener}';
  const { db } = await openDatabase({ engine: 'pglite', directory: ${JSON.stringify(directory)}, schema: 'test' }, console);
  for (let i = 1; ; i++) {
    await db.insertInto('service_facts').values({ name: String(i), value: 'x' }).execute();
    process.stdout.write('committed ' + i + '\\n');
  }
`;

test('rejects a directory in use, naming it and its process, and accepts it after kill -9', async () => {
  const directory = join(await temporaryDirectory(), 'data');
  const place = await prepared({ engine: 'pglite', directory, schema: 'test' });
  await (await openDatabase(place, silentLog)).close();
  const other = startProcess(['--input-type=module', '--eval', writer(directory)]);
  await other.output('committed 20\n');

  const rejected = openDatabase(place, silentLog);
  await expect(rejected).rejects.toThrow(DirectoryLockedError);
  await expect(rejected).rejects.toThrow(`The data directory ${directory} is in use by process ${other.process.pid}.`);

  await other.end('SIGKILL');
  const database = await openDatabase(place, silentLog);
  const { count } = await database.db
    .selectFrom('service_facts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBeGreaterThanOrEqual(20);
  await database.close();
}, 60_000);

test('rejects a second use by the same process until the first is closed', async () => {
  const directory = join(await temporaryDirectory(), 'data');
  const place = await prepared({ engine: 'pglite', directory, schema: 'test' });
  const first = await openDatabase(place, silentLog);
  expect((await stat(directory)).mode & 0o777, 'only its owner may look into it').toBe(0o700);
  await expect(openDatabase(place, silentLog)).rejects.toThrow(`in use by process ${process.pid}.`);
  await first.db.insertInto('service_facts').values({ name: 'kept', value: 'yes' }).execute();
  await first.close();
  const second = await openDatabase(place, silentLog);
  expect(await second.db.selectFrom('service_facts').selectAll().execute()).toEqual([{ name: 'kept', value: 'yes' }]);
  await second.close();
}, 60_000);

test('recreates a directory that a crash left incomplete during the first start', async () => {
  const directory = join(await temporaryDirectory(), 'data');
  await mkdir(join(directory, 'postgres.unfinished'), { recursive: true });
  await writeFile(join(directory, 'postgres.unfinished', 'PG_VERSION'), 'half a file');
  const database = await openDatabase({ engine: 'pglite', directory, schema: 'test' }, silentLog);
  await database.close();
  expect(await readFile(join(directory, 'postgres', 'PG_VERSION'), 'utf8')).toMatch(/^\d+\s*$/);
}, 60_000);

test.runIf(isLongRun)(
  'a start directly after a killed first start succeeds',
  async () => {
    const directory = join(await temporaryDirectory(), 'data');
    const killed = startProcess(['--input-type=module', '--eval', writer(directory)]);
    const unfinished = join(directory, 'postgres.unfinished');
    await vi.waitFor(async () => expect(await readdir(unfinished)).toHaveLength(1), { timeout: 60_000 });
    await killed.end('SIGKILL');
    const database = await openDatabase({ engine: 'pglite', directory, schema: 'test' }, silentLog);
    await database.db.insertInto('service_facts').values({ name: 'kept', value: 'yes' }).execute();
    await database.close();
    expect(await readdir(directory)).not.toContain('postgres.unfinished');
    const again = await openDatabase({ engine: 'pglite', directory, schema: 'test' }, silentLog);
    expect(await again.db.selectFrom('service_facts').select('name').execute()).toEqual([{ name: 'kept' }]);
    await again.close();
  },
  60_000,
);

test('reports a directory with other files in one line', async () => {
  const directory = await temporaryDirectory();
  await mkdir(join(directory, 'postgres'));
  await writeFile(join(directory, 'postgres', 'PG_VERSION'), '9\n');
  const opened = openDatabase({ engine: 'pglite', directory, schema: 'test' }, silentLog);
  await expect(opened).rejects.toThrow(`The embedded database in ${directory} is incomplete: `);
  await expect(opened.catch((error: Error) => error.message)).resolves.not.toContain('\n');
}, 60_000);

test('reports a directory that cannot be created in one line', async () => {
  const file = join(await temporaryDirectory(), 'file');
  await writeFile(file, '');
  const opened = openDatabase({ engine: 'pglite', directory: join(file, 'data'), schema: 'test' }, silentLog);
  await expect(opened).rejects.toThrow(OperatorError);
  await expect(opened).rejects.toThrow(/^The data directory .*file.data can.t be used: [^\n]+$/);
});

/** Names of what others than the owner may read, write or enter, in `directory` and below. */
async function openToOthers(directory: string): Promise<string[]> {
  const open: string[] = [];
  for (const name of ['.', ...(await readdir(directory, { recursive: true }))])
    if (((await stat(join(directory, name))).mode & 0o077) !== 0) open.push(name);
  return open;
}

test('removes access of other users to the directory and its files, and creates files without it', async () => {
  const directory = join(await temporaryDirectory(), 'data');
  const place = await prepared({ engine: 'pglite', directory, schema: 'test' });
  await (await openDatabase(place, silentLog)).close();
  expect(await openToOthers(directory)).toEqual([]);
  await writeFile(join(directory, 'secret.key'), 'x');
  for (const name of await readdir(directory, { recursive: true })) {
    const path = join(directory, name);
    await chmod(path, (await stat(path)).isDirectory() ? 0o755 : 0o666);
  }
  await chmod(directory, 0o755);
  const database = await openDatabase(place, silentLog);
  await sql`create table more (id int)`.execute(database.db);
  expect(await openToOthers(directory)).toEqual([]);
  await database.close();
}, 60_000);

test('rejects a directory with other files that other users can access, with the command to run', async () => {
  const directory = await temporaryDirectory();
  await writeFile(join(directory, 'thesis.txt'), '');
  await chmod(directory, 0o755);
  const opened = openDatabase({ engine: 'pglite', directory, schema: 'test' }, silentLog);
  await expect(opened).rejects.toThrow(`Run \`chmod 700 ${directory}\`, or choose another directory with --data.`);
  expect((await stat(directory)).mode & 0o777).toBe(0o755);
});

describe('a database that has been deleted', () => {
  test.each<[string, (directory: string) => Promise<void>, string]>([
    ['removed', (directory) => rm(join(directory, 'postgres'), { recursive: true }), 'is missing: secret.key'],
    ['emptied', (directory) => emptied(join(directory, 'postgres')), 'is incomplete: postgres/PG_VERSION is missing'],
    ['without its version', (directory) => writeFile(join(directory, 'postgres/PG_VERSION'), ''), 'is incomplete'],
    ['without its log', (directory) => emptied(join(directory, 'postgres/pg_wal')), 'is incomplete: postgres/pg_wal'],
    [
      'removed together with its secret key',
      async (directory) => {
        await rm(join(directory, 'postgres'), { recursive: true });
        await rm(join(directory, 'secret.key'));
      },
      'is missing: lock',
    ],
  ])('(%s) is not created again', async (_, lose, reason) => {
    const directory = join(await temporaryDirectory(), 'data');
    const place = await prepared({ engine: 'pglite', directory, schema: 'test' });
    await (await openDatabase(place, silentLog)).close();
    await writeFile(join(directory, 'secret.key'), 'x');
    await lose(directory);
    const opened = openDatabase(place, silentLog);
    await expect(opened).rejects.toThrow(OperatorError);
    await expect(opened).rejects.toThrow(`The embedded database in ${directory} ${reason}`);
    await expect(opened).rejects.toThrow(`Restore a backup of ${directory}, or, to start without its data`);
    expect(await readdir(directory)).not.toContain('postgres.unfinished');
  });
});

async function emptied(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
}
