import { rm } from 'node:fs/promises';

import type { TestProject } from 'vitest/node';

import { databaseTemplate } from './database-template.ts';
import { scratchFolder } from './scratch-folder.ts';

/** Before the first test of a run, whose workers take over our environment; gives what is done behind the last one. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  provide('databaseTemplate', await databaseTemplate());
  const scratch = scratchFolder();
  process.env['TMPDIR'] = scratch;
  return () => rm(scratch, { recursive: true, force: true });
}
