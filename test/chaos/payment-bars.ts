import { type Kysely, sql } from 'kysely';

import type { Tables } from '../../service/storage/tables.ts';
import { type Bar, none, some } from './bar.ts';
import { countOf } from './whole-tables.ts';

export interface PaymentFacts {
  /** Transactions that were neither paid nor payable in the end. */
  readonly unsettled: number;
  readonly discountId: string;
}

/**
 * The bars for purchases. `settledBars` compares their transactions with the gateway,
 * invoice numbers and events.
 */
export async function paymentBars(db: Kysely<Tables>, { unsettled, discountId }: PaymentFacts): Promise<Bar[]> {
  const bought = sql`(select * from transactions where origin <> 'subscription_recurring' and status = 'completed')`;
  const attempts = sql`(select * from payment_attempts where initiator = 'customer')`;
  return [
    some('purchases completed', await countOf(db, sql`select count(*)::int as count from ${bought} t`)),
    some(
      'of these, subscriptions',
      await countOf(db, sql`select count(*)::int as count from ${bought} t where subscription_id is not null`),
    ),
    some(
      'payments that a job finished',
      await countOf(
        db,
        sql`
          select count(*)::int as count from ${attempts} a join test_gateway_attempts g on g.attempt_id = a.id
          where a.asked > 0 or (a.state = 'completed' and g.card_reference = 'test_card_never_answers')`,
      ),
    ),
    some(
      'payments that failed',
      await countOf(db, sql`select count(*)::int as count from ${attempts} a where state = 'failed'`),
    ),
    none('transactions without a result in the end', unsettled),
    none(
      'redemptions of the discount counted wrongly, or beyond its limit',
      await countOf(
        db,
        sql`
          select (abs(d.times_used - r.redeemed) + greatest(d.times_used - d.usage_limit, 0))::int as count
          from discounts d cross join (
            select count(*) as redeemed from transactions where discount_id = ${discountId} and status = 'completed'
          ) r where d.id = ${discountId}`,
      ),
    ),
  ];
}
