import type { SubscriptionResume } from '@billing/types';
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
import { continued, type Effect, scheduling } from './take-effect.ts';

type Row = Selectable<SubscriptionRow>;
type OnResume = NonNullable<Row['on_resume']>;

export type ResumeCode =
  | ChangeableCode
  | PeriodOverCode
  | 'invalid_field'
  | 'subscription_continuing_existing_billing_period_not_allowed_no_billing_period'
  | 'subscription_is_canceled_action_invalid'
  | 'subscription_must_be_paused';

/** What a request to resume leads to. */
export type Resumption =
  | { readonly kind: 'done'; readonly row: Row }
  /** The caller bills a new billing period of the subscription, which is locked and still paused. */
  | { readonly kind: 'new period'; readonly row: Row };

/** Resumes a paused subscription, at once or at a time, or moves the end of a scheduled pause. */
export async function resumeSubscription(
  newError: NewError<ResumeCode>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue'>,
  found: Row,
  { effective_from = 'immediately', on_resume = 'start_new_billing_period', ...left }: SubscriptionResume,
): Promise<Resumption> {
  assertAllUsed(left);
  const row = await lockToAct(newError, trx, found);
  const now = services.clock.now();
  if (row.status !== 'paused') checkPauseScheduled(newError, row, effective_from);
  await checkChangeable(newError, trx, services.clock, row);
  if (effective_from === 'immediately') {
    if (on_resume === 'continue_existing_billing_period') checkContinuable(newError, row, now);
    else if (row.current_billing_period?.starts_at !== now) return { kind: 'new period', row };
    return { kind: 'done', row: await applyEffect(trx, services, row, continued(row, now)) };
  }
  const effect =
    row.status === 'paused'
      ? resumedAt(newError, row, { effective_from, on_resume }, now)
      : withPauseUntil(newError, row, { effective_from, on_resume });
  return { kind: 'done', row: await applyEffect(trx, services, row, effect) };
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
