import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const REPORT = new URL('report-usage.mjs', import.meta.url).href;

export interface Ended extends Partial<Reported> {
  /** Absent when a signal ended it, as the system does for want of memory. */
  readonly status: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
  /** Wall time, taken outside. */
  readonly seconds: number;
}

/**
 * Of the whole process, threads included, as the system reports it at exit; absent when the process did not
 * exit.
 */
interface Reported {
  /** The largest resident set. */
  readonly mebibytes: number;
  readonly processorSeconds: number;
}

/** Runs a Node program to its end, whatever that is. `env` goes beside our own environment. */
export async function measuredProcess(
  args: readonly string[],
  { cwd, env = {} }: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<Ended> {
  const place = mkdtempSync(join(tmpdir(), 'usage-'));
  const report = join(place, 'usage.json');
  try {
    const start = performance.now();
    const child = spawn(process.execPath, ['--import', REPORT, ...args], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env, USAGE_REPORT: report },
    });
    const ended = new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', resolve);
    });
    const [status, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
    const seconds = (performance.now() - start) / 1_000;
    return { status: status ?? undefined, stdout, stderr, seconds, ...reported(report) };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

function reported(file: string): Reported | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Reported;
  } catch {
    return undefined;
  }
}
