import * as fc from 'fast-check';

import { cancelTransaction, pay } from './billing.ts';
import { shownTime } from './calendar.ts';
import type { Model, OnResume } from './model.ts';
import { begin, canContinue, cancel, newPeriod, pause, periodTransaction, unpause } from './time.ts';
import { type Expected, lockFaults, request, step, type Step } from './step.ts';
import { DAY } from './world.ts';

const LATER = ['next_billing_period', 'next_billing_period'];
const anyWhen = fc.constantFrom('immediately', 'next_billing_period');
const anyOnResume: fc.Arbitrary<OnResume> = fc.constantFrom(
  'start_new_billing_period',
  'start_new_billing_period',
  'continue_existing_billing_period',
);
const anyDays = fc.option(fc.integer({ min: 0, max: 50 }));
const NOT_CONTINUED = 'subscription_continuing_existing_billing_period_not_allowed';

/** What comes later comes at the end of the period, and now if a past-due subscription's period is over. */
function effectiveAt({ subscription: { period, status }, now }: Model, when: string): number | null {
  if (when === 'immediately' || (status === 'past_due' && period!.end <= now)) return null;
  return period!.end;
}

/** Rules of a pause and of a cancellation. */
function endFaults(model: Model, at: number | null): string[] {
  const { status, scheduled } = model.subscription;
  if (status === 'canceled') return ['subscription_is_canceled_action_invalid'];
  const isTaken = at !== null && scheduled !== null && status !== 'paused';
  return [...lockFaults(model), ...(isTaken ? ['subscription_locked_pending_changes'] : [])];
}

interface Pause {
  readonly when: string;
  readonly resumeAt: number | null;
  readonly onResume: OnResume;
}

function expectedPause(model: Model, { when, resumeAt, onResume }: Pause): Expected {
  const { status, period } = model.subscription;
  if (status === 'canceled') return { faults: endFaults(model, null) };
  if (status === 'paused') return { faults: ['subscription_cannot_be_paused'] };
  const at = effectiveAt(model, when);
  const faults = endFaults(model, at);
  if (status === 'trialing' && at === null) faults.push('subscription_not_active');
  if (resumeAt !== null && resumeAt <= (at ?? model.now)) faults.push('invalid_field');
  if (onResume === 'continue_existing_billing_period') {
    if (status === 'past_due') faults.push(`${NOT_CONTINUED}_subscription_past_due`);
    if (at !== null || (resumeAt ?? model.now) >= period!.end) faults.push(NOT_CONTINUED);
  }
  if (faults.length > 0) return { faults };
  return {
    apply(now) {
      now.subscription.onResume = onResume;
      if (at === null) pause(now, resumeAt);
      else now.subscription.scheduled = { action: 'pause', at, resumeAt };
    },
  };
}

const pauses: fc.Arbitrary<Step> = fc
  .record({ when: anyWhen, days: anyDays, onResume: anyOnResume })
  .map(({ when, days, onResume }) =>
    step(`pause ${when} for ${days} days, ${onResume}`, async (model, { client, path }) => {
      const from = when === 'immediately' ? model.now : (model.subscription.period?.end ?? model.now);
      const resumeAt = days === null ? null : from + days * DAY;
      const body = {
        effective_from: when as 'immediately',
        on_resume: onResume,
        resume_at: resumeAt === null ? null : shownTime(resumeAt),
      };
      const expected = expectedPause(model, { when, resumeAt, onResume });
      await request(model, expected, () => client.subscriptions.pause({ path, body }));
    }),
  );

const cancellations: fc.Arbitrary<Step> = fc.constantFrom(...LATER, ...LATER, 'immediately').map((when) =>
  step(`cancel ${when}`, async (model, { client, path }) => {
    const isPaused = model.subscription.status === 'paused';
    const at = isPaused || model.subscription.status === 'canceled' ? null : effectiveAt(model, when);
    const faults = endFaults(model, at);
    const apply = (now: Model): void => {
      if (at === null) cancel(now);
      else now.subscription.scheduled = { action: 'cancel', at, resumeAt: null };
    };
    const body = { effective_from: when as 'immediately' };
    await request(model, faults.length > 0 ? { faults } : { apply }, () => client.subscriptions.cancel({ path, body }));
  }),
);

