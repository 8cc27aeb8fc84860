import { type Kysely, sql } from 'kysely';

import type { Tables } from '../../service/storage/tables.ts';

/** What one statement inserts in less than the time limit of statements. */
const COPIES_A_STATEMENT = 10;

/**
 * Stores `times` copies of the subscriptions that `fillSubscriptions` has stored with a prefix of one
 * character, and of their customers and addresses: a million in minutes instead of an hour.
 */
export async function copySubscriptions(
  db: Kysely<Tables>,
  accountId: string,
  prefix: string,
  times: number,
): Promise<void> {
  for (const [table, ids] of Object.entries({
    customers: ['id'],
    addresses: ['id', 'customer_id'],
    subscriptions: ['id', 'customer_id', 'address_id'],
  })) {
    const columns = await insertedColumns(db, table);
    const changes = ids.map((column) => sql`${sql.lit(column)}, ${copyOf(column)}`);
    if (table === 'customers') changes.push(sql`'email', copy.number || '.' || original.email`);
    for (let first = 1; first <= times; first += COPIES_A_STATEMENT) {
      const last = Math.min(times, first + COPIES_A_STATEMENT - 1);
      await sql`
        insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
        select ${sql.join(columns.map((name) => sql.ref(`changed.${name}`)))}
        from ${sql.table(table)} original, generate_series(${first}::int, ${last}::int) copy(number),
          jsonb_populate_record(original, jsonb_build_object(${sql.join(changes)})) changed
        where original.account_id = ${accountId} and original.id like ${`____${prefix}000000%`}`.execute(db);
    }
  }
}

/** All columns but those that the database computes. */
async function insertedColumns(db: Kysely<Tables>, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`.execute(db);
  return rows.map(({ name }) => name);
}

/** An id has a type of three characters, the prefix, and digits of which the first are zeros. */
function copyOf(column: string) {
  return sql`overlay(original.${sql.ref(column)} placing lpad(copy.number::text, 6, '0') from 6 for 6)`;
}
