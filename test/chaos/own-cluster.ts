import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from './place.ts';

/** Owner of the server's processes where this runs as root, which PostgreSQL refuses to. */
const SERVER_USER = 'postgres';

/** A dedicated PostgreSQL server, which can be restarted without side effects on other tests. */
export interface OwnCluster {
  readonly url: string;
  restart(mode: 'fast' | 'immediate'): void;
  remove(): void;
}

/** Makes one from the binaries of this machine, in a temporary directory; undefined where there are none. */
export async function startOwnCluster(): Promise<OwnCluster | undefined> {
  const folder = serverBinaries();
  if (folder === undefined) return undefined;
  const base = mkdtempSync(join(tmpdir(), 'billing-cluster-'));
  const data = join(base, 'data');
  if (process.getuid?.() === 0) chownSync(base, userId('-u'), userId('-g'));
  const port = await freePort();
  run(join(folder, 'initdb'), '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale');
  const control = (...words: string[]): void =>
    run(join(folder, 'pg_ctl'), '-D', data, '-w', '-l', join(base, 'log'), ...words);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${base}`;
  control('start', '-o', options);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    restart: (mode) => control('restart', '-m', mode, '-o', options),
    remove() {
      control('stop', '-m', 'immediate');
      rmSync(base, { recursive: true, force: true });
    },
  };
}

/** Where the newest server's programs are. */
function serverBinaries(): string | undefined {
  const folders = globSync(['/usr/lib/postgresql/*/bin', '/usr/local/pgsql/bin', '/opt/homebrew/opt/postgresql@*/bin']);
  return folders
    .filter((folder) => existsSync(join(folder, 'initdb')))
    .sort()
    .at(-1);
}

function run(file: string, ...words: string[]): void {
  const command = process.getuid?.() === 0 ? ['runuser', '-u', SERVER_USER, '--', file, ...words] : [file, ...words];
  // With pipes it would wait until the server ends, which inherits them.
  const { status, error } = spawnSync(command[0]!, command.slice(1), {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: '/',
  });
  if (status !== 0) throw new Error(`${command.join(' ')} failed: ${error?.message ?? `exit code ${status}`}`);
}

function userId(flag: '-u' | '-g'): number {
  return Number(spawnSync('id', [flag, SERVER_USER], { encoding: 'utf8' }).stdout);
}
