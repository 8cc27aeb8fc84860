import type { Selectable } from 'kysely';

import { nextBoundary } from '../billing-cycles/billing-period.ts';
import { after } from '../common/after.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { DiscountRow } from '../storage/rows/catalog-rows.ts';
import type { StoredItem, SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { TransactionLine, TransactionRow } from '../storage/rows/transaction-rows.ts';

type Row = Selectable<SubscriptionRow>;
type Lines = readonly [TransactionLine, ...TransactionLine[]];
type Recurrence = Pick<Selectable<DiscountRow>, 'id' | 'recur' | 'maximum_recurring_intervals'>;

/**
 * The dates of a subscription that starts at a time. A trial is its first period, and the paid periods are
 * counted from its end.
 */
interface StartDates {
  readonly status: 'active' | 'trialing';
  readonly anchor_at: Timestamp;
  readonly first_billed_at: Timestamp | null;
  readonly current_billing_period: NonNullable<Row['current_billing_period']>;
}

/** The columns of a subscription of which nothing is scheduled, charged or overdue. */
export const UNDISTURBED = {
  scheduled_change: null,
  scheduled_change_action: null,
  overdue_transaction_id: null,
  dunning_code: null,
  charging_transaction_id: null,
  pending_change: null,
  past_due_since: null,
  retries: 0,
  payment_method_id: null,
  stored_lines: [],
  stored_charges: [],
  paused_at: null,
  on_resume: null,
  canceled_at: null,
  revision: 0,
} as const satisfies Partial<Row>;

/** The lines of a transaction that a subscription renews; undefined when there are none. */
export function recurringLines({ lines }: Pick<Selectable<TransactionRow>, 'lines'>): Lines | undefined {
  const [first, ...rest] = lines.filter(({ price }) => price.billing_cycle !== null);
  return first === undefined ? undefined : [first, ...rest];
}

/** The columns of a new subscription that its recurring lines and its start determine. */
export function newSubscription(lines: Lines, cycle: Row['billing_cycle'], at: Timestamp, discount: Recurrence | null) {
  const { status, anchor_at, first_billed_at, current_billing_period } = startDates(lines[0], cycle, at);
  const next_billed_at = current_billing_period.ends_at;
  const items = newItems(lines, { at, status, first_billed_at, period: current_billing_period });
  return {
    status,
    anchor_at,
    first_billed_at,
    current_billing_period,
    next_billed_at,
    started_at: at,
    items,
    price_ids: items.map(({ price }) => price.id),
    billing_cycle: cycle,
    discount: discount && startedDiscount(discount, { cycle, at, anchor_at }),
  };
}

/** The items of a subscription that is new at a time, in its current period. */
export function newItems(
  lines: Lines,
  start: Pick<StartDates, 'status' | 'first_billed_at'> & {
    readonly at: Timestamp;
    readonly period: StartDates['current_billing_period'];
  },
): StoredItem[] {
  const { status, at, first_billed_at, period } = start;
  return lines.map(({ price, product, quantity }) => ({
    status,
    quantity,
    created_at: at,
    updated_at: at,
    previously_billed_at: first_billed_at,
    next_billed_at: period.ends_at,
    trial_dates: status === 'trialing' ? period : null,
    price,
    product,
  }));
}

function startDates(
  { price: { trial_period } }: TransactionLine,
  cycle: Row['billing_cycle'],
  at: Timestamp,
): StartDates {
  if (trial_period === null) {
    const current_billing_period = { starts_at: at, ends_at: nextBoundary(at, cycle, at) };
    return { status: 'active', anchor_at: at, first_billed_at: at, current_billing_period };
  }
  const ends_at = after(at, trial_period);
  const current_billing_period = { starts_at: at, ends_at };
  return { status: 'trialing', anchor_at: ends_at, first_billed_at: null, current_billing_period };
}

/**
 * The periods of a discount are counted from the first paid one. A discount that does not recur applies to
 * that one.
 */
function startedDiscount(
  { id, recur, maximum_recurring_intervals }: Recurrence,
  { cycle, at, anchor_at }: { readonly cycle: Row['billing_cycle'] } & Record<'at' | 'anchor_at', Timestamp>,
): NonNullable<Row['discount']> {
  const intervals = recur ? maximum_recurring_intervals : 1;
  return { id, starts_at: at, ends_at: intervals === null ? null : after(anchor_at, cycle, intervals) };
}
