import { Client } from 'pg';

const BATCH = 50_000;

/** Stores customers with different email addresses, of whom every tenth is archived. */
export async function fillCustomers(url: string, schema: string, accountId: string, count: number): Promise<void> {
  const client = new Client({ connectionString: url, options: `-c search_path=${schema}` });
  await client.connect();
  const began = performance.now();
  for (let first = 1; first <= count; first += BATCH) {
    await client.query(
      `insert into customers (account_id, id, name, email, status, created_at, updated_at)
      select $1, 'ctm_' || lpad(n::text, 26, '0'),
        (array['Ann', 'Bob', 'Carla', 'Dmitri', 'Eve', 'Françoise', 'Günter', 'Hana'])[n % 8 + 1] || ' ' ||
          (array['Smith', 'Brown', 'Okafor', 'Lopez', 'Ivanova'])[n / 8 % 5 + 1],
        'user' || n || '@domain' || n % 1000 || '.example',
        case when n % 10 = 0 then 'archived' else 'active' end, now(), now()
      from generate_series($2::int, $3::int) as n`,
      [accountId, first, Math.min(count, first + BATCH - 1)],
    );
  }
  await client.query('vacuum analyze customers');
  await client.end();
  console.log(`  filled in ${Math.round((performance.now() - began) / 1_000)} s\n`);
}
