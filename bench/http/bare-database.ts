import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';

import { columnParsers } from '../../service/storage/column-types.ts';
import { connectionSettings } from '../../service/storage/engine.ts';
import { migrate } from '../../service/storage/migrate.ts';
import { migrations } from '../../service/storage/migrations.ts';
import type { DatabasePlace } from '../../service/storage/open-database.ts';
import type { Tables } from '../../service/storage/tables.ts';

export type Row = Record<string, unknown>;
export type Query = (text: string, values: unknown[]) => Promise<Row[]>;

/** The drivers as they are; Kysely only brings the tables. */
export interface BareDatabase {
  readonly setup: Kysely<Tables>;
  readonly query: Query;
  transaction<Value>(body: (query: Query) => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

export async function openBare(place: DatabasePlace): Promise<BareDatabase> {
  const database =
    place.engine === 'pglite' ? await embedded(place.schema) : pooled(place.url, place.schema, place.poolSize);
  await migrate(database.setup, place.schema, migrations);
  return database;
}

async function embedded(schema: string): Promise<BareDatabase> {
  const pglite = await PGlite.create({ parsers: columnParsers });
  for (const [name, value] of Object.entries(connectionSettings(schema)))
    await pglite.query('select set_config($1, $2, false)', [name, value]);
  return {
    setup: new Kysely({ dialect: new PGliteDialect({ pglite }) }),
    query: async (text, values) => (await pglite.query<Row>(text, values)).rows,
    transaction: async (body) =>
      (await pglite.transaction((trx) => body(async (text, values) => (await trx.query<Row>(text, values)).rows)))!,
    close: () => pglite.close(),
  };
}

function pooled(url: string, schema: string, poolSize: number): BareDatabase {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    options: Object.entries(connectionSettings(schema))
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    types: { getTypeParser: (oid, format) => columnParsers[oid] ?? types.getTypeParser(oid, format) },
  });
  return {
    setup: new Kysely({ dialect: new PostgresDialect({ pool }) }),
    query: async (text, values) => (await pool.query<Row>(text, values)).rows,
    async transaction(body) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const value = await body(async (text, values) => (await client.query<Row>(text, values)).rows);
        await client.query('commit');
        return value;
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}
