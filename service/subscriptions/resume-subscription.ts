import type { SubscriptionResume } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import { assertAllUsed } from '../common/assert-all-used.ts';
import type { NewError } from '../common/errors.ts';
import type { AccountServices } from '../services.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { Tables } from '../storage/tables.ts';
import type { ImmediateChange } from '../subscription-billing/charge-now.ts';
import { type ChangeableCode, checkChangeable } from '../subscription-lifecycle/check-changeable.ts';
import { checkPeriodLasts, type PeriodOverCode } from '../subscription-lifecycle/check-continuable.ts';
import { laterTime } from '../subscription-lifecycle/future-time.ts';
import { lockToAct } from '../subscription-lifecycle/lock-to-act.ts';
import { continued, type Effect, resumed, scheduling } from '../subscription-lifecycle/take-effect.ts';
import { newPeriod, uncharged } from './new-period.ts';

type Row = Selectable<SubscriptionRow>;
type OnResume = NonNullable<Row['on_resume']>;

export type ResumeCode =
  | ChangeableCode
  | PeriodOverCode
  | 'invalid_field'
  | 'subscription_continuing_existing_billing_period_not_allowed_no_billing_period'
  | 'subscription_is_canceled_action_invalid'
  | 'subscription_missing_payment_method_cannot_resume'
  | 'subscription_must_be_paused'
  | 'subscription_outstanding_transaction';

/**
 * Locks a subscription and plans how it resumes: at once with a charge for a new billing period, at once
 * without one, or at a time. For one with a scheduled pause, a time is when the pause ends.
 */
export async function resumeSubscription(
  newError: NewError<ResumeCode>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue' | 'rules'>,
  found: Row,
  { effective_from: from, on_resume: then, ...left }: SubscriptionResume,
): Promise<ImmediateChange> {
  assertAllUsed(left);
  const effective_from = from ?? 'immediately';
  const on_resume = then ?? 'start_new_billing_period';
  const row = await lockToAct(newError, trx, found);
  if (row.status !== 'paused') checkPauseScheduled(newError, row, effective_from);
  await checkChangeable(newError, trx, services.clock, row);
  const now = services.clock.now();
  if (effective_from !== 'immediately') {
    const requested = { effective_from, on_resume };
    const effect =
      row.status === 'paused' ? resumedAt(newError, row, requested, now) : withPauseUntil(newError, row, requested);
    return uncharged(row, effect);
  }
  if (on_resume === 'continue_existing_billing_period') checkContinuable(newError, row, now);
  // A period that begins at this moment is charged already.
  else if (row.current_billing_period?.starts_at !== now) return withNewPeriod(newError, trx, services, row, now);
  return uncharged(row, continued(row, now));
}

async function withNewPeriod(
  newError: NewError<ResumeCode>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue' | 'rules'>,
  row: Row,
  now: Timestamp,
): Promise<ImmediateChange> {
  const missingMethod = () =>
    newError(
      'subscription_missing_payment_method_cannot_resume',
      `Subscription ${row.id} has no payment method, so a new billing period can't be charged.`,
    );
  if (row.collection_mode === 'automatic' && row.instrument === null) throw missingMethod();
  await checkNothingOutstanding(newError, trx, row);
  return { ...(await newPeriod(newError, trx, services, row, resumed(row, now))), missingMethod };
}

/** @throws `subscription_outstanding_transaction` when a transaction of the subscription is overdue. */
async function checkNothingOutstanding(
  newError: NewError<'subscription_outstanding_transaction'>,
  trx: Transaction<Tables>,
  { account_id, id }: Row,
): Promise<void> {
  const overdue = await trx
    .selectFrom('transactions')
    .select('id')
    .where('account_id', '=', account_id)
    .where('subscription_id', '=', id)
    .where('status', '=', 'past_due')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (overdue === undefined) return;
  throw newError(
    'subscription_outstanding_transaction',
    `Transaction ${overdue.id} of the subscription is past due. Collect its payment or cancel it, then resume the subscription.`,
  );
}

/** @throws `subscription_must_be_paused` unless a time was requested for the end of a scheduled pause. */
function checkPauseScheduled(
  newError: NewError<'subscription_must_be_paused'>,
  { id, status, scheduled_change }: Row,
  effective_from: string,
): void {
  const isPauseScheduled = scheduled_change?.action === 'pause';
  if (isPauseScheduled && effective_from !== 'immediately') return;
  const wayOut = isPauseScheduled
    ? 'It has a scheduled pause: send a time as effective_from to change its end, or "scheduled_change": null to remove it.'
    : 'Only a paused subscription can resume.';
  throw newError('subscription_must_be_paused', `Subscription ${id} is ${status}. ${wayOut}`);
}

interface Requested {
  readonly effective_from: string;
  readonly on_resume: OnResume;
}

/** A paused subscription that resumes by itself at a time. */
function resumedAt(
  newError: NewError<ResumeCode>,
  row: Row,
  { effective_from, on_resume }: Requested,
  now: Timestamp,
): Effect {
  const effective_at = laterTime(newError, effective_from, {
    field: 'effective_from',
    after: now,
    what: 'the current time',
  });
  if (on_resume === 'continue_existing_billing_period') checkContinuable(newError, row, effective_at);
  return {
    changes: { ...scheduling({ action: 'resume', effective_at, resume_at: null }), on_resume },
    events: ['subscription.updated'],
  };
}

/** A subscription whose scheduled pause ends at a time. */
function withPauseUntil(
  newError: NewError<ResumeCode>,
  { scheduled_change }: Row,
  { effective_from, on_resume }: Requested,
): Effect {
  if (scheduled_change === null) throw new Error('internal error: no pause is scheduled');
  const { effective_at } = scheduled_change;
  const resume_at = laterTime(newError, effective_from, {
    field: 'effective_from',
    after: effective_at,
    what: 'when the pause begins',
  });
  if (on_resume === 'continue_existing_billing_period') checkPeriodLasts(newError, effective_at, resume_at);
  return {
    changes: { ...scheduling({ ...scheduled_change, resume_at }), on_resume },
    events: ['subscription.updated'],
  };
}

function checkContinuable(
  newError: NewError<PeriodOverCode | 'subscription_continuing_existing_billing_period_not_allowed_no_billing_period'>,
  { current_billing_period }: Row,
  at: Timestamp,
): void {
  if (current_billing_period !== null) return checkPeriodLasts(newError, current_billing_period.ends_at, at);
  throw newError(
    'subscription_continuing_existing_billing_period_not_allowed_no_billing_period',
    'The subscription has no paid billing period to continue. Use "on_resume": "start_new_billing_period".',
  );
}
