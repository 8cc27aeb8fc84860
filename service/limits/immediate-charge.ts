import { sql, type Transaction } from 'kysely';

import { type Clock, timestamp } from '../common/clock.ts';
import type { NewError } from '../common/errors.ts';
import type { Id } from '../ids/id.ts';
import type { Tables } from '../storage/tables.ts';

type LimitCode =
  | 'subscription_immediate_charge_24_hour_limit_exceeded'
  | 'subscription_immediate_charge_hour_limit_exceeded';

interface Window {
  readonly code: LimitCode;
  readonly name: string;
  readonly charges: number;
  readonly milliseconds: number;
}

const HOUR_MS = 3_600_000;

/**
 * 20 immediate charges per hour and 100 per 24 hours. The longer window first: when both are used up, it
 * determines when charging is possible again.
 */
const windows: readonly Window[] = [
  {
    code: 'subscription_immediate_charge_24_hour_limit_exceeded',
    name: '24 hours',
    charges: 100,
    milliseconds: 24 * HOUR_MS,
  },
  { code: 'subscription_immediate_charge_hour_limit_exceeded', name: 'hour', charges: 20, milliseconds: HOUR_MS },
];

/**
 * Counts one chargeable update of a subscription, in the transaction that makes it, or rejects it. The
 * windows are sliding: a charge counts for exactly an hour and a day. Concurrent updates of one
 * subscription are serialized.
 *
 * @throws `subscription_immediate_charge_…_limit_exceeded` with `retry-after`; nothing is counted then.
 */
export async function countImmediateCharge(
  newError: NewError<LimitCode>,
  trx: Transaction<Tables>,
  clock: Clock,
  { accountId, subscriptionId }: { readonly accountId: string; readonly subscriptionId: Id<'sub_'> },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`immediate charge ${accountId} ${subscriptionId}`}, 0))`.execute(
    trx,
  );
  const now = clock.now().getTime();
  const ofSubscription = trx
    .selectFrom('immediate_charges')
    .where('account_id', '=', accountId)
    .where('subscription_id', '=', subscriptionId);
  for (const window of windows) {
    const blocking = await ofSubscription
      .select('charged_at')
      .where('charged_at', '>', timestamp(new Date(now - window.milliseconds)))
      .orderBy('charged_at', 'desc')
      .offset(window.charges - 1)
      .limit(1)
      .executeTakeFirst();
    if (blocking !== undefined)
      throw exceeded(newError, window, subscriptionId, Date.parse(blocking.charged_at) + window.milliseconds - now);
  }
  await deleteOldCharges(trx, accountId, subscriptionId, now);
  await trx
    .insertInto('immediate_charges')
    .values({ account_id: accountId, subscription_id: subscriptionId, charged_at: timestamp(new Date(now)) })
    .execute();
}

function deleteOldCharges(
  trx: Transaction<Tables>,
  accountId: string,
  subscriptionId: string,
  now: number,
): Promise<unknown> {
  return trx
    .deleteFrom('immediate_charges')
    .where('account_id', '=', accountId)
    .where('subscription_id', '=', subscriptionId)
    .where('charged_at', '<=', timestamp(new Date(now - 24 * HOUR_MS)))
    .execute();
}

function exceeded(newError: NewError<LimitCode>, window: Window, subscriptionId: string, waitMs: number): Error {
  return newError(
    window.code,
    `Subscription ${subscriptionId} was charged immediately ${window.charges} times within the last ${window.name}; retry after the time in Retry-After.`,
    { headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1_000))) } },
  );
}
