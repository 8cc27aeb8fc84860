import { type Kysely, sql } from 'kysely';

import type { Tables } from '../../service/storage/tables.ts';
import { type Bar, none, some } from './bar.ts';

export interface PaymentFacts {
  /** Transactions that were neither paid nor payable in the end. */
  readonly unsettled: number;
  readonly discountId: string;
}

/** Compares what the gateway knows with transactions, invoice numbers, events and discounts. */
export async function paymentBars(db: Kysely<Tables>, { unsettled, discountId }: PaymentFacts): Promise<Bar[]> {
  const count = async (query: ReturnType<typeof sql<{ count: number }>>): Promise<number> =>
    (await query.execute(db)).rows[0]!.count;
  /** Attempts that moved money. */
  const captures = sql`
    select a.transaction_id, a.id from test_gateway_attempts g join payment_attempts a on a.id = g.attempt_id
    where g.status = 'captured'`;
  const completed = sql`select id from transactions where status = 'completed'`;
  const wrongEvents = (type: string, expected: ReturnType<typeof sql>) =>
    count(sql`
      with expected as (${expected}), seen as (
        select data::json ->> 'id' as id, count(*)::int as times from events where type = ${type} group by 1
      )
      select count(*)::int as count from expected e full join seen s on s.id = e.id
      where coalesce(e.times, 0) <> coalesce(s.times, 0)`);
  return [
    some('transactions completed', await count(sql`select count(*)::int as count from (${completed}) c`)),
    some(
      'payments that a job finished',
      await count(sql`
        select count(*)::int as count from payment_attempts a join test_gateway_attempts g on g.attempt_id = a.id
        where a.asked > 0 or (a.state = 'completed' and g.card_reference = 'test_card_never_answers')`),
    ),
    some(
      'payments that failed',
      await count(sql`select count(*)::int as count from payment_attempts where state = 'failed'`),
    ),
    none('transactions without a result in the end', unsettled),
    none(
      'attempts without a result in the end',
      await count(sql`select count(*)::int as count from payment_attempts where state in ('open', 'captured')`),
    ),
    none(
      'transactions paid twice',
      await count(sql`
        select count(*)::int as count from (
          select transaction_id from (${captures}) c group by transaction_id having count(*) > 1
        ) twice`),
    ),
    none(
      'payments lost: captured, and the transaction is not completed',
      await count(sql`select count(*)::int as count from (${captures}) c where c.transaction_id not in (${completed})`),
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
    ...(await Promise.all(
      (['transaction.created', 'transaction.ready'] as const).map(async (type) =>
        none(`${type} missing or too many`, await wrongEvents(type, sql`select id, 1 as times from transactions`)),
      ),
    )),
    none(
      'transaction.paid missing or too many',
      await wrongEvents('transaction.paid', sql`select id, 1 as times from (${completed}) c`),
    ),
    none(
      'transaction.completed missing or too many',
      await wrongEvents('transaction.completed', sql`select id, 1 as times from (${completed}) c`),
    ),
    none(
      'transaction.payment_failed missing or too many',
      await wrongEvents(
        'transaction.payment_failed',
        sql`select transaction_id as id, count(*)::int as times from payment_attempts where state = 'failed' group by 1`,
      ),
    ),
    none(
      'discount.updated missing or too many',
      await wrongEvents(
        'discount.updated',
        sql`select ${discountId} as id, count(*)::int as times from transactions
          where discount_id = ${discountId} and status = 'completed'`,
      ),
    ),
    none(
      'redemptions of the discount counted wrongly, or beyond its limit',
      await count(sql`
        select (abs(d.times_used - r.redeemed) + greatest(d.times_used - d.usage_limit, 0))::int as count
        from discounts d cross join (
          select count(*) as redeemed from transactions where discount_id = ${discountId} and status = 'completed'
        ) r where d.id = ${discountId}`),
    ),
  ];
}
