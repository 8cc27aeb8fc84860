import { type Insertable, type Selectable, sql, type Transaction } from 'kysely';

import type { AccountTable, Tables } from './tables.ts';

type Key = { readonly account_id: string; readonly id: string };

/**
 * Inserts rows with one statement. They are sent as one JSON document, so JSON columns have values here, not
 * texts, and a column that the first row does not have gets its default. PostgreSQL rejects a document with
 * U+0000 or half of a surrogate pair, as the API does.
 */
export async function insertTogether<Table extends keyof Tables>(
  trx: Transaction<Tables>,
  table: Table,
  rows: readonly { readonly [Name in keyof Insertable<Tables[Table]>]: unknown }[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const names = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${names}) select ${names} from ${recordsOf(table, rows)}`.execute(trx);
}

/** Changes rows that the caller has locked, with one statement for those that change in the same columns. */
export async function updateTogether<Table extends AccountTable>(
  trx: Transaction<Tables>,
  table: Table,
  changes: readonly (Key & Partial<Selectable<Tables[Table]>>)[],
): Promise<void> {
  for (const same of Map.groupBy(changes, (change) => Object.keys(change).toSorted().join()).values()) {
    const { account_id: _, id: __, ...columns } = same[0]!;
    const set = Object.keys(columns).map((name) => sql`${sql.ref(name)} = changed.${sql.ref(name)}`);
    await sql`
      update ${sql.table(table)} as stored set ${sql.join(set)} from ${recordsOf(table, same)} as changed
      where stored.account_id = changed.account_id and stored.id = changed.id`.execute(trx);
  }
}

function recordsOf(table: keyof Tables, rows: readonly object[]) {
  return sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`;
}
