import { once } from 'node:events';
import { createServer } from 'node:net';

import { describe, expect, onTestFinished, test } from 'vitest';

import { silentLog } from '../../../service/common/log.ts';
import { migrations } from '../../../service/storage/migrations.ts';
import { openDatabase } from '../../../service/storage/open-database.ts';
import { dropSchema, postgresPlace, testDatabaseUrl } from '../../support/database.ts';

const opening = (url: string): Promise<unknown> =>
  openDatabase({ engine: 'postgres', url, schema: 'test', poolSize: 1 }, silentLog);

describe('reports a wrong DATABASE_URL in one line, without the password', () => {
  test('rejects a text that is not a PostgreSQL URL', async () => {
    for (const url of ['localhost', 'mysql://root:hunter2@localhost/x', 'postgres://user:hunter2 oops@:x/']) {
      const error = await opening(url).catch((caught: Error) => caught.message);
      expect(error).toBe('DATABASE_URL must have the form postgres://user:password@host:5432/name.');
    }
  });

  test('reports that no server listens', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    server.close();
    await once(server, 'close');
    await expect(opening(`postgres://me:hunter2@127.0.0.1:${address.port}/shop?x=1`)).rejects.toThrow(
      `DATABASE_URL (database "shop" on 127.0.0.1:${address.port} as "me") cannot be used: nothing is listening there.`,
    );
  });

  test('reports a server that is not PostgreSQL', async () => {
    const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const error = await opening(`postgres://me:hunter2@127.0.0.1:${address.port}/shop`).catch(
      (caught: Error) => caught.message,
    );
    expect(error).toMatch(/^DATABASE_URL \(database "shop" on .*\) cannot be used: [^\n]+\.$/);
    expect(error).not.toContain('hunter2');
  });
});

describe.runIf(testDatabaseUrl !== undefined)('PostgreSQL', () => {
  const url = testDatabaseUrl ?? '';

  test('reports an unknown database', async () => {
    const wrong = new URL(url);
    wrong.pathname = '/no_such_database';
    await expect(opening(wrong.href)).rejects.toThrow('cannot be used: the database does not exist.');
  });

  test('processes that start at once run each migration once', async () => {
    const place = postgresPlace(url);
    onTestFinished(() => dropSchema(url, place.schema));
    const databases = await Promise.all(
      Array.from({ length: 8 }, () => openDatabase({ ...place, poolSize: 1 }, silentLog)),
    );
    const [first] = databases;
    const applied = await first?.db.selectFrom('migrations').select('name').orderBy('name').execute();
    expect(applied?.map((row) => row.name)).toEqual(migrations.map((migration) => migration.name));
    await Promise.all(databases.map((database) => database.close()));
  });

  test('two environments live in one database without seeing each other', async () => {
    const places = [postgresPlace(url), postgresPlace(url)] as const;
    const databases = await Promise.all(places.map((place) => openDatabase(place, silentLog)));
    await databases[0]?.db.insertInto('service_facts').values({ name: 'only', value: 'here' }).execute();
    expect(await databases[1]?.db.selectFrom('service_facts').selectAll().execute()).toEqual([]);
    await Promise.all(databases.map((database) => database.close()));
    await Promise.all(places.map((place) => dropSchema(url, place.schema)));
  });
});
