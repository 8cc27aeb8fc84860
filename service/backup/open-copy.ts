import { isDeepStrictEqual } from 'node:util';

import { type Kysely, sql } from 'kysely';

import { openSecretBox } from '../auth/secret-key.ts';
import type { SecretKeys } from '../auth/secret-key-file.ts';
import { silentLog } from '../common/log.ts';
import { OperatorError } from '../common/operator-error.ts';
import { openEmbedded } from '../storage/embedded-engine.ts';
import { guardedKysely } from '../storage/guarded-kysely.ts';
import type { Tables } from '../storage/tables.ts';
import { type CommittedState, readState } from './committed-state.ts';
import { damagedBackup } from './extract-archive.ts';
import type { Manifest } from './manifest.ts';

export interface CheckedCopy {
  readonly tables: number;
  /** All of them, each read once. */
  readonly rows: number;
}

export interface CopyOptions {
  /** Of the backup, for errors. */
  readonly file: string;
  readonly manifest: Manifest;
  /** The keys to its secrets; undefined leaves that unchecked. */
  readonly keys: SecretKeys | undefined;
  /** The error for keys that do not belong to the backup. */
  wrongKey(cause: unknown): OperatorError;
  /** Changes the copy, after everything else. */
  readonly change?: (db: Kysely<Tables>) => Promise<void>;
}

/**
 * Opens the extracted backup in `folder`, without migrating it, and compares it with its manifest: the
 * state, the key, and every row can be read.
 *
 * @throws OperatorError when it is not what the manifest promises.
 */
export async function checkCopy(
  folder: string,
  { file, manifest, keys, wrongKey, change }: CopyOptions,
): Promise<CheckedCopy> {
  const { state } = manifest;
  const { db, close } = await openCopy(folder, state.schema).catch((error: unknown) => {
    // The message of an OperatorError is about a data directory in use.
    throw damagedBackup(file, reasonOf(error instanceof OperatorError ? (error.cause ?? error) : error), error);
  });
  try {
    if (keys !== undefined) {
      await openSecretBox(db, keys).catch((error: unknown) => {
        throw error instanceof OperatorError ? wrongKey(error) : error;
      });
    }
    const difference = differenceOf(state, await readState(db, state.at));
    if (difference !== undefined) throw damagedBackup(file, difference);
    const checked = await readAllRows(db);
    await change?.(db);
    return checked;
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw damagedBackup(file, reasonOf(error), error);
  } finally {
    await close();
  }
}

/** Stack frames of WebAssembly follow the first line. */
function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}

/** The database in `folder`, as it is. */
export async function openCopy(
  folder: string,
  schema: string,
): Promise<{ readonly db: Kysely<Tables>; close(): Promise<void> }> {
  const engine = await openEmbedded({ directory: folder, schema }, silentLog);
  const { db, destroy } = guardedKysely<Tables>(engine.dialect);
  return {
    db,
    async close() {
      await destroy();
      engine.release();
    },
  };
}

/** Opening the copy and its secret box uses transaction ids, so that member may be higher. */
function differenceOf(expected: CommittedState, found: CommittedState): string | undefined {
  const name = (Object.keys(expected) as (keyof CommittedState)[]).find((member) =>
    member === 'nextTransaction'
      ? Number(found[member]) < Number(expected[member])
      : !isDeepStrictEqual(found[member], expected[member]),
  );
  return name === undefined
    ? undefined
    : `${name} is ${JSON.stringify(found[name])}, not ${JSON.stringify(expected[name])}`;
}

/** Reads every value of every row, with the parts of long values that are stored elsewhere. */
async function readAllRows(db: Kysely<Tables>): Promise<CheckedCopy> {
  return db.connection().execute(async (connection) => {
    await sql`select set_config('enable_seqscan', 'on', false), set_config('enable_indexscan', 'off', false),
      set_config('enable_indexonlyscan', 'off', false), set_config('statement_timeout', '0', false)`.execute(
      connection,
    );
    const { rows: tables } = await sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
      order by relname`.execute(connection);
    let rows = 0;
    for (const { name } of tables) {
      const { rows: counts } = await sql<{ count: number; read: number }>`
        select count(*)::int as count, coalesce(sum(length(t::text)), 0)::int8::text as read from ${sql.table(name)} t`.execute(
        connection,
      );
      rows += counts[0]!.count;
    }
    return { tables: tables.length, rows };
  });
}
