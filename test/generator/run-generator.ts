import { execFile } from 'node:child_process';
import { resolve } from 'node:path';

export interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** As package.json's scripts run it, so with what Node has compiled before. */
const COMMAND = [
  ...['--max-semi-space-size=8', '--no-opt', '--invocation-count-for-maglev=20000'],
  ...[resolve('.ci/node.mjs'), resolve('generator/main.ts')],
];

/** Runs the generator's command line as a process of its own, to its end. */
export function runGenerator(words: readonly string[], options: { readonly cwd?: string } = {}): Promise<Run> {
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      [...COMMAND, ...words],
      { maxBuffer: 1 << 26, ...(options.cwd === undefined ? {} : { cwd: options.cwd }) },
      (_error, stdout, stderr) => done({ status: child.exitCode, stdout, stderr }),
    );
  });
}
