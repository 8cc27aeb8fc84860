import { randomBytes } from 'node:crypto';

import { Client } from 'pg';

import { silentLog } from '../../service/common/log.ts';
import { openDatabase } from '../../service/storage/open-database.ts';
import { TEMPLATE_SCHEMA } from './database-template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The template database of this run, where `TEST_DATABASE_URL` names a server. */
    readonly postgresTemplate: string | undefined;
  }
}

/**
 * PostgreSQL makes a checkpoint before it drops a database; those that it drops at the same time share one.
 */
const DROPPED_AT_ONCE = 16;

/** The template database of a run of the tests. The names of all its databases begin with `name`. */
export interface PostgresTemplate {
  readonly name: string;
  /** Drops all databases of the run. */
  drop(): Promise<void>;
}

/**
 * Makes a database with empty, migrated tables. A copy of it takes a tenth of the processor time of its
 * migrations and of dropping a schema: 0.05 instead of 0.5 s for each suite.
 */
export async function makePostgresTemplate(server: string): Promise<PostgresTemplate> {
  const name = `billing_test_${randomBytes(6).toString('hex')}`;
  await atServer(server, (client) => client.query(`create database "${name}"`));
  const url = databaseUrl(server, name);
  await (await openDatabase({ engine: 'postgres', url, schema: TEMPLATE_SCHEMA, poolSize: 1 }, silentLog)).close();
  return { name, drop: () => dropDatabases(server, name) };
}

/**
 * Makes a copy of the template for a suite, with its tables in `schema`. Returns its URL. It is dropped at
 * the end of the run, so that no suite waits for a checkpoint.
 */
export async function copyPostgresTemplate(server: string, template: string, schema: string): Promise<string> {
  const name = `${template}_${schema}`;
  await atServer(server, (client) => client.query(`create database "${name}" template "${template}"`));
  const url = databaseUrl(server, name);
  await atServer(url, (client) => client.query(`alter schema "${TEMPLATE_SCHEMA}" rename to "${schema}"`));
  return url;
}

async function dropDatabases(server: string, prefix: string): Promise<void> {
  const names = await atServer(server, async (client) => {
    const { rows } = await client.query<{ readonly datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    return rows.map(({ datname }) => datname);
  });
  const left = names.values();
  const dropEach = async (): Promise<void> => {
    for (const name of left) await atServer(server, (client) => client.query(`drop database "${name}" with (force)`));
  };
  await Promise.all(Array.from({ length: DROPPED_AT_ONCE }, dropEach));
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function atServer<Result>(url: string, use: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return use(client).finally(() => client.end());
}
