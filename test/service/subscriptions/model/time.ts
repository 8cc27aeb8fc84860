import { cancelTransaction, charge, linesFor, newTransaction, oneTimeLines, pay } from './billing.ts';
import { lastDate, nextDate } from './calendar.ts';
import type { Model, ModelTransaction, Period } from './model.ts';
import { movedDiscount } from './moved-discount.ts';
import { CARDS, DAY, DISCOUNTS, LAST_DAY, RETRIES, taxAt } from './world.ts';

/** What happens by itself while time passes. */

interface Due {
  readonly at: number;
  readonly happen: (model: Model) => void;
}

/** Lets everything happen that is due until a time, in order, each with its own time. */
export function pass(model: Model, until: number): void {
  for (;;) {
    const due = nextDue(model);
    if (due === undefined || due.at > until) break;
    // After a delay, what was due earlier happens now.
    model.now = Math.max(model.now, due.at);
    due.happen(model);
  }
  model.now = until;
}

function nextDue({ subscription }: Model): Due | undefined {
  const { status, scheduled, period } = subscription;
  const dues: Due[] = [];
  if (scheduled !== null) dues.push({ at: scheduled.at, happen: changeAsScheduled });
  else if (status === 'active' || status === 'trialing') dues.push({ at: period!.end, happen: renew });
  if (status === 'past_due') dues.push(nextRetry(subscription));
  return dues.toSorted((a, b) => a.at - b.at)[0];
}

function nextRetry({ overdueSince, retries, isRetried }: Model['subscription']): Due {
  const day = isRetried ? RETRIES[retries]! : LAST_DAY;
  return { at: overdueSince + day * DAY, happen: (model) => retry(model, day) };
}

function retry(model: Model, day: number): void {
  const { subscription } = model;
  if (subscription.isRetried) {
    subscription.retries += 1;
    if (charge(model, subscription.overdue!)) {
      recover(model);
      return;
    }
    subscription.isRetried = CARDS[subscription.card]!.isRetried;
  }
  if (day === LAST_DAY) cancel(model);
}

/**
 * The overdue transaction is paid. Periods that have ended since then are not billed, but the one under way
 * is.
 */
export function recover({ subscription, cycle, now }: Model): void {
  const { period, anchor } = subscription;
  subscription.status = subscription.inTrial ? 'trialing' : 'active';
  subscription.overdue = null;
  if (subscription.scheduled !== null || period!.end > now) return;
  const start = lastDate(anchor, cycle, now);
  if (start > period!.end) subscription.period = { start: period!.start, end: start };
}

function renew(model: Model): void {
  const { subscription, cycle } = model;
  const start = subscription.period!.end;
  subscription.status = 'active';
  billPeriod(model, { start, end: nextDate(subscription.anchor, cycle, start) });
}

/** Bills the period and all that waits for it. */
export function billPeriod(model: Model, period: Period): void {
  const transaction = periodTransaction(model, period);
  begin(model, period);
  if (!pay(model, transaction)) fallDue(model, transaction);
}

export function periodTransaction(model: Model, period: Period): ModelTransaction {
  const { items, storedLines, storedCharges } = model.subscription;
  const { now } = model;
  const percentage = periodPercentage(model, period);
  const lines = [...linesFor(now, items, percentage), ...storedLines, ...oneTimeLines(now, storedCharges, percentage)];
  return newTransaction(model, { origin: 'subscription_recurring', period }, lines);
}

/**
 * The discount that a new period has, also if the period begins earlier than was planned when the discount
 * was applied.
 */
function periodPercentage({ subscription: { discount } }: Model, { start }: Period): bigint {
  const applies = discount !== null && (discount.end === null || start < discount.end);
  return applies ? DISCOUNTS[discount.discount]!.percentage : 0n;
}

export function begin(model: Model, period: Period): void {
  const { subscription, now } = model;
  const percentage = periodPercentage(model, period);
  const taxRate = taxAt(now);
  const { discount } = subscription;
  if (discount !== null && discount.end !== null && discount.end <= period.start) subscription.discount = null;
  subscription.inTrial = false;
  subscription.period = period;
  subscription.wholePeriod = period.end - period.start;
  subscription.storedLines = [];
  subscription.storedCharges = [];
  subscription.paid = subscription.items.map((item) => ({ ...item, percentage, taxRate }));
}

export function fallDue({ subscription, now }: Model, transaction: ModelTransaction): void {
  subscription.status = 'past_due';
  subscription.overdue = transaction;
  subscription.overdueSince = now;
  subscription.retries = 0;
  subscription.isRetried = CARDS[subscription.card]!.isRetried;
}

function changeAsScheduled(model: Model): void {
  const { action, resumeAt } = model.subscription.scheduled!;
  if (action === 'cancel') cancel(model);
  if (action === 'pause') pause(model, resumeAt);
  if (action === 'resume') resumeAsScheduled(model);
}

export function cancel(model: Model): void {
  endOverdue(model);
  Object.assign(model.subscription, { status: 'canceled', scheduled: null, storedLines: [], storedCharges: [] });
}

export function pause(model: Model, resumeAt: number | null): void {
  const { subscription } = model;
  if (subscription.overdue !== null) subscription.period = null;
  endOverdue(model);
  subscription.status = 'paused';
  subscription.scheduled = resumeAt === null ? null : { action: 'resume', at: resumeAt, resumeAt: null };
  subscription.storedLines = subscription.storedLines.filter(({ quantity }) => quantity > 0);
}

function endOverdue(model: Model): void {
  const { subscription } = model;
  if (subscription.overdue !== null) cancelTransaction(model, subscription.overdue);
  subscription.overdue = null;
}

/** The period continues if the resumption says so and it is not over. */
export function canContinue({ subscription: { period }, now }: Model): boolean {
  return period !== null && period.end > now;
}

export function unpause({ subscription }: Model): void {
  subscription.status = 'active';
  subscription.scheduled = null;
  subscription.onResume = 'start_new_billing_period';
}

function resumeAsScheduled(model: Model): void {
  const { subscription } = model;
  const isContinued = subscription.onResume === 'continue_existing_billing_period' && canContinue(model);
  unpause(model);
  if (!isContinued) billPeriod(model, newPeriod(model));
}

/**
 * A period from now on, from which later ones are counted. The discount applies to as many of them as
 * before.
 */
export function newPeriod(model: Model): Period {
  const { subscription, cycle, now } = model;
  if (subscription.period !== null) subscription.discount = movedDiscount(model, now);
  subscription.anchor = now;
  return { start: now, end: nextDate(now, cycle, now) };
}
