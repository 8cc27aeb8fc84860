import { type Kysely, sql } from 'kysely';

import { dueSubscriptionTime, ownChargeUnderWay } from '../renewals/claim-subscription.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { Tables } from '../storage/tables.ts';
import { dueKinds } from './due-kinds.ts';

export interface AccountDue {
  /** When the first subscription of the account falls due; null when none does. */
  readonly renewal: Timestamp | null;
  /** The same of everything else. */
  readonly other: Timestamp | null;
  /** Whether the service is charging or refunding: the result belongs to the current time. */
  readonly isWaiting: boolean;
}

/**
 * What an advancing test clock must know, with one statement: a clock reads it before each of its steps. It
 * is of one moment, so a renewal that another process takes meanwhile is due or under way.
 */
export async function readAccountDue(db: Kysely<Tables>, accountId: string): Promise<AccountDue> {
  const others = dueKinds.map((kind) => kind.first(accountId));
  const underWay = [ownChargeUnderWay(accountId), ...dueKinds.flatMap((kind) => kind.underWay?.(accountId) ?? [])];
  const { rows } = await sql<AccountDue>`
    select ${dueSubscriptionTime(accountId)} as renewal,
      least(${sql.join(others)}) as other,
      ${sql.join(underWay, sql` or `)} as "isWaiting"`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('internal error: a statement without a table returned no row');
  return found;
}
