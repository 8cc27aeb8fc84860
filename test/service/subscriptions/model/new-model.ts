import { linesFor, newTransaction } from './billing.ts';
import { nextDate } from './calendar.ts';
import type { Model } from './model.ts';
import type { Beginning } from './real.ts';
import { begin } from './time.ts';

/** The model when the first period is paid. */
export function newModel({ start, cycle, card, quantity }: Beginning): Model {
  const now = Date.parse(start);
  const items = [{ price: 0, quantity }];
  const model: Model = {
    now,
    cycle,
    subscription: {
      status: 'active',
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
  };
  const period = { start: now, end: nextDate(now, cycle, now) };
  const first = newTransaction(model, { origin: 'api', period }, linesFor(now, items, 0n));
  first.payments.push(`${first.totals.total} captured`);
  model.transactions.push(first);
  begin(model, period);
  return model;
}
