import { type Kysely, type RawBuilder, sql } from 'kysely';

import type { Tables } from '../storage/tables.ts';
import type { Day } from './days.ts';
import { type MetricRange, timesOf } from './metric-range.ts';

interface Sums {
  readonly day: Day;
  /** Of a `numeric`, which has no limit. */
  readonly amount: string;
  readonly count: number;
}

/** Sums by day; days without a row are absent. */
export type SumsByDay = ReadonlyMap<Day, Sums>;

interface Scope {
  readonly accountId: string;
  readonly range: MetricRange;
}

const dayOf = (column: RawBuilder<unknown>): RawBuilder<Day> => sql`to_char(${column}, 'YYYY-MM-DD')`;

/** What the transactions of a currency earned that were completed. */
export function readRevenue(db: Kysely<Tables>, { accountId, range }: Scope, currency: string): Promise<SumsByDay> {
  const { start, end } = timesOf(range);
  return byDay(
    db,
    sql`select ${dayOf(sql`completed_at`)} as day, sum(earnings)::text as amount, count(*) as count
      from completed_sales
      where account_id = ${accountId} and completed_at >= ${start} and completed_at < ${end}
        and currency_code = ${currency}
      group by day`,
  );
}

/**
 * What was refunded of transactions in a currency. The approval of a refund, after the money was returned,
 * is its last change.
 */
export function readRefunds(db: Kysely<Tables>, { accountId, range }: Scope, currency: string): Promise<SumsByDay> {
  const { start, end } = timesOf(range);
  return byDay(
    db,
    sql`select ${dayOf(sql`updated_at`)} as day, sum((totals ->> 'subtotal')::numeric)::text as amount, count(*) as count
      from adjustments
      where account_id = ${accountId} and action = 'refund' and status = 'approved'
        and updated_at >= ${start} and updated_at < ${end} and currency_code = ${currency}
      group by day`,
  );
}

export function readChargebacks(db: Kysely<Tables>, { accountId, range }: Scope): Promise<SumsByDay> {
  const { start, end } = timesOf(range);
  return byDay(
    db,
    sql`select ${dayOf(sql`created_at`)} as day, '0' as amount, count(*) as count
      from adjustments
      where account_id = ${accountId} and action = 'chargeback' and created_at >= ${start} and created_at < ${end}
      group by day`,
  );
}

interface Conversion {
  readonly day: Day;
  readonly count: number;
  readonly completed: number;
}

/** The checkouts of requests, and how many are completed by now. */
export async function readCheckouts(
  db: Kysely<Tables>,
  { accountId, range }: Scope,
): Promise<ReadonlyMap<Day, Conversion>> {
  const { start, end } = timesOf(range);
  const { rows } = await sql<Conversion>`
    select ${dayOf(sql`created_at`)} as day, count(*) as count, count(*) filter (where status = 'completed') as completed
    from transactions
    where account_id = ${accountId} and created_at >= ${start} and created_at < ${end}
      and origin in ('api', 'web') and checkout ->> 'url' is not null
    group by day`.execute(db);
  return new Map(rows.map((row) => [row.day, row]));
}

/** The currency of the first transaction that was completed; until then, of the first subscription. */
export async function readCurrency(db: Kysely<Tables>, accountId: string): Promise<string> {
  const { rows } = await sql<{ currency_code: string }>`
    (select currency_code from completed_sales where account_id = ${accountId} order by completed_at limit 1)
    union all (select currency_code from subscriptions where account_id = ${accountId} order by id limit 1)
    limit 1`.execute(db);
  return rows[0]?.currency_code ?? 'USD';
}

async function byDay(db: Kysely<Tables>, query: RawBuilder<unknown>): Promise<SumsByDay> {
  const { rows } = await (query as RawBuilder<Sums>).execute(db);
  return new Map(rows.map((row) => [row.day, row]));
}
