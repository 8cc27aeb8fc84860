import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';

import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, vi } from 'vitest';

import { silentLog } from '../../service/common/log.ts';
import { type Database, type DatabasePlace, openDatabase } from '../../service/storage/open-database.ts';
import { TEMPLATE_SCHEMA } from './database-template.ts';
import { copyPostgresTemplate } from './postgres-template.ts';
import { isDivided, isLongRun } from './suite-length.ts';

/**
 * Set to run every database test on PostgreSQL as well, for example
 * `postgres://postgres@127.0.0.1:5432/test`.
 */
export const testDatabaseUrl = process.env['TEST_DATABASE_URL'];

export interface TestDatabase extends Database {
  /**
   * To open the same data once more, as a second process would. On the embedded engine there is only one.
   */
  readonly place: DatabasePlace;
}

/**
 * Where `npm test` and `npm run test:long` divide the suites: each engine in both runs, one engine in each,
 * or one in `npm test` and each in the long form.
 */
export type Engines = 'each' | 'divided' | 'each when long';

/**
 * Declares the tests of `body` once for each engine: embedded in memory always, PostgreSQL where
 * `TEST_DATABASE_URL` names one. Whole runs of `npm test` and `npm run test:long` divide the engines between
 * them.
 *
 * Each engine gets a fresh database for the whole block; connections that a test left open fail the block.
 */
export function eachEngine(name: string, body: (database: () => TestDatabase) => void): void {
  declareEngines(name, body, 'divided');
}

/** The same with each engine in every run, for a suite that depends on the engine or has a long form. */
export function eachEngineUndivided(name: string, body: (database: () => TestDatabase) => void): void {
  declareEngines(name, body, 'each');
}

/** `eachEngine` or `eachEngineUndivided`. */
export function declareEngines(name: string, body: (database: () => TestDatabase) => void, engines: Engines): void {
  for (const place of placesOf(engines)) {
    describe(`${name} (${place.engine})`, () => {
      let database: TestDatabase | undefined;
      beforeAll(async () => {
        const own = await ownPlace(place);
        database = { ...(await openDatabase(await prepared(own), silentLog)), place: own };
      }, 60_000);
      afterAll(async () => {
        await database?.close();
        if (place.engine === 'postgres') await expectNoConnections(place.url, place.schema);
      }, 60_000);
      body(() => {
        if (database === undefined)
          throw new Error('The database is there once the tests run, not while they are declared.');
        return database;
      });
    });
  }
}

function placesOf(engines: Engines): readonly DatabasePlace[] {
  const embedded: DatabasePlace = { engine: 'pglite', schema: TEMPLATE_SCHEMA };
  if (testDatabaseUrl === undefined) return [embedded];
  const postgres = postgresPlace(testDatabaseUrl);
  if (engines === 'each' || !isDivided || (isLongRun && engines === 'each when long')) return [embedded, postgres];
  return [isLongRun ? embedded : postgres];
}

/** On PostgreSQL, the suite's own database, with migrated tables in the schema of `place`. */
async function ownPlace(place: DatabasePlace): Promise<DatabasePlace> {
  if (place.engine === 'pglite') return place;
  return { ...place, url: await copyPostgresTemplate(place.url, inject('postgresTemplate')!, place.schema) };
}

/**
 * The embedded engine need not begin with nothing in every suite: `database-template.ts` has made its empty
 * tables once. On PostgreSQL, a commit need not wait for the disk, because no test of this process ends the
 * server.
 */
export async function prepared(place: DatabasePlace): Promise<DatabasePlace> {
  if (place.engine === 'pglite') return { ...place, template: await openAsBlob(inject('databaseTemplate')) };
  const url = new URL(place.url);
  url.searchParams.set('options', '-c synchronous_commit=off');
  return { ...place, url: url.href };
}

/** A new schema at `url`. The caller drops it (`dropSchema`). */
export function postgresPlace(url: string): DatabasePlace & { engine: 'postgres' } {
  return { engine: 'postgres', url, schema: `test_${randomBytes(8).toString('hex')}`, poolSize: 4 };
}

/** Removes the schema and fails when connections that used it stay: something was not closed. */
export async function dropSchema(url: string, schema: string): Promise<void> {
  await expectNoConnections(url, schema);
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`drop schema if exists "${schema}" cascade`).finally(() => client.end());
}

/** Connections to a schema have its name as `application_name`. */
async function expectNoConnections(url: string, schema: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const open = async (): Promise<unknown[]> => {
    const { rows } = await client.query('select query from pg_stat_activity where application_name = $1', [schema]);
    return rows;
  };
  // The server takes a moment to notice that a connection was closed.
  await vi
    .waitFor(async () => expect(await open(), 'connections left open by the tests').toEqual([]), { timeout: 10_000 })
    .finally(() => client.end());
}
