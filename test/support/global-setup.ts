import { rm } from 'node:fs/promises';

import type { TestProject } from 'vitest/node';

import { databaseTemplate } from './database-template.ts';
import { scratchFolder } from './scratch-folder.ts';

/** Runs before the first test; the workers inherit its environment. Returns the cleanup that runs after the last test. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  provide('databaseTemplate', await databaseTemplate());
  const scratch = scratchFolder();
  process.env['TMPDIR'] = scratch;
  return () => rm(scratch, { recursive: true, force: true });
}
