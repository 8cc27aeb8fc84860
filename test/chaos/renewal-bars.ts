import { type Kysely, sql } from 'kysely';

import type { Tables } from '../../service/storage/tables.ts';
import { type Bar, none, some } from './bar.ts';

export interface RenewalFacts {
  /** How many renewals there must be in the end. */
  readonly expected: { readonly completed: number; readonly past_due: number };
  readonly isSettled: boolean;
}

/** Compares subscriptions with their renewals, what the gateway captured, invoice numbers and events. */
export async function renewalBars(db: Kysely<Tables>, { expected, isSettled }: RenewalFacts): Promise<Bar[]> {
  const count = async (query: ReturnType<typeof sql<{ count: number }>>): Promise<number> =>
    (await query.execute(db)).rows[0]!.count;
  const renewals = sql`select * from transactions where origin = 'subscription_recurring'`;
  const inState = (status: string) =>
    count(sql`select count(*)::int as count from (${renewals}) r where status = ${status}`);
  const captures = sql`
    select a.transaction_id, count(*) as times from test_gateway_attempts g join payment_attempts a on a.id = g.attempt_id
    where g.status = 'captured' group by 1`;
  const wrongEvents = (type: string, ids: ReturnType<typeof sql>) =>
    count(sql`
      with expected as (${ids}), seen as (
        select data::json ->> 'id' as id, count(*)::int as times from events where type = ${type} group by 1
      )
      select count(*)::int as count from expected e full join seen s on s.id = e.id
      where coalesce(e.times, 0) <> coalesce(s.times, 0)`);
  const each = (condition: ReturnType<typeof sql>) =>
    sql`select id, 1 as times from (${renewals}) r where ${condition}`;
  const completed = sql`status = 'completed'`;
  const pastDue = sql`status = 'past_due'`;
  return [
    none('renewals without a result in time', isSettled ? 0 : 1),
    some('renewals completed', await inState('completed'), expected.completed),
    none(
      'renewals too many or missing',
      Math.abs((await inState('completed')) - expected.completed) +
        Math.abs((await inState('past_due')) - expected.past_due),
    ),
    some(
      'charges that a job sent again',
      await count(sql`select count(*)::int as count from payment_attempts where asked > 0`),
    ),
    none(
      'attempts without a result in the end',
      await count(sql`select count(*)::int as count from payment_attempts where state in ('open', 'captured')`),
    ),
    none(
      'periods billed twice, or left out',
      await count(sql`
        select count(*)::int as count from (
          select subscription_id, billing_period ->> 'starts_at' as starts_at,
            lag(billing_period ->> 'ends_at') over (partition by subscription_id order by billing_period ->> 'starts_at') as before
          from (${renewals}) r
        ) periods where before is not null and before <> starts_at`),
    ),
    none(
      'renewals charged twice, or completed without a charge',
      await count(sql`
        select count(*)::int as count from (${renewals}) r left join (${captures}) c on c.transaction_id = r.id
        where coalesce(c.times, 0) <> case when r.status = 'completed' then 1 else 0 end`),
    ),
    none(
      'gaps in invoice numbers, or numbers used twice',
      await count(sql`
        select (max(n.last_number) - 10000 - count(distinct t.invoice_number))::int as count
        from transactions t cross join invoice_numbers n where t.invoice_number is not null`),
    ),
    none(
      'subscriptions that are charging or due in the end',
      await count(sql`
        select count(*)::int as count from subscriptions
        where charging_transaction_id is not null or due_at <= now()`),
    ),
    none('transaction.created missing or too many', await wrongEvents('transaction.created', each(sql`true`))),
    none('transaction.billed missing or too many', await wrongEvents('transaction.billed', each(sql`true`))),
    none('transaction.paid missing or too many', await wrongEvents('transaction.paid', each(completed))),
    none('transaction.completed missing or too many', await wrongEvents('transaction.completed', each(completed))),
    none('transaction.past_due missing or too many', await wrongEvents('transaction.past_due', each(pastDue))),
    none(
      'subscription.past_due missing or too many',
      await wrongEvents(
        'subscription.past_due',
        sql`select subscription_id as id, count(*)::int as times from (${renewals}) r where ${pastDue} group by 1`,
      ),
    ),
    none(
      'subscription.updated missing or too many',
      await wrongEvents(
        'subscription.updated',
        sql`select subscription_id as id, sum(case when ${pastDue} then 2 else 1 end)::int as times
          from (${renewals}) r group by 1`,
      ),
    ),
  ];
}
