import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Cost {
  readonly milliseconds: number;
  readonly megabytes: number;
}

/** The time and memory that a compiler reports for one project. It collects garbage before it measures its memory. */
export function checkProgram(compiler: string, folder: string): Cost {
  const tsc = fileURLToPath(new URL(`../../node_modules/${compiler}/bin/tsc`, import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, ['--expose-gc', tsc, '-p', folder, '--extendedDiagnostics'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${compiler} refuses ${folder}: ${stdout}`);
  const value = (name: string): number => Number(new RegExp(`^${name}:\\s+([\\d.]+)`, 'm').exec(stdout)![1]);
  return { milliseconds: value('Total time') * 1_000, megabytes: (value('Memory used') * 1_024) / 1e6 };
}
