import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export interface FreshClone {
  readonly folder: string;
  /** All that its commands find: where programs are, and the home of whoever runs them. */
  readonly env: Readonly<Record<string, string>>;
  /** Of the `node` that comes first there. */
  readonly nodeVersion: string;
  remove(): void;
}

/** A clone of what is committed, with the programs that a newcomer has and none that npm has put in front of them. */
export function freshClone(project: string): FreshClone {
  const base = mkdtempSync(join(tmpdir(), 'newcomer-'));
  const folder = join(base, 'billing');
  execFileSync('git', ['clone', '--quiet', project, folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  const { PATH = '', HOME = '' } = process.env;
  const own = PATH.split(delimiter).filter((each) => !/node_modules|node-gyp-bin/.test(each));
  const env = { PATH: own.join(delimiter), HOME };
  const nodeVersion = execFileSync('sh', ['-c', 'node --version'], { env, encoding: 'utf8' }).trim();
  return { folder, env, nodeVersion, remove: () => rmSync(base, { recursive: true, force: true }) };
}
