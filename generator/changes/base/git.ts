import { spawnSync } from 'node:child_process';

import { BaseError } from './base-error.ts';

/** What git prints; `undefined` when it fails. @throws BaseError when git can't be started. */
export function git(args: readonly string[], input = ''): Buffer | undefined {
  const { status, stdout, error } = spawnSync('git', args, { input, maxBuffer: 1 << 30 });
  if (error !== undefined) throw new BaseError(`git failed to start: ${error.message}`);
  return status === 0 ? stdout : undefined;
}
