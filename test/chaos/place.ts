import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { once } from 'node:events';
import { join } from 'node:path';

import { Client } from 'pg';

import { configOf } from '../../service/configuration/config.ts';
import { openServices, type OpenServices } from '../../service/configuration/open-services.ts';
import { systemClock } from '../../service/common/clock.ts';
import { silentLog } from '../../service/common/log.ts';
import { releaseCommand } from '../support/earlier-release.ts';
import { type Ended, nodeCommand, type Program, startProgram } from '../service/start/program.ts';

export type Role = 'all' | 'api' | 'worker';

/** A directory and, on PostgreSQL, a database that only this run uses. */
export interface Place {
  readonly engine: 'pglite' | 'postgres';
  readonly directory: string;
  /** On PostgreSQL. */
  readonly databaseUrl?: string;
  /** Where a process with the role `all` or `api` listens, also after a restart. */
  readonly url: string;
  /**
   * Starts a process of the service, one with the role `all` or `api` at `url` unless a port is named; 0 is
   * any free one. Variables in `env` come beside those of the place.
   */
  start(role: Role, port?: number, env?: Readonly<Record<string, string>>): Program;
  /** Starts a process of the release in another directory, on any free port. */
  startRelease(directory: string, role: Role): Program;
  /** Starts an operator command. */
  startOperator(...argv: string[]): Program;
  /** Runs an operator command to its end. */
  operator(...argv: string[]): Promise<Ended>;
  /** The data, opened in this process. */
  open(): Promise<OpenServices>;
  /**
   * Unfinished claims with their leases; only on engines that other processes can read while the service
   * runs.
   */
  readonly leases?: () => Promise<readonly Lease[]>;
  remove(): Promise<void>;
}

export interface Lease {
  readonly notification: string;
  readonly lease: string;
}

/**
 * On PostgreSQL at `databaseUrl`, or on the embedded engine.
 *
 * @param directServer The same server without a pooler, if `databaseUrl` leads to one.
 * @param parent Where its directory is made.
 */
export async function makePlace(
  databaseUrl: string | undefined,
  settings: Readonly<Record<string, string>>,
  directServer?: string,
  parent = tmpdir(),
): Promise<Place> {
  const base = await mkdtemp(join(parent, 'billing-chaos-'));
  const directory = join(base, 'data');
  const database = databaseUrl === undefined ? undefined : await makeDatabase(databaseUrl);
  const port = await freePort();
  const env = {
    BILLING_DATA: directory,
    BILLING_ALLOW_PRIVATE_DESTINATIONS: 'true',
    // Requests say themselves where they come from, so that no limit of an address is reached.
    BILLING_TRUSTED_PROXIES: '127.0.0.1',
    BILLING_LOG_LEVEL: 'warn',
    BILLING_DRAIN_SECONDS: '0',
    ...settings,
    ...(database !== undefined && { DATABASE_URL: database.url }),
    ...(database !== undefined &&
      directServer !== undefined && { DATABASE_DIRECT_URL: withPath(directServer, new URL(database.url).pathname) }),
  };
  const programs = new Set<Program>();
  const startCommand = (command: readonly string[], own: Readonly<Record<string, string>> = {}): Program => {
    const program = startProgram(command, { env: { ...env, ...own } });
    programs.add(program);
    void program.ended.then(() => programs.delete(program));
    return program;
  };
  const run = (module: Parameters<typeof nodeCommand>[0], argv: readonly string[], own = {}): Program =>
    startCommand(nodeCommand(module, argv), own);
  const startOperator: Place['startOperator'] = (...argv) =>
    run('service/operator/main.ts', [...argv, '--data', directory]);
  return {
    engine: database === undefined ? 'pglite' : 'postgres',
    directory: base,
    ...(database !== undefined && { databaseUrl: database.url }),
    url: `http://127.0.0.1:${port}`,
    start: (role, ownPort = role === 'worker' ? 0 : port, own = {}) =>
      run('service/app/main.ts', ['--json', '--role', role, '--port', `${ownPort}`], own),
    startRelease: (release, role) => startCommand(releaseCommand(release, ['--json', '--role', role, '--port', '0'])),
    startOperator,
    operator: (...argv) => startOperator(...argv).ended,
    open: () => openServices(configOf({}, { env, cwd: base }), systemClock, silentLog),
    ...(database !== undefined && { leases: database.leases }),
    async remove() {
      for (const program of programs) program.kill('SIGKILL');
      await Promise.all([...programs].map((program) => program.ended));
      await database?.drop();
      await rm(base, { recursive: true, force: true });
    },
  };
}

/** The URL of another database on the same server. */
export function withPath(server: string, pathname: string): string {
  const url = new URL(server);
  url.pathname = pathname;
  return url.href;
}

/**
 * Below the ephemeral ports of outgoing connections, one of which could take it while a killed process is
 * away.
 */
const PORTS = { first: 20_000, count: 10_000 };

export async function freePort(): Promise<number> {
  const port = PORTS.first + Math.floor(Math.random() * PORTS.count);
  const server = createServer().listen(port, '127.0.0.1');
  const outcome = await Promise.race([once(server, 'listening').then(() => 'free'), once(server, 'error')]);
  if (outcome !== 'free') return freePort();
  server.close();
  await once(server, 'close');
  return port;
}

interface OwnDatabase {
  readonly url: string;
  leases(): Promise<readonly Lease[]>;
  drop(): Promise<void>;
}

async function makeDatabase(server: string): Promise<OwnDatabase> {
  const name = `chaos_${randomBytes(8).toString('hex')}`;
  await atServer(server, `create database "${name}"`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  let client: Client | undefined;
  return {
    url: url.href,
    async leases() {
      if (client === undefined) {
        client = new Client({ connectionString: url.href });
        await client.connect();
      }
      const { rows } = await client.query<Lease>(
        'select notification_id as notification, lease from billing_sandbox.delivery_due where lease is not null',
      );
      return rows;
    },
    async drop() {
      await client?.end();
      await atServer(server, `drop database "${name}" with (force)`);
    },
  };
}

async function atServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
