import { type Kysely, sql } from 'kysely';

import { dueRefundTime, refundUnderWay } from '../adjustments/due-refund.ts';
import { dueKeyTime } from '../api-keys/due-key.ts';
import { dueSubscriptionTime, ownChargeUnderWay } from '../renewals/claim-subscription.ts';
import { dueReportTime } from '../reports/due-report.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { Tables } from '../storage/tables.ts';
import { dueInvoiceTime } from '../subscription-payments/due-invoice.ts';

export interface AccountDue {
  /** When the first subscription of the account falls due; null when none does. */
  readonly renewal: Timestamp | null;
  /** The same of everything else. */
  readonly other: Timestamp | null;
  /** Whether the service is charging or refunding: the result belongs to the current time. */
  readonly isWaiting: boolean;
}

/**
 * What an advancing test clock must know, with one statement: a clock reads it before each of its steps. It is of one moment, so a renewal
 * that another process takes meanwhile is due or under way.
 */
export async function readAccountDue(db: Kysely<Tables>, accountId: string): Promise<AccountDue> {
  const { rows } = await sql<AccountDue>`
    select ${dueSubscriptionTime(accountId)} as renewal,
      least(${dueKeyTime(accountId)}, ${dueInvoiceTime(accountId)}, ${dueRefundTime(accountId)}, ${dueReportTime(accountId)}) as other,
      ${ownChargeUnderWay(accountId)} or ${refundUnderWay(accountId)} as "isWaiting"`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('internal error: a statement without a table returned no row');
  return found;
}
