import type { SecondTotals } from '../second/second-cart.ts';
import {
  CUSTOMERS,
  type Currency,
  DISCOUNTS,
  PRICES,
  type WorldCustomer,
  type WorldDiscount,
  type WorldPrice,
} from './world.ts';

/**
 * What the service must hold in memory, as the rules of transactions, adjustments and credit say it.
 * Transactions, customers, prices and discounts are known by their positions. Times are minutes since the
 * start.
 */
export interface Model {
  now: number;
  readonly prices: WorldPrice[];
  readonly discounts: WorldDiscount[];
  readonly transactions: ModelTransaction[];
  /** By customer and currency; there is none before a customer has credit. */
  readonly balances: Map<string, ModelBalance>;
  /** Credit that operators brought in less what they took away, by currency. */
  readonly broughtIn: Map<string, bigint>;
}

export interface ModelBalance {
  readonly available: bigint;
  /** Applied to transactions that wait for their payment. */
  readonly reserved: bigint;
  readonly used: bigint;
}

export interface ModelItem {
  readonly price: number;
  readonly quantity: number;
}

/** A price as it was when the line was made. */
export interface ModelLine extends ModelItem {
  readonly unitAmount: bigint;
  readonly taxMode: WorldPrice['taxMode'];
  readonly taxRate: string;
  readonly totals: SecondTotals;
}

export type ModelStatus = 'draft' | 'ready' | 'billed' | 'past_due' | 'completed' | 'canceled';

export interface ModelPayment {
  readonly amount: bigint;
  readonly status: 'created' | 'action_required' | 'captured' | 'error';
  readonly error: string | null;
}

export interface ModelTransaction {
  readonly id: string;
  /** The link of its hosted checkout. */
  readonly url: string | null;
  /** The ids of its lines. */
  readonly lineIds: readonly string[];
  readonly status: ModelStatus;
  readonly customer: number | null;
  readonly collection: Collection;
  readonly currency: Currency;
  readonly lines: readonly ModelLine[];
  readonly discount: number | null;
  readonly isRedeemed: boolean;
  readonly totals: SecondTotals;
  /** Credit of the customer: shown only, or reserved, or used. */
  readonly credit: bigint;
  readonly isReserved: boolean;
  /** Newest first. */
  readonly payments: readonly ModelPayment[];
  /** What the gateway knows of the latest payment, as long as the service does not. */
  readonly open: { readonly atGateway: 'captured' | 'not_received' | 'action_required' } | null;
  /** The payment without a result holds a use of the discount. */
  readonly holdsUse: boolean;
  /** Null until it is completed. */
  readonly fee: bigint | null;
  readonly dueAt: number | null;
  readonly isNumbered: boolean;
  readonly adjustments: readonly ModelAdjustment[];
}

/** Invoices can be paid at the checkout only if they say so. */
export type Collection = 'automatic' | 'manual' | 'manual with checkout';

export interface Figures {
  readonly subtotal: bigint;
  readonly tax: bigint;
  readonly total: bigint;
}

export interface ModelAdjustedLine extends Figures {
  readonly line: number;
  readonly type: 'full' | 'partial';
  readonly amount: bigint | null;
}

export interface ModelAdjustment extends Figures {
  readonly id: string;
  readonly action: 'refund' | 'credit' | 'chargeback' | 'chargeback_reverse';
  readonly type: 'full' | 'partial';
  readonly status: 'pending_approval' | 'approved' | 'rejected' | 'reversed';
  readonly items: readonly ModelAdjustedLine[];
  readonly fee: bigint;
  readonly chargebackFee: bigint;
  /** When it approves itself; null once an operator has. */
  readonly approveAt: number | null;
}

export function newModel(): Model {
  return {
    now: 0,
    prices: [...PRICES],
    discounts: [...DISCOUNTS],
    transactions: [],
    balances: new Map(),
    broughtIn: new Map(),
  };
}

export function customerOf({ customer }: Pick<ModelTransaction, 'customer'>): WorldCustomer | undefined {
  return customer === null ? undefined : CUSTOMERS[customer];
}

/** Puts a new version of a transaction in the place of the former one. */
export function replace(model: Model, next: ModelTransaction): void {
  model.transactions[model.transactions.findIndex(({ id }) => id === next.id)] = next;
}

/** The amount due after credits, before payments. */
export function grandTotal({ totals, credit, adjustments }: ModelTransaction): bigint {
  return totals.total - credit - creditedBy(adjustments);
}

/** What credits took of an invoice. */
export function creditedBy(adjustments: readonly ModelAdjustment[]): bigint {
  return adjustments.reduce((sum, { action, total }) => (action === 'credit' ? sum + total : sum), 0n);
}

/** Captured payments. */
export function captured({ payments }: Pick<ModelTransaction, 'payments'>): bigint {
  return payments.reduce((sum, { status, amount }) => (status === 'captured' ? sum + amount : sum), 0n);
}

export function balanceDue(transaction: ModelTransaction): bigint {
  return grandTotal(transaction) - captured(transaction);
}
