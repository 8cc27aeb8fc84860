import type { TestProject } from 'vitest/node';

import { databaseTemplate } from './database-template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the file that `databaseTemplate` made. */
    readonly databaseTemplate: string;
  }
}

/** Before the first test of a run. */
export async function setup({ provide }: TestProject): Promise<void> {
  provide('databaseTemplate', await databaseTemplate());
}
