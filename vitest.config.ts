import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/support/global-setup.ts',
    // Only what hangs should end here; a busy machine must not decide whether a test passes.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Vitest would leave one processor idle, which of two is half.
    maxWorkers: '100%',
  },
});
