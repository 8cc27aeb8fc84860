import { randomBytes } from 'node:crypto';

import { Client } from 'pg';

import type { DatabasePlace } from '../../service/storage/open-database.ts';

/** A database for each of the servers on one engine. */
export interface EnginePlaces {
  readonly service: DatabasePlace;
  readonly bare: DatabasePlace;
  readonly keys: DatabasePlace;
  readonly pages: DatabasePlace;
}

/**
 * The embedded engine in memory, and PostgreSQL where the environment names one, in schemas that `remove`
 * drops.
 */
export function enginePlaces(): { readonly places: EnginePlaces; remove(): Promise<void> }[] {
  const url = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'];
  const schema = `bench_${randomBytes(6).toString('hex')}`;
  const embedded: DatabasePlace = { engine: 'pglite', schema };
  const engines = [
    { places: { service: embedded, bare: embedded, keys: embedded, pages: embedded }, remove: async () => undefined },
  ];
  if (url === undefined) {
    console.log('PostgreSQL is left out: TEST_DATABASE_URL and DATABASE_URL name none.\n');
    return engines;
  }
  const at = (name: string): DatabasePlace => ({ engine: 'postgres', url, schema: `${schema}_${name}`, poolSize: 10 });
  const places = { service: at('service'), bare: at('bare'), keys: at('keys'), pages: at('pages') };
  return [{ places, remove: () => dropSchemas(url, Object.values(places)) }, ...engines];
}

async function dropSchemas(url: string, places: readonly DatabasePlace[]): Promise<undefined> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const { schema } of places) await client.query(`drop schema if exists "${schema}" cascade`);
  await client.end();
}
