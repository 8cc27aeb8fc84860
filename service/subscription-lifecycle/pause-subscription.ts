import type { EffectiveFrom, SubscriptionPause } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import { assertAllUsed } from '../common/assert-all-used.ts';
import type { NewError } from '../common/errors.ts';
import type { AccountServices } from '../services.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { applyEffect } from './apply-effect.ts';
import { type ChangeableCode, checkChangeable } from './check-changeable.ts';
import { checkPeriodLasts, type PeriodOverCode } from './check-continuable.ts';
import { laterTime } from './future-time.ts';
import { lockToAct } from './lock-to-act.ts';
import { checkNothingScheduled, nextPeriodAt, scheduled } from './scheduled-change.ts';
import { paused } from './take-effect.ts';

type Row = Selectable<SubscriptionRow>;

type PauseCode =
  | ChangeableCode
  | PeriodOverCode
  | 'invalid_field'
  | 'subscription_cannot_be_paused'
  | 'subscription_continuing_existing_billing_period_not_allowed_subscription_past_due'
  | 'subscription_is_canceled_action_invalid'
  | 'subscription_locked_pending_changes'
  | 'subscription_not_active';

/** Pauses a subscription, at once or at the end of its billing period, without end or until a time. */
export async function pauseSubscription(
  newError: NewError<PauseCode>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue'>,
  found: Row,
  { effective_from: from, resume_at: requested = null, on_resume: then, ...left }: SubscriptionPause,
): Promise<Row> {
  assertAllUsed(left);
  const effective_from = from ?? 'next_billing_period';
  const on_resume = then ?? 'start_new_billing_period';
  const row = await lockToAct(newError, trx, found);
  checkStatus(newError, row, effective_from);
  await checkChangeable(newError, trx, services.clock, row);
  if (effective_from === 'next_billing_period')
    checkNothingScheduled(
      newError,
      row,
      'Remove it with "scheduled_change": null, or pause with "effective_from": "immediately".',
    );
  const now = services.clock.now();
  const begins_at = beginOf(row, effective_from, now);
  const resume_at =
    requested === null
      ? null
      : laterTime(newError, requested, { field: 'resume_at', after: begins_at, what: 'when the pause begins' });
  if (on_resume === 'continue_existing_billing_period') {
    checkPaid(newError, row);
    checkPeriodLasts(newError, nextPeriodAt(row), resume_at ?? begins_at);
  }
  if (begins_at <= now) return applyEffect(trx, services, row, paused(row, now, { resume_at, on_resume }));
  const change = { action: 'pause', effective_at: begins_at, resume_at } as const;
  return applyEffect(trx, services, row, scheduled(row, now, change, on_resume));
}

/**
 * The period of an overdue subscription can end while its payment is still being collected: then it pauses
 * at once.
 */
function beginOf(row: Row, effective_from: EffectiveFrom, now: Timestamp): Timestamp {
  if (effective_from === 'immediately') return now;
  const end = nextPeriodAt(row);
  return end > now ? end : now;
}

function checkStatus(
  newError: NewError<'subscription_cannot_be_paused' | 'subscription_not_active'>,
  { id, status, paused_at }: Row,
  effective_from: EffectiveFrom,
): void {
  if (status === 'paused')
    throw newError('subscription_cannot_be_paused', `Subscription ${id} has been paused since ${paused_at}.`);
  if (status !== 'trialing' || effective_from !== 'immediately') return;
  throw newError(
    'subscription_not_active',
    `Subscription ${id} is trialing, so it can't pause immediately. With "effective_from": "next_billing_period" it pauses at the end of its trial.`,
  );
}

function checkPaid(
  newError: NewError<'subscription_continuing_existing_billing_period_not_allowed_subscription_past_due'>,
  { id, status }: Row,
): void {
  if (status !== 'past_due') return;
  throw newError(
    'subscription_continuing_existing_billing_period_not_allowed_subscription_past_due',
    `Subscription ${id} is past due, so its billing period can't be continued after the pause. Use "on_resume": "start_new_billing_period".`,
  );
}
