import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from './place.ts';

/** Owner of the server's processes where this runs as root, which PostgreSQL refuses to. */
const SERVER_USER = 'postgres';

/** By default the write-ahead log grows to 1 GiB. */
const SMALL_LOG = ' -c max_wal_size=64MB -c min_wal_size=32MB';

/** A dedicated PostgreSQL server, which can be restarted without side effects on other tests. */
export interface OwnCluster {
  readonly url: string;
  /** A folder that its server can write. */
  readonly directory: string;
  restart(mode: 'fast' | 'immediate'): void;
  /** Tries to start the server if it has ended by itself. Returns whether it had. */
  startIfEnded(): boolean;
  /** What the server has logged. */
  log(): string;
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
 *
 * @param disk Where its data is instead, and only that.
 */
export async function startOwnCluster(origin?: ClusterOrigin, disk?: string): Promise<OwnCluster | undefined> {
  const folder = serverBinaries();
  if (folder === undefined) return undefined;
  // The temporary folder of a test run is for its owner only.
  const base = mkdtempSync(join(process.getuid?.() === 0 ? '/tmp' : tmpdir(), 'billing-cluster-'));
  const data = join(disk ?? base, 'data');
  for (const path of disk === undefined ? [base] : [base, disk])
    if (process.getuid?.() === 0) chownSync(path, userId('-u'), userId('-g'));
  const port = await freePort();
  if (origin === undefined)
    run(join(folder, 'initdb'), '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale');
  else recover(origin, data);
  const command = (...words: string[]): [string, ...string[]] => [
    join(folder, 'pg_ctl'),
    ...['-D', data, '-w', '-l', join(base, 'log'), ...words],
  ];
  const control = (...words: string[]): void => run(...command(...words));
  const isRunning = (): boolean => succeeds(...command('status'));
  const log = disk === undefined ? '' : SMALL_LOG;
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${base}${log}`;
  control('start', '-o', options);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    directory: base,
    restart: (mode) => control('restart', '-m', mode, '-o', options),
    startIfEnded() {
      const hasEnded = !isRunning();
      if (hasEnded) succeeds(...command('start', '-o', options));
      return hasEnded;
    },
    log: () => readFileSync(join(base, 'log'), 'utf8'),
    remove() {
      if (isRunning()) control('stop', '-m', 'immediate');
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
  const { status, error } = runAsServer('inherit', file, ...words);
  if (status !== 0) throw new Error(`${[file, ...words].join(' ')} failed: ${error?.message ?? `exit code ${status}`}`);
}

function succeeds(file: string, ...words: string[]): boolean {
  return runAsServer('ignore', file, ...words).status === 0;
}

function runAsServer(stderr: 'inherit' | 'ignore', file: string, ...words: string[]): ReturnType<typeof spawnSync> {
  const command = process.getuid?.() === 0 ? ['runuser', '-u', SERVER_USER, '--', file, ...words] : [file, ...words];
  // With pipes it would wait until the server ends, which inherits them.
  return spawnSync(command[0]!, command.slice(1), { stdio: ['ignore', 'ignore', stderr], cwd: '/' });
}

function userId(flag: '-u' | '-g'): number {
  return Number(spawnSync('id', [flag, SERVER_USER], { encoding: 'utf8' }).stdout);
}
