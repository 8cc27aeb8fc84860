import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';

import type { DatabasePlace } from '../../service/storage/open-database.ts';

export interface Place {
  readonly place: DatabasePlace;
  remove(): Promise<void>;
}

/**
 * PostgreSQL where the environment names one, in its own schema, and the embedded engine in its own
 * directory, as `npm start` has it.
 */
export function deliveryPlaces(): Place[] {
  const url = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'];
  const schema = `bench_${randomBytes(6).toString('hex')}`;
  const directory = mkdtempSync(join(tmpdir(), 'billing-bench-'));
  const embedded: Place = {
    place: { engine: 'pglite', directory, schema },
    remove: async () => rmSync(directory, { recursive: true, force: true }),
  };
  if (url === undefined) {
    console.log('PostgreSQL is left out: TEST_DATABASE_URL and DATABASE_URL name none.\n');
    return [embedded];
  }
  return [
    { place: { engine: 'postgres', url, schema, poolSize: 10 }, remove: () => dropSchema(url, schema) },
    embedded,
  ];
}

/** @throws Error when the server does not wait for its disk: then its numbers would say nothing. */
export async function expectDurable({ place }: Place): Promise<void> {
  if (place.engine !== 'postgres') return;
  const client = new Client({ connectionString: place.url });
  await client.connect();
  const { rows } = await client.query<{ fsync: string; commit: string }>(
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`,
  );
  await client.end();
  const { fsync, commit } = rows[0]!;
  if (fsync !== 'on' || commit !== 'on')
    throw new Error(
      `The bars hold for a PostgreSQL that waits for its disk; this one has fsync ${fsync} and synchronous_commit ${commit}: turn both on.`,
    );
}

async function dropSchema(url: string, schema: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`drop schema if exists "${schema}" cascade`);
  await client.end();
}
