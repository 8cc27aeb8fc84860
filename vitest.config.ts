import { availableParallelism } from 'node:os';

import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

import { LONGEST_SUITES } from './test/suite-levels.ts';

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const index = LONGEST_SUITES.findIndex((suite) => moduleId.endsWith(suite));
      return index === -1 ? LONGEST_SUITES.length : index;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    // The variable updates the golden files of all suites, also those that Vitest compares. A missing file
    // is a failure.
    update: process.env['UPDATE_GOLDEN'] === undefined ? 'none' : 'all',
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/support/global-setup.ts',
    // Only a hanging test should time out, also on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    sequence: { sequencer: LongestFirst },
    // Many suites wait for a process or a timer: 1.5 workers per processor use the processors fully. Vitest
    // caps shares at 100 %.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // PGlite runs for a few seconds per worker. Compiling its WebAssembly with the optimizing compiler, too,
    // took a fifth of all time.
    execArgv: ['--liftoff-only'],
    // Measured: 34 suites of test/service take 106 s of processor time without isolation and 131 s with it
    // (24 small ones 54 s and 75 s), because every file loads the generated packages, Fastify and PGlite
    // again. For all 230 files that is about 90 s more on two cores, beyond the limit of five minutes. It is
    // safe because no module holds mutable state.
    isolate: false,
  },
});
