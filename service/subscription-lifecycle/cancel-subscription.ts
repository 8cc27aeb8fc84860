import type { SubscriptionCancel } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import { assertAllUsed } from '../common/assert-all-used.ts';
import type { NewError } from '../common/errors.ts';
import type { AccountServices } from '../services.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { applyEffect } from './apply-effect.ts';
import { type ChangeableCode, checkChangeable } from './check-changeable.ts';
import { lockToAct } from './lock-to-act.ts';
import { checkNothingScheduled, nextPeriodAt, scheduled } from './scheduled-change.ts';
import { canceled } from './take-effect.ts';

type Row = Selectable<SubscriptionRow>;

type CancelCode = ChangeableCode | 'subscription_is_canceled_action_invalid' | 'subscription_locked_pending_changes';

/**
 * Cancels a subscription, at once or at the end of its billing period. One that is paused has no next
 * period, so it is canceled at once.
 */
export async function cancelSubscription(
  newError: NewError<CancelCode>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue'>,
  found: Row,
  { effective_from, ...left }: SubscriptionCancel,
): Promise<Row> {
  assertAllUsed(left);
  const row = await lockToAct(newError, trx, found);
  await checkChangeable(newError, trx, services.clock, row);
  const now = services.clock.now();
  if (effective_from === 'immediately' || row.status === 'paused')
    return applyEffect(trx, services, row, canceled(row, now));
  checkNothingScheduled(
    newError,
    row,
    'Remove it with "scheduled_change": null, or cancel with "effective_from": "immediately".',
  );
  const effective_at = nextPeriodAt(row);
  // The period of an overdue subscription can end while its payment is still being collected.
  if (effective_at <= now) return applyEffect(trx, services, row, canceled(row, now));
  const change = { action: 'cancel', effective_at, resume_at: null } as const;
  return applyEffect(trx, services, row, scheduled(row, now, change, null));
}
