import { rm } from 'node:fs/promises';

import type { TestProject } from 'vitest/node';

import { databaseTemplate } from './database-template.ts';
import { makePostgresTemplate } from './postgres-template.ts';
import { scratchFolder } from './scratch-folder.ts';

/**
 * Runs before the first test; the workers inherit its environment. Returns the cleanup that runs after the
 * last test.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  provide('databaseTemplate', await databaseTemplate());
  const server = process.env['TEST_DATABASE_URL'];
  const postgres = server === undefined ? undefined : await makePostgresTemplate(server);
  provide('postgresTemplate', postgres?.name);
  const scratch = scratchFolder();
  process.env['TMPDIR'] = scratch;
  return async () => {
    await postgres?.drop();
    await rm(scratch, { recursive: true, force: true });
  };
}
