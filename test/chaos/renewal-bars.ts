import { type Kysely, sql } from 'kysely';

import type { Tables } from '../../service/storage/tables.ts';
import { type Bar, none, some } from './bar.ts';
import type { RenewalCounts } from './due-subscriptions.ts';
import { countOf } from './whole-tables.ts';

export interface RenewalFacts {
  /** How many renewals there must be in the end. */
  readonly expected: RenewalCounts;
  readonly isSettled: boolean;
  /** How many charges kills must have interrupted at least. */
  readonly interrupted: number;
}

/**
 * Compares subscriptions with their renewals. `settledBars` compares these with the gateway, invoice numbers
 * and events.
 */
export async function renewalBars(
  db: Kysely<Tables>,
  { expected, isSettled, interrupted }: RenewalFacts,
): Promise<Bar[]> {
  const renewals = sql`(select * from transactions where origin = 'subscription_recurring')`;
  const inState = (status: string) =>
    countOf(db, sql`select count(*)::int as count from ${renewals} r where status = ${status}`);
  const [completed, pastDue] = [await inState('completed'), await inState('past_due')];
  return [
    none('renewals without a result in time', isSettled ? 0 : 1),
    some('renewals completed', completed, expected.completed),
    none(
      'renewals too many or missing',
      Math.abs(completed - expected.completed) + Math.abs(pastDue - expected.past_due),
    ),
    some(
      'charges that a job sent again',
      await countOf(
        db,
        sql`select count(*)::int as count from payment_attempts where initiator = 'service' and asked > 0`,
      ),
      interrupted,
    ),
    none(
      'periods billed twice, or left out',
      await countOf(
        db,
        sql`
          select count(*)::int as count from (
            select subscription_id, billing_period ->> 'starts_at' as starts_at,
              lag(billing_period ->> 'ends_at') over (partition by subscription_id order by billing_period ->> 'starts_at') as before
            from ${renewals} r
          ) periods where before is not null and before <> starts_at`,
      ),
    ),
    none(
      'subscriptions that are charging, or overdue, in the end',
      await countOf(
        db,
        sql`
          select count(*)::int as count from subscriptions s join accounts a on a.id = s.account_id
          where charging_transaction_id is not null or due_at <= coalesce(a.test_clock_time, now())`,
      ),
    ),
  ];
}
