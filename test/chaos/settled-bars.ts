import { type Kysely, sql } from 'kysely';

import type { Tables } from '../../service/storage/tables.ts';
import { type Bar, none } from './bar.ts';
import { bookBars } from './book-bars.ts';
import { countOf } from './whole-tables.ts';

type Statement = ReturnType<typeof sql>;

const RENEWALS = sql`(select * from transactions where origin = 'subscription_recurring')`;
const STARTED = sql`
  select subscription_id as id, 1 as times from transactions
  where origin <> 'subscription_recurring' and status = 'completed' and subscription_id is not null`;

/** The events that must exist once no payment is under way: one for each step of an entity, by its id. */
const EVENTS: Readonly<Record<string, Statement>> = {
  'transaction.created': sql`select id, 1 as times from transactions`,
  'transaction.ready': transactions(sql`origin <> 'subscription_recurring'`),
  'transaction.billed': transactions(sql`origin = 'subscription_recurring'`),
  'transaction.paid': transactions(sql`status = 'completed'`),
  'transaction.completed': transactions(sql`status = 'completed'`),
  'transaction.past_due': transactions(sql`status = 'past_due'`),
  'transaction.payment_failed': sql`
    select transaction_id as id, count(*)::int as times from payment_attempts where state = 'failed' group by 1`,
  'discount.updated': sql`
    select discount_id as id, count(*)::int as times from transactions
    where discount_id is not null and status = 'completed' group by 1`,
  'subscription.created': STARTED,
  'subscription.activated': STARTED,
  'subscription.past_due': sql`
    select subscription_id as id, count(*)::int as times from ${RENEWALS} r where status = 'past_due' group by 1`,
  'subscription.updated': sql`
    select subscription_id as id, sum(case when status = 'past_due' then 2 else 1 end)::int as times
    from ${RENEWALS} r group by 1`,
};

/** The bars for books and events, once no payment is under way. */
export async function settledBars(db: Kysely<Tables>): Promise<Bar[]> {
  const bars: Bar[] = [
    none(
      'attempts without a result in the end',
      await countOf(db, sql`select count(*)::int as count from payment_attempts where state in ('open', 'captured')`),
    ),
    none(
      'payments lost: captured, and the transaction is not completed',
      await countOf(
        db,
        sql`select count(*)::int as count from test_gateway_attempts g
          join payment_attempts a on a.id = g.attempt_id join transactions t on t.id = a.transaction_id
          where g.status = 'captured' and t.status <> 'completed'`,
      ),
    ),
    none(
      'purchases of recurring items that started no subscription',
      await countOf(
        db,
        sql`select count(*)::int as count from transactions
          where status = 'completed' and subscription_id is null
            and jsonb_path_exists(to_jsonb(lines), '$[*].price.billing_cycle.interval')`,
      ),
    ),
    ...(await bookBars(db)),
  ];
  for (const [type, expected] of Object.entries(EVENTS))
    bars.push(none(`${type} missing or too many`, await wrongEvents(db, type, expected)));
  return bars;
}

function transactions(condition: Statement): Statement {
  return sql`select id, 1 as times from transactions where ${condition}`;
}

/** Entities that have more or fewer events of a type than expected. */
function wrongEvents(db: Kysely<Tables>, type: string, expected: Statement): Promise<number> {
  return countOf(
    db,
    sql`
      with expected as (${expected}), seen as (
        select data::json ->> 'id' as id, count(*)::int as times from events where type = ${type} group by 1
      )
      select count(*)::int as count from expected e full join seen s on s.id = e.id
      where coalesce(e.times, 0) <> coalesce(s.times, 0)`,
  );
}
