import type { TestProject } from 'vitest/node';

import { databaseTemplate } from './database-template.ts';

/** Before the first test of a run. */
export async function setup({ provide }: TestProject): Promise<void> {
  provide('databaseTemplate', await databaseTemplate());
}
