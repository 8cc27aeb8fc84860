import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';

import { openSecretBox } from '../../../service/auth/secret-key.ts';
import { secretKeysIn } from '../../../service/auth/secret-key-file.ts';
import { silentLog } from '../../../service/common/log.ts';
import { openDatabase } from '../../../service/storage/open-database.ts';
import { readRows, type Rows } from '../../chaos/backup-rows.ts';
import { startOwnCluster } from '../../chaos/own-cluster.ts';
import { seedAccount } from '../../chaos/seed-account.ts';
import { makePlace } from '../../chaos/place.ts';
import { testDatabaseUrl } from '../../support/database.ts';
import { isDivided, isLongRun } from '../../support/suite-length.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';

/** The commands that docs/operations.md prints below a comment with this name. */
function recipe(name: string): string {
  const text = readFileSync('docs/operations.md', 'utf8');
  const block = new RegExp(`<!-- recipe ${name} -->\\n+\`\`\`shell\\n([^]*?)\`\`\``).exec(text)?.[1];
  if (block === undefined) throw new Error(`docs/operations.md has no recipe "${name}".`);
  return block;
}

async function runRecipe(name: string, cwd: string, env: Readonly<Record<string, string>>): Promise<void> {
  const { PATH = '', HOME = '' } = process.env;
  await promisify(execFile)('sh', ['-euc', recipe(name)], { cwd, env: { PATH, HOME, ...env } });
}

/** Rows without the transactions that wrote them, which a dump does not keep. */
function texts(rows: Rows): Record<string, string[]> {
  return Object.fromEntries([...rows].map(([table, versions]) => [table, versions.map(({ text }) => text).sort()]));
}

const hasPrograms = ['pg_dump', 'pg_restore', 'pg_basebackup'].every(
  (program) => spawnSync(program, ['--version']).status === 0,
);

describe.runIf(testDatabaseUrl !== undefined && hasPrograms && (!isDivided || isLongRun))(
  'the documented commands for PostgreSQL',
  () => {
    test('pg_dump and pg_restore carry all data to another database, whose secrets open with the key', async () => {
      const folder = await temporaryDirectory();
      const source = await makePlace(testDatabaseUrl, {});
      const target = await makePlace(testDatabaseUrl, {});
      onTestFinished(async () => {
        await source.remove();
        await target.remove();
      });
      const { services, database } = await source.open();
      await seedAccount(services, 'acme', ['http://127.0.0.1:1/']);
      await runRecipe('dump', folder, { DATABASE_URL: source.databaseUrl!, NEW_DATABASE_URL: target.databaseUrl! });
      const expected = texts(await readRows(database.db));
      await database.close();

      const restored = await openDatabase(
        { engine: 'postgres', url: target.databaseUrl!, schema: 'billing_sandbox', poolSize: 1 },
        silentLog,
      );
      expect(texts(await readRows(restored.db))).toEqual(expected);
      await openSecretBox(restored.db, secretKeysIn(join(source.directory, 'data')));
      await expect(openSecretBox(restored.db, secretKeysIn(folder))).rejects.toThrow('encrypted with another key');
      await restored.close();
    });

    test('a base backup and archived log restore the state of any instant', async () => {
      const cluster = (await startOwnCluster())!;
      onTestFinished(() => cluster.remove());
      const folder = cluster.directory;
      const archive = join(folder, 'archive');
      await mkdir(archive);
      // The server's own user writes the archive.
      spawnSync('chmod', ['777', archive]);
      const db = (statement: string): Promise<Record<string, string>[]> => atServer(cluster.url, statement);
      await db('alter system set archive_mode = on');
      await db(
        `alter system set archive_command = ${quotedSql(recipe('archive').trim().replaceAll('/archive', archive))}`,
      );
      cluster.restart('fast');
      await db('create table kept (id int)');
      await runRecipe('base', folder, { DATABASE_URL: cluster.url, BACKUP: join(folder, 'base') });
      await db('insert into kept values (1)');
      const [{ now } = { now: '' }] = await db('select clock_timestamp()::text as now');
      await db('insert into kept values (2)');
      await db('select pg_switch_wal()');
      const waiting = async (): Promise<unknown> =>
        (await db("select count(*)::int as left from pg_ls_archive_statusdir() where name like '%.ready'"))[0]?.[
          'left'
        ];
      await expect.poll(waiting, { timeout: 30_000 }).toBe(0);
      const restored = await startOwnCluster({
        from: join(folder, 'base'),
        settings: {
          restore_command: `cp ${archive}/%f %p`,
          recovery_target_time: now!,
          recovery_target_action: 'promote',
        },
      });
      onTestFinished(() => restored!.remove());
      expect(await atServer(restored!.url, 'select id from kept order by id')).toEqual([{ id: 1 }]);
    });
  },
);

function quotedSql(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

async function atServer(url: string, statement: string): Promise<Record<string, string>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, string>>(statement)).rows;
  } finally {
    await client.end();
  }
}
