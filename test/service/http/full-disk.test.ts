import { join } from 'node:path';

import { sql } from 'kysely';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import type { Log } from '../../../service/common/log.ts';
import { openDatabase } from '../../../service/storage/open-database.ts';
import { prepared } from '../../support/database.ts';
import { eachServiceUndivided, startService } from '../../support/service.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';
import { caller } from './test-client.ts';
import { expectError } from './expect-error.ts';

const MIB = 2 ** 20;
const disk = { freeMib: 1_000 };
const freeSpace = {
  minimumBytes: 256 * MIB,
  statfs: async () => ({ bavail: disk.freeMib, bsize: MIB }),
  everyMs: 10,
};

beforeAll(() => {
  disk.freeMib = 1_000;
});

test('rejects changes with 503 while the disk is full, still serves reads, and accepts changes once space is free', async () => {
  const directory = join(await temporaryDirectory(), 'data');
  const lines: string[] = [];
  const write = (level: string) => (data: object, message: string) =>
    void lines.push(`${level} ${message} ${JSON.stringify(data)}`);
  const log: Log = { info: write('info'), warn: write('warn'), error: write('error') };
  const place = await prepared({ engine: 'pglite', directory, schema: 'test', freeSpace });
  const service = await startService({ ...(await openDatabase(place, log)), place });
  onTestFinished(async () => {
    await service.app.close();
    await service.database.close();
  });
  const call = caller(service, await service.keyFor());
  const create = (email: string): Promise<Response> => call('POST', '/customers', { json: { email } });
  expect((await create('first@customer.example')).status).toBe(201);

  // The first use of a key is noted, which is a change.
  const callAgain = caller(service, await service.keyFor());
  disk.freeMib = 255;
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(lines[0]).toMatch(
    /^error the disk of the data directory is nearly full; rejecting changes .*"freeMib":255,"neededMib":256/,
  );
  const rejected = await create('second@customer.example');
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
  const { error } = await expectError(rejected, 'service_unavailable');
  expect(error.detail).toContain('the disk of its database is full. Nothing was changed');
  const list = await callAgain('GET', '/events');
  expect(list.status).toBe(200);
  expect(((await list.json()) as { data: object[] }).data).toHaveLength(1);
  expect((await fetch(`${service.url}/readyz`)).status).toBe(200);

  disk.freeMib = 1_000;
  await vi.waitFor(() => expect(lines).toHaveLength(2));
  expect((await create('second@customer.example')).status).toBe(201);
});

test('refuses to start on a nearly full disk, in one line with a remedy', async () => {
  disk.freeMib = 3;
  const directory = join(await temporaryDirectory(), 'data');
  const place = await prepared({ engine: 'pglite', directory, schema: 'test', freeSpace });
  const log: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  await expect(openDatabase(place, log)).rejects.toThrow(
    `The disk of the data directory ${directory} has 3 MiB free, and the embedded database needs 256. Free disk space, or set ` +
      'BILLING_MIN_FREE_DISK to less.',
  );
  disk.freeMib = 1_000;
  await (await openDatabase(place, log)).close();
});

eachServiceUndivided('a database whose disk is full', (service) => {
  test('rejects a change with 503 and Retry-After when the database reports SQLSTATE 53100', async () => {
    const { db } = service().database;
    await sql`create function fill() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(db);
    await sql`create trigger full_disk before insert on customers execute function fill()`.execute(db);
    const call = caller(service(), await service().keyFor());
    const create = (): Promise<Response> =>
      call('POST', '/customers', { json: { email: 'customer@customer.example' } });
    const rejected = await create();
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    const { error } = await expectError(rejected, 'service_unavailable');
    expect(error.detail).toContain('the disk of its database is full. Nothing was changed');
    expect((await call('GET', '/customers')).status).toBe(200);
    await sql`drop trigger full_disk on customers`.execute(db);
    expect((await create()).status).toBe(201);
  });
});
