import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';

import { silentLog } from '../../../service/common/log.ts';
import { type Database, openDatabase } from '../../../service/storage/open-database.ts';
import { checkedFetch } from '../../support/checked-fetch.ts';
import { prepared, testDatabaseUrl } from '../../support/database.ts';
import { isDivided, isLongRun } from '../../support/suite-length.ts';
import { type Call, caller } from '../http/test-client.ts';
import { type Ended, nodeCommand, type Program, startProgram } from './program.ts';

/** What `npm start -- --json` prints. */
export interface Ready {
  readonly url: string;
  /** Where `/readyz` and `/metrics` are, when that is another address. */
  readonly admin_url?: string;
  readonly key: string;
  readonly environment: string;
  readonly data: string;
  readonly ids: Readonly<Record<string, string>>;
}

export interface Serving extends Program, Ready {
  /** With its key; every response is checked against the spec. */
  readonly call: Call;
}

/** A data directory and, for PostgreSQL, a database that only this test uses. */
export interface Place {
  readonly engine: 'pglite' | 'postgres';
  /** Of the data; does not exist yet. */
  readonly directory: string;
  readonly env: Readonly<Record<string, string>>;
  /** Opens the data of the sandbox in this process. */
  open(): Promise<Database>;
  /** Starts the service. It is killed with the place, if it still runs then. */
  start(...argv: string[]): Program;
  /** Starts it with `--json` on a free port and waits until it serves. */
  serve(...argv: string[]): Promise<Serving>;
  /** The same with more variables in its environment. */
  serveWith(env: Readonly<Record<string, string>>, ...argv: string[]): Promise<Serving>;
  /** Starts it with more variables in its environment, and does not wait. */
  startWith(env: Readonly<Record<string, string>>, ...argv: string[]): Program;
  /** Runs an operator command to its end. */
  operator(...argv: string[]): Promise<Ended>;
  /** The same with more variables in its environment. */
  operatorWith(env: Readonly<Record<string, string>>, ...argv: string[]): Promise<Ended>;
}

/**
 * Declares the tests of `body` once for each engine; each time the place is fresh and goes with the block. A
 * whole `npm test` runs them on the embedded engine only, which a process can damage.
 */
export function eachPlace(name: string, body: (place: () => Place) => void): void {
  const isEmbeddedOnly = testDatabaseUrl === undefined || (isDivided && !isLongRun);
  for (const url of isEmbeddedOnly ? [undefined] : [undefined, testDatabaseUrl]) {
    describe(`${name} (${url === undefined ? 'pglite' : 'postgres'})`, () => {
      withPlace(url, body);
    });
  }
}

/**
 * `eachPlace` for a suite that starts many processes: a whole `npm test` leaves it to `npm run test:long`.
 */
export function eachPlaceInLongRuns(name: string, body: (place: () => Place) => void): void {
  describe.runIf(isLongRun || !isDivided)('in long runs', () => {
    eachPlace(name, body);
  });
}

/** The same on one engine: PostgreSQL at `url`, or the embedded one. */
export function withPlace(url: string | undefined, body: (place: () => Place) => void): void {
  let made: { readonly place: Place; remove(): Promise<void> } | undefined;
  beforeAll(async () => {
    made = await makePlace(url);
  });
  afterAll(async () => made?.remove());
  body(() => {
    if (made === undefined) throw new Error('The place is there once the tests run, not while they are declared.');
    return made.place;
  });
}

async function makePlace(url: string | undefined): Promise<{ readonly place: Place; remove(): Promise<void> }> {
  const base = await mkdtemp(join(tmpdir(), 'billing-'));
  const directory = join(base, 'data');
  const database = url === undefined ? undefined : await makeDatabase(url);
  const env: Record<string, string> = {
    BILLING_DRAIN_SECONDS: '0',
    ...(database !== undefined && { DATABASE_URL: database.url }),
  };
  const programs: Program[] = [];
  const run = (
    module: Parameters<typeof nodeCommand>[0],
    argv: readonly string[],
    more: Readonly<Record<string, string>> = {},
  ): Program => {
    const program = startProgram(nodeCommand(module, argv), { env: { ...env, ...more } });
    programs.push(program);
    return program;
  };
  const start = (...argv: string[]): Program => run('service/app/main.ts', ['--data', directory, ...argv]);
  const place: Place = {
    engine: database === undefined ? 'pglite' : 'postgres',
    directory,
    env,
    open: () => openData(directory, database?.url),
    start,
    serve: (...argv) => served(start('--port', '0', '--json', ...argv)),
    serveWith: (more, ...argv) =>
      served(run('service/app/main.ts', ['--data', directory, '--port', '0', '--json', ...argv], more)),
    startWith: (more, ...argv) =>
      run('service/app/main.ts', ['--data', directory, '--port', '0', '--json', ...argv], more),
    operatorWith: (more, ...words) => run('service/operator/main.ts', [...words, '--data', directory], more).ended,
    operator: (...words) => run('service/operator/main.ts', [...words, '--data', directory]).ended,
  };
  const remove = async (): Promise<void> => {
    for (const program of programs) program.kill('SIGKILL');
    await Promise.all(programs.map((program) => program.ended));
    await database?.drop();
    await rm(base, { recursive: true, force: true });
  };
  return { place, remove };
}

/** Makes the place's database, so that a start need not. */
export async function prepare(place: Pick<Place, 'open'>): Promise<void> {
  await (await place.open()).close();
}

/** The same for an embedded database in any directory. */
export function prepareDirectory(directory: string, environment?: string): Promise<void> {
  return prepare({ open: () => openData(directory, undefined, environment) });
}

/** Waits until a service that was started with `--json` serves. */
export async function served(program: Program): Promise<Serving> {
  const ready = JSON.parse((await program.says('\n')).split('\n', 1)[0]!) as Ready;
  return { ...program, ...ready, call: caller({ url: ready.url, fetch: checkedFetch(ready.url) }, ready.key) };
}

/**
 * Opens in this process what a service of `environment` would open there: made here, a new embedded database
 * takes less time.
 */
async function openData(directory: string, url?: string, environment = 'sandbox'): Promise<Database> {
  const schema = `billing_${environment}`;
  if (url !== undefined) return openDatabase({ engine: 'postgres', url, schema, poolSize: 1 }, silentLog);
  return openDatabase(await prepared({ engine: 'pglite', directory, schema }), silentLog);
}

async function makeDatabase(server: string): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `billing_test_${randomBytes(8).toString('hex')}`;
  await atServer(server, `create database "${name}"`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => atServer(server, `drop database "${name}" with (force)`) };
}

async function atServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
