import { linesFor, newTransaction, oneTimeLines } from './billing.ts';
import { nextDate } from './calendar.ts';
import type { Model } from './model.ts';
import type { Beginning } from './real.ts';
import { begin } from './time.ts';
import { DAY, TRIAL } from './world.ts';

/** The model when the first period is paid. */
export function newModel({ start, cycle, card, quantity, isTrial }: Beginning): Model {
  const now = Date.parse(start);
  const items = [{ price: 0, quantity }];
  const model: Model = {
    now,
    cycle,
    subscription: {
      status: isTrial ? 'trialing' : 'active',
      inTrial: isTrial,
      anchor: now,
      period: null,
      wholePeriod: 0,
      items,
      scheduled: null,
      onResume: 'start_new_billing_period',
      discount: null,
      card,
      paid: [],
      storedLines: [],
      storedCharges: [],
      overdue: null,
      overdueSince: 0,
      retries: 0,
      isRetried: true,
    },
    transactions: [],
    balance: undefined,
    itemsBefore: items,
    stepsAtEnd: 0,
  };
  const period = { start: now, end: isTrial ? now + TRIAL.frequency * DAY : nextDate(now, cycle, now) };
  const lines = isTrial ? oneTimeLines(now, [1], 0n) : linesFor(now, items, 0n);
  const first = newTransaction(model, { origin: 'api', period }, lines);
  first.payments.push(`${first.totals.total} captured`);
  model.transactions.push(first);
  begin(model, period);
  if (isTrial) Object.assign(model.subscription, { paid: [], inTrial: true, anchor: period.end });
  return model;
}
