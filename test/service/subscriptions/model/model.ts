import type { SecondTotals } from '../../money/second/second-cart.ts';
import type { Rational } from '../../money/second/rational.ts';
import type { Card, Cycle } from './world.ts';

/** One account with one subscription, as the rules describe it. */
export interface Model {
  now: number;
  readonly cycle: Cycle;
  readonly subscription: ModelSubscription;
  /** In the order of their creation. */
  readonly transactions: ModelTransaction[];
  /** Undefined until the customer has had credit. */
  balance: Balance | undefined;
  /** Steps since the subscription was canceled. */
  stepsAtEnd: number;
  /** What the items were before the last change of them. */
  itemsBefore: readonly Item[];
}

export interface Balance {
  available: bigint;
  reserved: bigint;
  used: bigint;
}

export interface Period {
  readonly start: number;
  readonly end: number;
}

export interface ScheduledChange {
  readonly action: 'pause' | 'resume' | 'cancel';
  readonly at: number;
  readonly resumeAt: number | null;
}

export interface ModelDiscount {
  readonly discount: number;
  readonly start: number;
  /** It applies to periods that begin before; null for ever. A pause does not move it. */
  readonly end: number | null;
}

/**
 * Units that were charged for the current period, and what was paid for them; without a discount the
 * percentage is 0.
 */
export interface PaidUnits {
  readonly price: number;
  readonly quantity: number;
  readonly percentage: bigint;
  readonly taxRate: string;
}

export interface Item {
  readonly price: number;
  readonly quantity: number;
}

export interface ModelSubscription {
  status: 'active' | 'past_due' | 'paused' | 'canceled' | 'trialing';
  /** Also while it is past due: no period was billed yet. */
  inTrial: boolean;
  /** What billing dates are counted from. */
  anchor: number;
  /** Kept in a pause, and shown then if it can continue. */
  period: Period | null;
  /**
   * How long a period from the start of this one is, in milliseconds: what its prices are for, also when its
   * end is moved.
   */
  wholePeriod: number;
  items: readonly Item[];
  scheduled: ScheduledChange | null;
  onResume: OnResume;
  discount: ModelDiscount | null;
  card: Card;
  /** The latest charged units come last. */
  paid: PaidUnits[];
  /** Wait for the next renewal. */
  storedLines: readonly Line[];
  storedCharges: readonly number[];
  overdue: ModelTransaction | null;
  overdueSince: number;
  /** Retries that were made, of those that the days provide for. */
  retries: number;
  isRetried: boolean;
}

export type OnResume = 'start_new_billing_period' | 'continue_existing_billing_period';

export interface Line {
  /** Its unit price. */
  readonly amount: bigint;
  readonly quantity: number;
  readonly rate: Rational;
  readonly percentage: bigint;
  readonly taxRate: string;
}

export interface ModelTransaction {
  readonly origin: 'api' | 'subscription_recurring' | 'subscription_update' | 'subscription_charge';
  readonly period: Period | null;
  readonly totals: SecondTotals;
  readonly credit: bigint;
  status: 'completed' | 'past_due' | 'canceled';
  /** What became of each payment, the oldest first. */
  readonly payments: string[];
}

export const grandTotal = ({ totals, credit }: ModelTransaction): bigint =>
  (totals.total > 0n ? totals.total : 0n) - credit;
