import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { pack } from '../../../generator/pack/pack.ts';

export const HERE = 'test/packages/consumers';
/** The packages that `npm run consumers` installs. */
export const TOOLS = resolve(HERE, 'node_modules');

/** Whether to run the whole suite, and not only its fast tests. */
export const ALL = process.env['CONSUMERS'] === 'all';

/** A tool of the consumers suite, or undefined where that does not run. */
export function tool(path: string): string | undefined {
  const file = join(TOOLS, path);
  return ALL && existsSync(file) ? file : undefined;
}

/** An empty project outside the repository with the packages installed from tarballs. */
export interface Project {
  readonly folder: string;
  readonly tarballs: readonly string[];
  write(path: string, text: string): string;
  copy(file: string): void;
  /** Makes a tool available by name. */
  link(name: string, target: string): void;
  close(): void;
}

export async function createProject(): Promise<Project> {
  const folder = mkdtempSync(join(tmpdir(), 'consumer-'));
  const tarballs = await pack({ from: 'generated', to: join(folder, 'tarballs') });
  const write = (path: string, text: string): string => {
    const file = join(folder, path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
    return file;
  };
  write('package.json', '{ "private": true, "type": "module" }');
  await install(folder, tarballs);
  const copy = (file: string): void => copyFileSync(file, join(folder, basename(file)));
  copy(join(HERE, 'program.ts'));
  return {
    folder,
    tarballs,
    write,
    copy,
    link(name, target) {
      mkdirSync(join(folder, 'node_modules', name, '..'), { recursive: true });
      symlinkSync(target, join(folder, 'node_modules', name));
    },
    close: () => rmSync(folder, { recursive: true }),
  };
}

/** Installs with npm offline, or by extracting the tarballs, which is faster. */
async function install(folder: string, tarballs: readonly string[]): Promise<void> {
  const run = promisify(execFile);
  const quiet = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  if (ALL) await run('npm', ['install', ...quiet, ...tarballs], { cwd: folder });
  else {
    for (const tarball of tarballs) {
      const name = /billing-(\w+)-/.exec(basename(tarball))![1]!;
      const into = join(folder, 'node_modules/@billing', name);
      mkdirSync(into, { recursive: true });
      await run('tar', ['-xzf', tarball, '-C', into, '--strip-components=1']);
    }
  }
}
