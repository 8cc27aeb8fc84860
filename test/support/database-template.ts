import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { PGlite } from '@electric-sql/pglite';

import { silentLog } from '../../service/common/log.ts';
import { openDatabase } from '../../service/storage/open-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the file that `databaseTemplate` made. */
    readonly databaseTemplate: string;
  }
}

/** The schema that the template's tables are in. */
export const TEMPLATE_SCHEMA = 'test';

const root = fileURLToPath(new URL('../../', import.meta.url));
const cache = join(root, 'node_modules/.cache/database-template');

/**
 * An embedded database with empty, migrated tables, as a file for `template` of a `DatabasePlace`. It is created once for each
 * version of PGlite and of the migrations, and cached for later runs.
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
    'node_modules/@electric-sql/pglite/package.json',
    'service/storage/migrate.ts',
    'service/storage/migrations.ts',
    ...steps.sort().map((step) => `service/storage/migrations/${step}`),
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(join(root, file))).update('\0');
  return hash.digest('hex').slice(0, 32);
}

/** Moved into place whole, so that of several runs at once none reads half a file. */
async function make(file: string): Promise<void> {
  await rm(cache, { recursive: true, force: true });
  await mkdir(cache, { recursive: true });
  const directory = await mkdtemp(join(cache, 'making-'));
  await (await openDatabase({ engine: 'pglite', directory, schema: TEMPLATE_SCHEMA }, silentLog)).close();
  const pglite = await PGlite.create(join(directory, 'postgres'));
  // PostgreSQL creates databases from these two. Without them a suite's database opens in three quarters of the time.
  await pglite.exec("update pg_database set datistemplate = false where datname like 'template%'");
  for (const other of ['template0', 'template1']) await pglite.exec(`drop database ${other}`);
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  await writeFile(join(directory, 'template.tar'), dump.stream());
  await rename(join(directory, 'template.tar'), file);
  await rm(directory, { recursive: true });
}
