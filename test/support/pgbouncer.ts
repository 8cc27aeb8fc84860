import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { freePort } from '../chaos/place.ts';
import { isListening } from './is-listening.ts';
import { root } from '../service/start/program.ts';

/** Whether this machine has PgBouncer. */
export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;

export interface PgBouncer {
  /** The database of `target` through the pooler. */
  readonly url: string;
  /** Ends it, which loses every connection, and starts it again on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface PgBouncerOptions {
  readonly mode: 'transaction' | 'session' | 'statement';
  /** The most connections to the server. */
  readonly connections?: number;
}

/** PgBouncer in front of the PostgreSQL at `target`, as `docs/examples/pgbouncer.ini` configures it. */
export async function startPgBouncer(target: string, { mode, connections = 4 }: PgBouncerOptions): Promise<PgBouncer> {
  const { hostname, port: serverPort, username } = new URL(target);
  const directory = mkdtempSync(join(tmpdir(), 'billing-pgbouncer-'));
  const port = await freePort();
  const { password } = new URL(target);
  const own = {
    listen_port: `${port}`,
    unix_socket_dir: '',
    auth_type: 'any',
    auth_file: '',
    pool_mode: mode,
    default_pool_size: `${connections}`,
    // The next connection of a client is then not the one that it has used last.
    server_round_robin: '1',
    // Of the URLs in tests.
    ignore_startup_parameters: 'options',
    // It refuses to run as root.
    ...(process.getuid?.() === 0 && { user: 'postgres' }),
  };
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${serverPort || '5432'} user=${username || 'postgres'}${password && ` password=${password}`}`,
    '[pgbouncer]',
    ...exampleSettings().filter((line) => !Object.hasOwn(own, line.split(' ', 1)[0]!)),
    ...Object.entries(own).map(([name, value]) => `${name} = ${value}`),
  ];
  const file = join(directory, 'pgbouncer.ini');
  writeFileSync(file, `${settings.join('\n')}\n`);
  const start = async (): Promise<ChildProcess> => {
    const started = spawn('pgbouncer', [file], { stdio: 'ignore', cwd: '/' });
    while (!(await isListening(port))) {
      if (started.exitCode !== null) throw new Error(`PgBouncer ended with exit code ${started.exitCode}: ${file}`);
      await sleep(20);
    }
    return started;
  };
  let running = await start();
  const end = async (): Promise<void> => {
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    await ended;
  };
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = `${port}`;
  return {
    url: url.href,
    async restart() {
      await end();
      running = await start();
    },
    async stop() {
      await end();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function exampleSettings(): string[] {
  const lines = readFileSync(join(root, 'docs/examples/pgbouncer.ini'), 'utf8').split('\n');
  return lines.slice(lines.indexOf('[pgbouncer]') + 1);
}
