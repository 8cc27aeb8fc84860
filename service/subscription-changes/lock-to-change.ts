import type { Selectable, Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { AccountServices } from '../services.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { type ChangeableCode, checkChangeable } from '../subscription-lifecycle/check-changeable.ts';
import { lockSubscription } from '../subscription-records/lock-subscription.ts';
import { checkNotEnded, type EndedCode } from './check-state.ts';

type Row = Selectable<SubscriptionRow>;

/** Locks a subscription that the caller has found, and returns it as it is now, if it can be changed now. */
export async function lockToChange(
  newError: NewError<ChangeableCode | EndedCode>,
  trx: Transaction<Tables>,
  { clock }: Pick<AccountServices, 'clock'>,
  { account_id, id }: Pick<Row, 'account_id' | 'id'>,
): Promise<Row> {
  const row = await lockSubscription(trx, { accountId: account_id, subscriptionId: id });
  if (row === undefined) throw new Error(`internal error: subscription ${id} was deleted`);
  checkNotEnded(newError, row);
  await checkChangeable(newError, trx, clock, row);
  return row;
}
