import { spawnSync } from 'node:child_process';

import { BaseError } from './base-error.ts';

/** What git prints, or nothing when it fails. */
export function git(words: readonly string[], input = ''): Buffer | undefined {
  const { status, stdout, error } = spawnSync('git', words, { input, maxBuffer: 1 << 30 });
  if (error !== undefined) throw new BaseError(`git can't be run: ${error.message}`);
  return status === 0 ? stdout : undefined;
}
