import { expect, test } from 'vitest';

import { hostile } from './hostile.ts';

test('hostile receivers neither hold an attempt beyond its time limit nor fill the memory', async () => {
  // How late is for the long run to say: here a busy machine must not decide.
  expect(await hostile({ count: 39, timeoutMs: 2_000, lateMs: 60_000, collecting: true })).toBe(true);
});