function expectedResume(model: Model, at: number | null, onResume: OnResume): Expected {
  const { status, scheduled, period } = model.subscription;
  if (status === 'canceled') return { faults: ['subscription_is_canceled_action_invalid'] };
  if (status !== 'paused') {
    if (scheduled?.action !== 'pause' || at === null)
      return { faults: ['subscription_must_be_paused', ...lockFaults(model)] };
    const faults = lockFaults(model);
    if (at <= scheduled.at) faults.push('invalid_field');
    if (onResume === 'continue_existing_billing_period') faults.push(NOT_CONTINUED);
    if (faults.length > 0) return { faults };
    return { apply: (now) => void (now.subscription.scheduled = { ...scheduled, resumeAt: at }) };
  }
  const faults: string[] = [];
  if (at !== null && at <= model.now) faults.push('invalid_field');
  const isContinued = onResume === 'continue_existing_billing_period';
  if (isContinued && period === null) faults.push(`${NOT_CONTINUED}_no_billing_period`);
  else if (isContinued && (at ?? model.now) >= period!.end) faults.push(NOT_CONTINUED);
  if (faults.length > 0) return { faults };
  return { apply: (now) => (at === null ? resume(now, isContinued) : resumeLater(now, at, onResume)) };
}

function resumeLater({ subscription }: Model, at: number, onResume: OnResume): void {
  subscription.scheduled = { action: 'resume', at, resumeAt: null };
  subscription.onResume = onResume;
}

function resume(model: Model, isContinued: boolean): void {
  const { subscription, now } = model;
  // A period that begins at this moment is paid already.
  if (isContinued || (subscription.period?.start === now && canContinue(model))) {
    unpause(model);
    return;
  }
  startPeriod(model);
}

/** Charges a period from now on, which begins if that is paid. */
function startPeriod(model: Model): void {
  const { subscription } = model;
  const before = { ...subscription };
  const period = newPeriod(model);
  const transaction = periodTransaction(model, period);
  if (pay(model, transaction)) {
    unpause(model);
    begin(model, period);
    return;
  }
  cancelTransaction(model, transaction);
  Object.assign(subscription, before);
}

const activations: fc.Arbitrary<Step> = fc.constant(
  step('activate', async (model, { client, path }) => {
    const { status, scheduled } = model.subscription;
    const faults = lockFaults(model);
    if (scheduled !== null) faults.push('subscription_locked_pending_changes');
    if (status === 'canceled') faults.push('subscription_is_canceled_action_invalid');
    if (status !== 'trialing') faults.push('subscription_cannot_activate');
    const expected = faults.length > 0 ? { faults } : { apply: startPeriod };
    await request(model, expected, () => client.subscriptions.activate({ path }));
  }),
);

const resumptions: fc.Arbitrary<Step> = fc.record({ days: anyDays, onResume: anyOnResume }).map(({ days, onResume }) =>
  step(`resume in ${days} days, ${onResume}`, async (model, { client, path }) => {
    const at = days === null ? null : model.now + days * DAY;
    const body = { effective_from: at === null ? ('immediately' as const) : shownTime(at), on_resume: onResume };
    const expected = expectedResume(model, at, onResume);
    await request(model, expected, () => client.subscriptions.resume({ path, body }));
  }),
);

const removals: fc.Arbitrary<Step> = fc.constant(
  step(
    'remove the scheduled change',
    async (model, { client, path }) => {
      const { status } = model.subscription;
      // The renewal would be back.
      const faults = lockFaults({ ...model, subscription: { ...model.subscription, scheduled: null } });
      if (status === 'canceled') faults.push('subscription_update_when_canceled');
      if (status === 'past_due') faults.push('subscription_update_when_past_due');
      const apply = (now: Model): void => void (now.subscription.scheduled = null);
      await request(model, faults.length > 0 ? { faults } : { apply }, () =>
        client.subscriptions.update({ path, body: { scheduled_change: null } }),
      );
    },
    ({ subscription }) => subscription.scheduled !== null,
  ),
);

export const lifecycleSteps: readonly fc.Arbitrary<Step>[] = [
  ...[pauses, pauses, resumptions, resumptions],
  ...[cancellations, removals, activations],
];
