import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { silentLog } from '../../../service/basics/log.ts';
import { OperatorError } from '../../../service/basics/operator-error.ts';
import { DirectoryLockedError } from '../../../service/storage/directory-lock.ts';
import { openDatabase } from '../../../service/storage/open-database.ts';
import { prepared } from '../../support/database.ts';
import { startProcess } from '../../support/start-process.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';

const opener = new URL('../../../service/storage/open-database.ts', import.meta.url).href;

/** Opens `directory`, where there is a database, counts in it without pause and says each committed number. */
const writer = (directory: string): string => `
  import { openDatabase } from '${opener}';
  const { db } = await openDatabase({ engine: 'pglite', directory: ${JSON.stringify(directory)}, schema: 'test' }, console);
  for (let i = 1; ; i++) {
    await db.insertInto('service_facts').values({ name: String(i), value: 'x' }).execute();
    process.stdout.write('committed ' + i + '\\n');
  }
`;

test('a directory in use is refused, naming it and the process that has it, and is free again after kill -9', async () => {
  const directory = join(await temporaryDirectory(), 'data');
  const place = await prepared({ engine: 'pglite', directory, schema: 'test' });
  await (await openDatabase(place, silentLog)).close();
  const other = startProcess(['--input-type=module', '--eval', writer(directory)]);
  await other.output('committed 20\n');

  const refused = openDatabase(place, silentLog);
  await expect(refused).rejects.toThrow(DirectoryLockedError);
  await expect(refused).rejects.toThrow(`The data directory ${directory} is in use by process ${other.process.pid}.`);

  await other.end('SIGKILL');
  const database = await openDatabase(place, silentLog);
  const { count } = await database.db
    .selectFrom('service_facts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBeGreaterThanOrEqual(20);
  await database.close();
}, 60_000);

test('the same process is refused as well, and closing gives the directory back', async () => {
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

test('what a crash left of a first start is made anew', async () => {
  const directory = join(await temporaryDirectory(), 'data');
  await mkdir(join(directory, 'postgres.unfinished'), { recursive: true });
  await writeFile(join(directory, 'postgres.unfinished', 'PG_VERSION'), 'half a file');
  const database = await openDatabase({ engine: 'pglite', directory, schema: 'test' }, silentLog);
  await database.close();
  expect(await readFile(join(directory, 'postgres', 'PG_VERSION'), 'utf8')).toMatch(/^\d+\s*$/);
}, 60_000);

test('a directory that holds something else says so in one line', async () => {
  const directory = await temporaryDirectory();
  await mkdir(join(directory, 'postgres'));
  await writeFile(join(directory, 'postgres', 'PG_VERSION'), '9\n');
  const opened = openDatabase({ engine: 'pglite', directory, schema: 'test' }, silentLog);
  await expect(opened).rejects.toThrow(`The embedded database in ${directory} does not open: `);
  await expect(opened.catch((error: Error) => error.message)).resolves.not.toContain('\n');
}, 60_000);

test('a directory that can not be made says so in one line', async () => {
  const file = join(await temporaryDirectory(), 'file');
  await writeFile(file, '');
  const opened = openDatabase({ engine: 'pglite', directory: join(file, 'data'), schema: 'test' }, silentLog);
  await expect(opened).rejects.toThrow(OperatorError);
  await expect(opened).rejects.toThrow(/^The data directory .*file.data can not be used: [^\n]+$/);
});
