import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const REPORT = new URL('report-usage.mjs', import.meta.url).href;

export interface Usage {
  readonly seconds: number;
  /** Largest resident set of the whole process, threads included. */
  readonly mebibytes: number;
  readonly output: string;
}

interface Surroundings {
  readonly cwd: string;
  /** File that the process leaves its memory in. */
  readonly report: string;
  /** Beside our own environment. */
  readonly env: NodeJS.ProcessEnv;
  /** Exit statuses with which it has done its work; without them, 0. */
  readonly statuses?: readonly number[];
}

/** Runs a Node program to its end. Wall time is taken outside, memory is what the operating system tells the process at its exit. */
export function runProcess(args: readonly string[], { cwd, report, env, statuses = [0] }: Surroundings): Usage {
  const start = performance.now();
  const child = spawnSync(process.execPath, ['--import', REPORT, ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, ...env, BENCH_USAGE: report },
  });
  const seconds = (performance.now() - start) / 1_000;
  if (child.status === null || !statuses.includes(child.status))
    throw new Error(`node ${args.join(' ')} failed: ${child.stderr || child.stdout}`);
  return { seconds, mebibytes: Number(readFileSync(report, 'utf8')), output: child.stdout };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
