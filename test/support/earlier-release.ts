import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import type { Migration } from '../../service/storage/migration.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));
/** What a process of the service consists of, besides its packages. */
const PARTS = ['.ci', 'generated', 'package.json', 'service'];
const MIGRATIONS = 'service/storage/migrations';

/**
 * Writes the service as it was at a commit to `directory`, ready to run. It uses the packages installed now:
 * its own packages would take half a minute and 700 MiB for each release.
 */
export async function extractRelease(commit: string, directory: string): Promise<void> {
  await mkdir(join(directory, 'node_modules/@billing'), { recursive: true });
  const tar = join(directory, 'release.tar');
  await git('archive', '--format=tar', `--output=${tar}`, commit, ...PARTS);
  await run('tar', ['-xf', tar, '-C', directory]);
  await rm(tar);
  const packages = await readdir(join(root, 'node_modules'));
  const linked = packages.filter((name) => name !== '@billing' && name !== '.cache');
  for (const name of linked) await symlink(join(root, 'node_modules', name), join(directory, 'node_modules', name));
  for (const name of await readdir(join(directory, 'generated'))) {
    const own = join(directory, 'generated', name);
    if (existsSync(join(own, 'package.json'))) await symlink(own, join(directory, 'node_modules/@billing', name));
  }
}

/** How a release in a directory is started. */
export function releaseCommand(directory: string, argv: readonly string[]): string[] {
  const [module = '', former = ''] = ['service/app/main.ts', 'service/main.ts'].map((path) => join(directory, path));
  return [process.execPath, join(directory, '.ci/node.mjs'), existsSync(module) ? module : former, ...argv];
}

/** Whether processes of a release drain after SIGTERM. */
export function drains(directory: string): boolean {
  return existsSync(join(directory, 'service/app/close-on-signal.ts'));
}

/** The names of a release's migrations. */
export async function migrationsOf(directory: string): Promise<string[]> {
  const files = await readdir(join(directory, MIGRATIONS));
  return files.map((file) => file.slice(0, -'.ts'.length)).toSorted();
}

/** Whether the service of a release loads: a commit between two others may be half of a change. */
export async function loads(directory: string): Promise<boolean> {
  const [program = '', ...argv] = releaseCommand(directory, ['--help']);
  return run(program, argv).then(
    () => true,
    () => false,
  );
}

/**
 * The commits of this branch, the newest first, that lack the newest of `migrations` and have the ones
 * before it, as they are now, so that their processes can run on a database that the current release
 * migrates. None without history, such as in a shallow clone.
 */
export async function releasesBefore(migrations: readonly Migration[]): Promise<string[]> {
  const found: string[] = [];
  const commits = await git('log', '--first-parent', '--format=%H', '--', MIGRATIONS).catch(() => '');
  for (const commit of commits.split('\n')) {
    const tree = await git('ls-tree', '--name-only', `${commit}^`, `${MIGRATIONS}/`).catch(() => '');
    const names = tree.split('\n').map((path) => path.slice(MIGRATIONS.length + 1, -'.ts'.length));
    const isEarlier = names.length > 0 && names.length < migrations.length;
    if (isEarlier && names.every((name, i) => name === migrations[i]?.name)) found.push(`${commit}^`);
  }
  return found;
}

/** Identifies what a migration does. */
export function migrationHash({ statements }: Migration): string {
  return createHash('sha256').update(JSON.stringify(statements)).digest('hex').slice(0, 16);
}

async function git(...args: readonly string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd: root, maxBuffer: 2 ** 26 });
  return stdout.trimEnd();
}
