import { spawnSync } from 'node:child_process';

import { ChangesError } from '../changes-error.ts';

/** The output of git; `undefined` when it fails. @throws ChangesError when git can't be started. */
export function git(args: readonly string[], input = ''): Buffer | undefined {
  const { status, stdout, error } = spawnSync('git', args, { input, maxBuffer: 1 << 30 });
  if (error !== undefined) throw new ChangesError(`git failed to start: ${error.message}`);
  return status === 0 ? stdout : undefined;
}
