import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  existsSync,
  globSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from './place.ts';

/** Owner of the server's processes where this runs as root, which PostgreSQL refuses to. */
const SERVER_USER = 'postgres';

/** A dedicated PostgreSQL server, which can be restarted without side effects on other tests. */
export interface OwnCluster {
  readonly url: string;
  /** A folder that its server can write. */
  readonly directory: string;
  restart(mode: 'fast' | 'immediate'): void;
  remove(): void;
}

export interface ClusterOrigin {
  /** A base backup, which this moves. */
  readonly from: string;
  /** Settings of its recovery. */
  readonly settings: Readonly<Record<string, string>>;
}

/**
 * Makes one from the binaries of this machine, in a temporary directory; undefined where there are none. It
 * is empty, or recovers a base backup.
 */
export async function startOwnCluster(origin?: ClusterOrigin): Promise<OwnCluster | undefined> {
  const folder = serverBinaries();
  if (folder === undefined) return undefined;
  // The temporary folder of a test run is for its owner only.
  const base = mkdtempSync(join(process.getuid?.() === 0 ? '/tmp' : tmpdir(), 'billing-cluster-'));
  const data = join(base, 'data');
  if (process.getuid?.() === 0) chownSync(base, userId('-u'), userId('-g'));
  const port = await freePort();
  if (origin === undefined)
    run(join(folder, 'initdb'), '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale');
  else recover(origin, data);
  const control = (...words: string[]): void =>
    run(join(folder, 'pg_ctl'), '-D', data, '-w', '-l', join(base, 'log'), ...words);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${base}`;
  control('start', '-o', options);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    directory: base,
    restart: (mode) => control('restart', '-m', mode, '-o', options),
    remove() {
      control('stop', '-m', 'immediate');
      rmSync(base, { recursive: true, force: true });
    },
  };
}

function recover({ from, settings }: ClusterOrigin, data: string): void {
  renameSync(from, data);
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`);
  appendFileSync(join(data, 'postgresql.auto.conf'), lines.join(''));
  writeFileSync(join(data, 'recovery.signal'), '');
  if (process.getuid?.() === 0) spawnSync('chown', ['-R', SERVER_USER, data]);
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
