import { availableParallelism } from 'node:os';

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/support/global-setup.ts',
    // Only what hangs should end here; a busy machine must not decide whether a test passes.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Many suites wait for a process or a moment: half as many workers again as processors keep those busy. As a share, it could not pass 100 %.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // The embedded database runs for seconds here, too short to earn back what compiling it a second time costs: a fifth of all.
    execArgv: ['--liftoff-only'],
    // Modules are loaded once for all files that a worker runs, which saves a third: nothing here changes what a module holds.
    isolate: false,
  },
});
