import { readdir, stat } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { openCopy } from '../../../service/backup/open-copy.ts';
import { TEMPLATE_SCHEMA } from '../../support/database-template.ts';
import { compareRows, readRows } from '../../chaos/backup-rows.ts';
import { isDivided, isLongRun } from '../../support/suite-length.ts';
import { operator, runningService } from './backup-fixture.ts';

const PAUSE_MS = 60;

/** The short form of `npm run chaos -- backup`. */
test('a backup of a running service has everything acknowledged before its instant, and nothing later', async () => {
  const service = await runningService();
  const { base, directory } = service;
  const client = await service.client();
  const file = join(base, 'backup.tar.gz');
  const acknowledged = new Map<string, number>();
  const course = { over: false };
  const write = async (writer: number): Promise<void> => {
    for (let number = 0; !course.over; number += 1) {
      const { data } = await client.customers.create({ body: { email: `c${writer}-${number}@example.com` } });
      acknowledged.set(data.id, Date.now());
      // The copy shares this thread with the service, which it does not in production.
      await sleep(PAUSE_MS);
      if (number % 3 === 0)
        await client.customers.update({ path: { customer_id: data.id }, body: { name: 'Changed' } });
    }
  };
  const writing = Promise.all([0, 1].map(write)).finally(() => (course.over = true));
  const taken = await operator(['backup', file, '--data', directory, '--json']);
  expect(taken.code, taken.err).toBe(0);
  const before = acknowledged.size;
  const second = await operator(['backup', file, '--data', directory]);
  course.over = true;
  await writing;
  expect(second).toEqual({
    code: 1,
    out: '',
    err: `The file ${file} exists. Choose another name, or replace it with --overwrite.\n`,
  });

  const { at, key, checked } = JSON.parse(taken.out) as { at: string; key: string; checked: { rows: number } };
  expect(key).toBe('included');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(base), 'temporary files').toEqual(['backup.tar.gz', 'data']);
  expect(before).toBeGreaterThan(0);

  const copy = join(base, 'restored');
  const restored = await operator(['restore', file, '--data', copy, '--json']);
  expect(restored.code, restored.err).toBe(0);
  expect(JSON.parse(restored.out)).toMatchObject({ data: copy, at, checked });
  expect(await readdir(copy)).toEqual(['lock', 'pid', 'postgres', 'secret.key']);
  const { db, close } = await openCopy(copy, TEMPLATE_SCHEMA);
  const rows = await readRows(db);
  const ids = (await db.selectFrom('customers').select('id').execute()).map(({ id }): string => id);
  await close();
  const missing = [...acknowledged].filter(([id, time]) => time < Date.parse(at) && !ids.includes(id));
  expect(missing).toEqual([]);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.length).toBeLessThan(acknowledged.size);
  const next = await nextTransactionOf(copy, file);
  const { lost, later, foreign, compared } = compareRows(await readRows(service.database.db), rows, next);
  expect({ lost, later, foreign }).toEqual({ lost: [], later: [], foreign: [] });
  expect(compared).toBeGreaterThan(checked.rows / 2);
});

test.skipIf(isDivided && !isLongRun)(
  'a backup whose process ends before it is complete leaves the service ready for another',
  async () => {
    const { base, directory } = await runningService();
    const socket = createConnection(join(directory, 'control.sock'));
    const file = join(base, 'backup.tar.gz');
    socket.write(`${JSON.stringify({ name: 'backup', values: {}, positionals: [file] })}\n`);
    await once(createInterface({ input: socket }), 'line');
    const nowhere = await operator(['backup', join(base, 'missing', 'x'), '--data', directory]);
    expect(nowhere.err).toMatch(/^The backup .* can't be written: ENOENT.*\.\n$/);
    const meanwhile = await operator(['backup', file, '--data', directory, '--no-check']);
    expect(meanwhile).toMatchObject({
      code: 1,
      err: 'A backup of this database is being taken. Wait until it ends, and try again.\n',
    });
    socket.destroy();
    await expect
      .poll(() => operator(['backup', file, '--data', directory, '--no-check', '--without-key']), { timeout: 30_000 })
      .toMatchObject({ code: 0 });
    expect(await readdir(base)).toEqual(['backup.tar.gz', 'data']);
  },
);

test('backup and restore name the programs to use for PostgreSQL', async () => {
  const env = { DATABASE_URL: 'postgres://127.0.0.1:1/x' };
  expect((await operator(['backup', 'x'], env)).err).toMatch(/^backup is for the embedded database, .*pg_dump -Fc/);
  expect((await operator(['restore', 'x'], env)).err).toMatch(/^restore is for the embedded database, .*pg_restore/);
});

async function nextTransactionOf(copy: string, file: string): Promise<number> {
  const { extract } = await import('tar');
  let text = '';
  await extract({
    file,
    cwd: copy,
    filter: (path) => path === 'backup.json',
    onReadEntry: (entry) => {
      if (entry.path === 'backup.json') entry.on('data', (chunk: Buffer) => (text += chunk.toString()));
    },
  });
  return Number((JSON.parse(text) as { state: { nextTransaction: string } }).state.nextTransaction);
}
