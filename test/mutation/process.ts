import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Job, Measurement, Trial, TrialResult } from './job.ts';

/** A process without a result for this long has an endless loop. */
const SILENCE_MS = 150_000;

/** Measures what suites cover. */
export async function measure(code: Job['code'], suites: readonly string[]): Promise<readonly Measurement[]> {
  const { lines } = await run({ code, suites, trials: [] }, () => undefined, 900_000);
  return lines as Measurement[];
}

/** Tries mutants, in a new process after one that ended or hung. Calls `done` after each. */
export async function tryMutants(
  code: Job['code'],
  trials: readonly Trial[],
  done: (result: TrialResult) => void,
): Promise<void> {
  for (let left = trials; left.length > 0;) {
    const { lines, error } = await run({ code, suites: [], trials: left }, done, SILENCE_MS);
    const results = lines as TrialResult[];
    const begun = results.at(-1);
    if (begun === undefined) throw new Error(`No mutant could be tried: ${error}`);
    if (begun.outcome === 'begun')
      done({ mutant: begun.mutant, outcome: 'timed out', by: 'the process ended or hung' });
    left = left.slice(left.findIndex(({ mutant }) => mutant === begun.mutant) + 1);
  }
}

interface Run {
  readonly lines: readonly unknown[];
  readonly error: string;
}

async function run(job: Omit<Job, 'results'>, done: (result: TrialResult) => void, silenceMs: number): Promise<Run> {
  const directory = mkdtempSync(join(tmpdir(), 'mutation-'));
  const path = join(directory, 'job.json');
  const results = join(directory, 'results.jsonl');
  writeFileSync(results, '');
  writeFileSync(path, JSON.stringify({ ...job, results } satisfies Job));
  const read = (): unknown[] =>
    readFileSync(results, 'utf8')
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as unknown);
  // In a new group, to end it with its worker.
  const { TEST_DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'run-job.ts'), path], {
    env: { ...env, TEST_DIVIDED: 'no' },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  let error = '';
  child.stderr.on('data', (chunk: Buffer) => (error = `${error}${chunk.toString()}`.slice(-2_000)));
  let seen = 0;
  let changed = performance.now();
  const look = (): void => {
    const lines = read();
    if (lines.length > seen) changed = performance.now();
    for (const line of lines.slice(seen) as TrialResult[]) if (line.outcome !== 'begun') done(line);
    seen = lines.length;
    if (performance.now() - changed > silenceMs) end();
  };
  const end = (): void => {
    try {
      process.kill(-child.pid!, 'SIGKILL');
    } catch {
      // It has ended.
    }
  };
  const timer = setInterval(look, 500);
  process.once('exit', end);
  await new Promise((resolve) => child.once('close', resolve));
  clearInterval(timer);
  process.off('exit', end);
  end();
  look();
  const lines = read();
  rmSync(directory, { recursive: true, force: true });
  return { lines, error };
}
