import { secondFeeOf } from '../second/fee-and-refund.ts';
import { release, reserved, use } from './credit.ts';
import {
  balanceDue,
  type Collection,
  customerOf,
  grandTotal,
  type Model,
  type ModelItem,
  type ModelTransaction,
  replace,
} from './model.ts';
import { priced } from './pricing.ts';
import { FEE, MANUAL_CURRENCIES, SMALLEST_CHARGE, TERMS_MINUTES } from './world.ts';

/** What a request changes. Absent members remain. */
export interface Change {
  readonly items?: readonly ModelItem[];
  readonly customer?: number;
  readonly discount?: number | null;
  readonly collection?: Collection;
  readonly status?: 'billed' | 'canceled';
}

/**
 * The codes of all rules that a request violates, or what it leads to. The service may report any of the
 * violations.
 */
export type Expected<Result> =
  | { readonly faults: readonly string[] }
  | { readonly faults?: undefined; readonly apply: (model: Model) => Result };

const MUTABLE: ReadonlySet<ModelTransaction['status']> = new Set(['draft', 'ready']);
const CANCELABLE: ReadonlySet<ModelTransaction['status']> = new Set(['draft', 'ready', 'billed', 'past_due']);

const NEW: Omit<ModelTransaction, 'lines' | 'totals' | 'currency' | 'credit' | 'isReserved'> = {
  id: '',
  url: null,
  lineIds: [],
  status: 'draft',
  customer: null,
  collection: 'automatic',
  discount: null,
  isRedeemed: false,
  payments: [],
  open: null,
  holdsUse: false,
  fee: null,
  dueAt: null,
  isNumbered: false,
  adjustments: [],
};

/** What a new transaction consists of. */
export interface Creation {
  readonly items: readonly ModelItem[];
  readonly customer: number | null;
  readonly discount: number | null;
  readonly collection: Collection;
  readonly isBilled: boolean;
}

export function expectedCreation(
  model: Model,
  { items, customer, discount, collection, isBilled }: Creation,
): Expected<ModelTransaction> {
  const basis = { ...NEW, customer, discount, collection, lines: [] };
  const draft = readied({ ...basis, ...priced(model, basis, items, null) });
  const faults = [...itemFaults(model, items), ...discountFaults(model, draft), ...ruleFaults(draft)];
  if (isBilled) faults.push(...billFaults(model, draft));
  if (faults.length > 0) return { faults };
  return { apply: (now) => (isBilled ? billed(now, draft) : draft) };
}

export function expectedUpdate(model: Model, before: ModelTransaction, change: Change): Expected<ModelTransaction> {
  const { items, customer = before.customer, discount = before.discount, collection = before.collection } = change;
  const status = change.status ?? before.status;
  const newItems = items === undefined || hasItems(before, items) ? null : items;
  const isPriced = newItems !== null || customer !== before.customer || discount !== before.discount;
  const isChanged = isPriced || collection !== before.collection;
  const rejections = statusFaults(before, status, isChanged);
  if (!isChanged && status === before.status) return { apply: () => before };
  const basis = { ...before, customer, discount, collection };
  const next = readied(isPriced ? { ...basis, ...priced(model, basis, newItems, held(before)) } : basis);
  const faults = [...rejections];
  if (status === 'canceled') return faults.length > 0 ? { faults } : { apply: (now) => canceled(now, before) };
  faults.push(...itemFaults(model, newItems ?? []), ...ruleFaults(next));
  if (isPriced) faults.push(...discountFaults(model, next));
  if (status === 'billed') faults.push(...billFaults(model, next));
  if (faults.length > 0) return { faults };
  return {
    apply(now) {
      if (isPriced) release(now, before);
      return status === 'billed' ? billed(now, next) : next;
    },
  };
}

function held(before: ModelTransaction): ModelTransaction | null {
  return before.isReserved ? before : null;
}

function hasItems({ lines }: ModelTransaction, items: readonly ModelItem[]): boolean {
  const shown = (some: readonly ModelItem[]): string =>
    some.map(({ price, quantity }) => `${price}×${quantity}`).join(' ');
  return shown(lines) === shown(items);
}

function readied(draft: ModelTransaction): ModelTransaction {
  return draft.status === 'draft' && customerOf(draft) !== undefined ? { ...draft, status: 'ready' } : draft;
}

