import { execFile } from 'node:child_process';

import { generateCommand } from '../support/generate-command.ts';

export interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs the generator's command line in a child process to its end, with Node's compile cache, as npm does.
 */
export function runGenerator(words: readonly string[], options: { readonly cwd?: string } = {}): Promise<Run> {
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      [...generateCommand(), ...words],
      { maxBuffer: 1 << 26, ...(options.cwd === undefined ? {} : { cwd: options.cwd }) },
      (_error, stdout, stderr) => done({ status: child.exitCode, stdout, stderr }),
    );
  });
}
