import { type Kysely, sql } from 'kysely';

import type { Tables } from '../../service/storage/tables.ts';

/** One version of a row. */
export interface RowVersion {
  /** The primary key. */
  readonly key: string;
  /** The transaction that wrote it. */
  readonly transaction: number;
  readonly text: string;
}

/** All rows of all tables, by table. */
export type Rows = ReadonlyMap<string, readonly RowVersion[]>;

/** What two databases, of which one is a backup of the other, do not have in common. */
export interface Differences {
  readonly compared: number;
  /** Written before the backup, in the source still the same, and in the backup absent or different. */
  readonly lost: readonly string[];
  /** In the backup, and written after it. */
  readonly later: readonly string[];
  /** In the backup, and in the source neither the same, nor changed later, nor deleted. */
  readonly foreign: readonly string[];
}

/** Tables whose rows the service deletes; all others only grow and change. */
const DELETED_FROM = new Set(['delivery_due', 'idempotency_keys', 'simulation_due', 'rate_limits']);

export async function readRows(db: Kysely<Tables>): Promise<Rows> {
  const { rows: tables } = await sql<{ name: string; key: string }>`
    select c.relname as name, (
      select string_agg(quote_ident(a.attname), ',' order by a.attnum) from pg_index i
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey) where i.indrelid = c.oid and i.indisprimary
    ) as key
    from pg_class c where relkind = 'r' and relnamespace = current_schema()::regnamespace order by 1`.execute(db);
  const all = new Map<string, readonly RowVersion[]>();
  for (const { name, key } of tables) {
    const { rows } = await sql<RowVersion>`
      select row(${sql.raw(key)})::text as key, xmin::text::int as transaction, t::text as text from ${sql.table(name)} t`.execute(
      db,
    );
    all.set(name, rows);
  }
  return all;
}

/**
 * Compares every row. PostgreSQL keeps with each row which transaction wrote it, and a backup has the same
 * files: so it is decided for each row whether it was written before `nextTransaction`, the id of the first
 * transaction after the backup.
 */
export function compareRows(source: Rows, backup: Rows, nextTransaction: number): Differences {
  const [lost, later, foreign]: string[][] = [[], [], []];
  let compared = 0;
  for (const [table, versions] of source) {
    const copies = new Map((backup.get(table) ?? []).map((row) => [row.key, row]));
    const keys = new Map(versions.map((row) => [row.key, row]));
    const named = (row: RowVersion): string => `${table} ${row.key}`;
    compared += copies.size;
    for (const row of versions) {
      const copy = copies.get(row.key);
      const isSame = copy?.text === row.text && copy.transaction === row.transaction;
      if (row.transaction < nextTransaction && !isSame) lost!.push(named(row));
    }
    for (const copy of copies.values()) {
      // The restore records itself in the audit trail of the copy.
      if (table.startsWith('audit_entries') && copy.text.includes(',restore,')) continue;
      if (copy.transaction >= nextTransaction) later!.push(named(copy));
      const now = keys.get(copy.key);
      const isKnown =
        now === undefined ? DELETED_FROM.has(table) : now.text === copy.text || now.transaction >= nextTransaction;
      if (!isKnown) foreign!.push(named(copy));
    }
  }
  return { compared, lost: lost!, later: later!, foreign: foreign! };
}
