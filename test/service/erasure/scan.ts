import { sql } from 'kysely';

import type { TestService } from '../../support/service.ts';

/**
 * Where the database has a text, whatever its case: `customers.email`. It reads all columns of all tables
 * that can contain text, and opens what is sealed. Daily partitions count as their table.
 */
export async function placesOf(
  { database: { db }, services }: Pick<TestService, 'database' | 'services'>,
  text: string,
): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
      and c.data_type not in ('boolean', 'integer', 'bigint', 'smallint', 'timestamp with time zone')`.execute(db);
  const places = new Set<string>();
  for (const { table, column } of columns) {
    const { rows } = await sql<{ found: boolean }>`
      select exists (
        select from ${sql.table(table)} where strpos(lower(${sql.ref(column)}::text), lower(${text})) > 0
      ) as found`.execute(db);
    if (rows[0]!.found) places.add(`${table.replace(/_(?:other|\d{8})$/, '')}.${column}`);
  }
  for (const { id, result } of await db.selectFrom('idempotency_keys').select(['id', 'result']).execute()) {
    if (services.secrets.open(result, id).toLowerCase().includes(text.toLowerCase()))
      places.add('idempotency_keys.result');
  }
  return [...places].sort();
}

/** Sums and sequences that an erasure must not change. */
export async function figuresOf({ database: { db } }: Pick<TestService, 'database'>, accountId: string) {
  const { rows } = await sql`
    select
      (select json_agg(json_build_array(id, status, totals, adjusted_totals, payout_totals, invoice_number, billed_at) order by id)
        from transactions where account_id = ${accountId} and status not in ('canceled', 'ready')) as sales,
      (select json_agg(json_build_array(id, status, totals, credit_note_number) order by id)
        from adjustments where account_id = ${accountId}) as adjustments,
      (select json_agg(json_build_array(id, available, reserved, used) order by id)
        from credit_movements where account_id = ${accountId}) as credit,
      (select json_agg(json_build_array(transaction_id, earnings) order by transaction_id)
        from completed_sales where account_id = ${accountId}) as completed,
      (select json_agg(json_build_array(subscription_id, revision, status) order by subscription_id, revision)
        from subscription_versions where account_id = ${accountId}) as versions,
      (select last_number from invoice_numbers where account_id = ${accountId}) as invoices,
      (select last_number from credit_note_numbers where account_id = ${accountId}) as credit_notes`.execute(db);
  return rows[0];
}
