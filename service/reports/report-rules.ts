import type { Transaction } from 'kysely';

import type { Clock } from '../common/clock.ts';
import type { NewError } from '../common/errors.ts';
import { firstIdAt, timeOfId } from '../ids/id.ts';
import type { Tables } from '../storage/tables.ts';

export type ReportRuleCode = 'concurrent_report_generation_not_allowed' | 'report_creation_limit_exceeded';

/** Reports of an account in 24 hours. */
const DAILY_LIMIT = 100;
const DAY_MS = 86_400_000;

/** The error of an account that has a report that is being generated. */
export async function alreadyPending(
  newError: NewError<'concurrent_report_generation_not_allowed'>,
  trx: Transaction<Tables>,
  accountId: string,
): Promise<Error> {
  const pending = await trx
    .selectFrom('reports')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return newError(
    'concurrent_report_generation_not_allowed',
    pending === undefined
      ? 'Another report was being generated until a moment ago. Send the request again.'
      : `Report ${pending.id} is being generated. Wait until it is no longer pending.`,
  );
}

/**
 * Checks, after a report was inserted, that the account has not created too many in 24 hours of real time.
 * Reports of an account are created one after the other, so the count is exact.
 *
 * @throws `report_creation_limit_exceeded` with `Retry-After`: the seconds until the account can create the
 *   next one.
 */
export async function checkDailyLimit(
  newError: NewError<'report_creation_limit_exceeded'>,
  trx: Transaction<Tables>,
  clock: Clock,
  accountId: string,
): Promise<void> {
  const now = clock.now();
  const oldest = await trx
    .selectFrom('reports')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '>=', firstIdAt('rep_', new Date(now.getTime() - DAY_MS)))
    .orderBy('id', 'desc')
    .offset(DAILY_LIMIT)
    .limit(1)
    .executeTakeFirst();
  if (oldest === undefined) return;
  const seconds = Math.max(1, Math.ceil((timeOfId(oldest.id).getTime() + DAY_MS - now.getTime()) / 1_000));
  throw newError(
    'report_creation_limit_exceeded',
    `The account has created ${DAILY_LIMIT} reports in the last 24 hours. It can create another one in ${seconds} seconds.`,
    { headers: { 'retry-after': String(seconds) } },
  );
}
