import { execFile } from 'node:child_process';
import { resolve } from 'node:path';

export interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const MAIN = resolve('generator/main.ts');
/** Those of package.json's scripts. */
const FLAGS = ['--max-semi-space-size=8', '--no-opt', '--invocation-count-for-maglev=20000'];

/** Runs the generator's command line as a process of its own, to its end. */
export function runGenerator(
  words: readonly string[],
  options: { readonly cwd?: string; readonly main?: string } = {},
): Promise<Run> {
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      [...FLAGS, options.main ?? MAIN, ...words],
      { maxBuffer: 1 << 26, ...(options.cwd === undefined ? {} : { cwd: options.cwd }) },
      (_error, stdout, stderr) => done({ status: child.exitCode, stdout, stderr }),
    );
  });
}
