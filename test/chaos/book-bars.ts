import { type Kysely, sql } from 'kysely';

import type { Tables } from '../../service/storage/tables.ts';
import { type Bar, none } from './bar.ts';

/** What the books have to show at any moment, also while payments are under way. */
export async function bookBars(db: Kysely<Tables>): Promise<Bar[]> {
  const count = async (query: ReturnType<typeof sql<{ count: number }>>): Promise<number> =>
    (await query.execute(db)).rows[0]!.count;
  /** Attempts that moved money. */
  const captures = sql`
    select a.transaction_id, a.id from test_gateway_attempts g join payment_attempts a on a.id = g.attempt_id
    where g.status = 'captured'`;
  const completed = sql`select id from transactions where status = 'completed'`;
  return [
    none(
      'transactions paid twice',
      await count(sql`
        select count(*)::int as count from (
          select transaction_id from (${captures}) c group by transaction_id having count(*) > 1
        ) twice`),
    ),
    none(
      'transactions completed without a captured payment',
      await count(sql`
        select count(*)::int as count from (${completed}) c
        where c.id not in (select transaction_id from (${captures}) paid)`),
    ),
    none(
      'charges of another amount than that of the transaction',
      await count(sql`
        select count(*)::int as count from (${captures}) c join test_gateway_attempts g on g.attempt_id = c.id
        join transactions t on t.id = c.transaction_id where g.amount <> t.totals ->> 'grand_total'`),
    ),
    none(
      'gaps in invoice numbers, or numbers used twice',
      await count(sql`
        select (max(n.last_number) - 10000 - count(distinct t.invoice_number))::int as count
        from transactions t cross join invoice_numbers n where t.invoice_number is not null`),
    ),
  ];
}
