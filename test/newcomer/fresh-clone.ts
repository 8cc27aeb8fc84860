import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export interface FreshClone {
  readonly folder: string;
  /** The environment of its commands: only `PATH` and `HOME`. */
  readonly env: Readonly<Record<string, string>>;
  /** The version of the first `node` on that `PATH`. */
  readonly nodeVersion: string;
  remove(): void;
}

/**
 * Clones the committed state of a project. Its `PATH` has the programs of the machine, without the ones npm
 * adds for scripts.
 */
export function freshClone(project: string): FreshClone {
  const base = mkdtempSync(join(tmpdir(), 'newcomer-'));
  const folder = join(base, 'billing');
  execFileSync('git', ['clone', '--quiet', project, folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  const { PATH = '', HOME = '' } = process.env;
  const paths = PATH.split(delimiter).filter((path) => !/node_modules|node-gyp-bin/.test(path));
  const env = { PATH: paths.join(delimiter), HOME };
  const nodeVersion = execFileSync('sh', ['-c', 'node --version'], { env, encoding: 'utf8' }).trim();
  return { folder, env, nodeVersion, remove: () => rmSync(base, { recursive: true, force: true }) };
}