function statusFaults(before: ModelTransaction, status: ModelTransaction['status'], isChanged: boolean): string[] {
  const faults: string[] = [];
  const isMutable = MUTABLE.has(before.status);
  const isPossible = status === 'canceled' ? CANCELABLE.has(before.status) : status === 'billed' && isMutable;
  if (status !== before.status && !isPossible) faults.push('transaction_invalid_status_change');
  if (isChanged && status === 'canceled' && before.status !== 'canceled')
    faults.push('transaction_cannot_be_modified_and_canceled');
  if (isChanged && !isMutable) faults.push('transaction_immutable');
  if (before.open !== null) faults.push('transaction_immutable_while_processing_payment');
  return faults;
}

function itemFaults({ prices }: Model, items: readonly ModelItem[]): string[] {
  return items.some(({ price }) => prices[price]!.isArchived) ? ['transaction_price_not_found'] : [];
}

function ruleFaults(transaction: ModelTransaction): string[] {
  const { status, currency, collection } = transaction;
  const faults: string[] = [];
  const due = balanceDue(transaction);
  if (status === 'ready' && due > 0n && due < SMALLEST_CHARGE[currency])
    faults.push('transaction_balance_less_than_charge_limit');
  if (collection !== 'automatic' && !MANUAL_CURRENCIES.includes(currency))
    faults.push('transaction_currency_code_not_valid_for_manual');
  return faults;
}

function discountFaults({ discounts }: Model, { discount, currency }: ModelTransaction): string[] {
  if (discount === null) return [];
  const { isArchived, limit, used, currency: own } = discounts[discount]!;
  return [
    ...(isArchived ? ['entity_archived'] : []),
    ...(limit !== null && used >= limit ? ['discount_usage_limit_exceeded'] : []),
    ...(own !== null && own !== currency ? ['transaction_invalid_discount_currency'] : []),
  ];
}

function billFaults(model: Model, transaction: ModelTransaction): string[] {
  const { status, discount } = transaction;
  const faults = status === 'ready' ? [] : ['transaction_status_must_be_ready'];
  if (discount === null) return faults;
  if (model.discounts[discount]!.isArchived) faults.push('entity_archived');
  if (usesLeft(model, discount) < 1) faults.push('discount_usage_limit_exceeded');
  return faults;
}

/** Payments under way hold a use each. */
export function usesLeft({ discounts, transactions }: Model, discount: number): number {
  const { limit, used } = discounts[discount]!;
  const held = transactions.filter((each) => each.holdsUse && each.discount === discount).length;
  return limit === null ? Infinity : limit - used - held;
}

function billed(model: Model, ready: ModelTransaction): ModelTransaction {
  const isManual = ready.collection !== 'automatic';
  const transaction: ModelTransaction = {
    ...reserved(model, ready),
    status: 'billed',
    dueAt: isManual ? model.now + TERMS_MINUTES : null,
    isNumbered: isManual,
  };
  const redeemed = redeem(model, transaction);
  return balanceDue(redeemed) === 0n ? completed(model, redeemed) : redeemed;
}

function redeem(model: Model, transaction: ModelTransaction): ModelTransaction {
  const { discount, isRedeemed } = transaction;
  if (discount === null || isRedeemed) return transaction;
  countUse(model, discount, 1);
  return { ...transaction, isRedeemed: true };
}

function countUse({ discounts }: Model, discount: number, by: 1 | -1): void {
  const before = discounts[discount]!;
  discounts[discount] = { ...before, used: before.used + by };
}

function canceled(model: Model, before: ModelTransaction): ModelTransaction {
  release(model, before);
  if (before.isRedeemed && before.discount !== null) countUse(model, before.discount, -1);
  return { ...before, status: 'canceled', isRedeemed: false, isReserved: false };
}

/** After its payment, or when credit has paid all. Without a charge there is no fee. */
export function completed(model: Model, paid: ModelTransaction): ModelTransaction {
  use(model, paid);
  const redeemed = redeem(model, { ...paid, open: null, holdsUse: false });
  const fee = grandTotal(paid) > 0n ? secondFeeOf(paid.totals, FEE).fee : 0n;
  return { ...redeemed, status: 'completed', fee, isNumbered: true };
}

/** Invoices whose payment terms are over become past due. */
export function passDueInvoices(model: Model): void {
  for (const each of model.transactions) {
    if (each.status === 'billed' && each.dueAt !== null && each.dueAt <= model.now)
      replace(model, { ...each, status: 'past_due' });
  }
}
