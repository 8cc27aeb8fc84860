import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { PGlite } from '@electric-sql/pglite';

import { silentLog } from '../../service/common/log.ts';
import { openDatabase } from '../../service/storage/open-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the file that `databaseTemplate` made. */
    readonly databaseTemplate: string;
  }
}

/** In a separate process, for the reason that `create-cluster.ts` of the service has. */
const CREATE_SMALL_CLUSTER = fileURLToPath(new URL('create-small-cluster.ts', import.meta.url));

/** The schema that the template's tables are in. */
export const TEMPLATE_SCHEMA = 'test';

const root = fileURLToPath(new URL('../../', import.meta.url));
const cache = join(root, 'node_modules/.cache/database-template');

/**
 * An embedded database with empty, migrated tables, as a file for `template` of a `DatabasePlace`. It is
 * created once for each version of PGlite and of the migrations, and cached for later runs.
 */
export async function databaseTemplate(): Promise<string> {
  const file = join(cache, `${await ingredients()}.tar`);
  if (!existsSync(file)) await make(file);
  return file;
}

/** A hash over what goes into a template. */
async function ingredients(): Promise<string> {
  const steps = await readdir(join(root, 'service/storage/migrations'));
  const files = [
    'test/support/database-template.ts',
    'test/support/create-small-cluster.ts',
    'node_modules/@electric-sql/pglite/package.json',
    'service/storage/migrate.ts',
    'service/storage/migrations.ts',
    ...steps.sort().map((step) => `service/storage/migrations/${step}`),
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(join(root, file))).update('\0');
  return hash.digest('hex').slice(0, 32);
}

/**
 * Moved into place whole, so that of several runs at once none reads half a file. Earlier templates go, but
 * not the folders in which other runs are making theirs.
 */
async function make(file: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const earlier = (await readdir(cache)).filter((name) => name.endsWith('.tar') && join(cache, name) !== file);
  for (const name of earlier) await rm(join(cache, name), { force: true });
  const directory = await mkdtemp(join(cache, 'making-'));
  const cluster = join(directory, 'postgres');
  // Each start initializes the buffers and reads the log's first segment: with less of both, it takes a
  // quarter less time.
  await promisify(execFile)(process.execPath, ['--liftoff-only', CREATE_SMALL_CLUSTER, cluster]);
  await appendFile(join(cluster, 'postgresql.conf'), 'shared_buffers = 16MB\n');
  await (await openDatabase({ engine: 'pglite', directory, schema: TEMPLATE_SCHEMA }, silentLog)).close();
  const pglite = await PGlite.create(cluster);
  // PostgreSQL creates databases from these two. Without them a suite's database opens in three quarters of
  // the time.
  await pglite.exec("update pg_database set datistemplate = false where datname like 'template%'");
  for (const other of ['template0', 'template1']) await pglite.exec(`drop database ${other}`);
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  await writeFile(join(directory, 'template.tar'), dump.stream());
  await rename(join(directory, 'template.tar'), file);
  await rm(directory, { recursive: true });
}
