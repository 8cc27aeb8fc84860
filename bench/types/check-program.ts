import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Cost {
  readonly milliseconds: number;
  readonly megabytes: number;
}

/** What a compiler costs and prints for one project; its status is 0 without type errors. */
export interface Measured {
  readonly status: number | null;
  readonly stdout: string;
  readonly cost: Cost;
}

/** The cost of a program that must have no type errors. */
export function checkProgram(compiler: string, folder: string): Cost {
  const { status, stdout, cost } = measureProgram(compiler, folder);
  if (status !== 0) throw new Error(`${compiler} rejects ${folder}: ${stdout}`);
  return cost;
}

/**
 * The time and memory that a compiler reports for one project. It collects garbage before it measures its
 * memory.
 */
export function measureProgram(compiler: string, folder: string): Measured {
  const tsc = fileURLToPath(new URL(`../../node_modules/${compiler}/bin/tsc`, import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, ['--expose-gc', tsc, '-p', folder, '--extendedDiagnostics'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const value = (name: string): number => Number(new RegExp(`^${name}:\\s+([\\d.]+)`, 'm').exec(stdout)![1]);
  const cost = { milliseconds: value('Total time') * 1_000, megabytes: (value('Memory used') * 1_024) / 1e6 };
  return { status, stdout, cost };
}
