import type { Subscription, Transaction } from '@billing/types';
import { expect } from 'vitest';

import { isPayoutCurrency } from '../../../service/money/payout-currencies.ts';
import type { PlannedEvent } from '../../../service/simulations/plan/planned-event.ts';

/** What can follow what, and itself. */
const TRANSACTION_MOVES: Readonly<Record<string, readonly string[]>> = {
  draft: ['ready'],
  ready: ['paid'],
  billed: ['paid', 'past_due'],
  past_due: ['paid', 'canceled'],
  paid: ['completed'],
  completed: [],
  canceled: [],
};
const SUBSCRIPTION_MOVES: Readonly<Record<string, readonly string[]>> = {
  trialing: [],
  active: ['past_due', 'paused', 'canceled'],
  past_due: ['active', 'paused', 'canceled'],
  paused: ['active'],
  canceled: [],
};

/** The status that the entity of an event has; of those that are not here, any. */
const STATUS: Readonly<Record<string, string>> = {
  'transaction.ready': 'ready',
  'transaction.billed': 'billed',
  'transaction.paid': 'paid',
  'transaction.completed': 'completed',
  'transaction.past_due': 'past_due',
  'transaction.payment_failed': 'billed',
  'transaction.canceled': 'canceled',
  'subscription.activated': 'active',
  'subscription.trialing': 'trialing',
  'subscription.resumed': 'active',
  'subscription.past_due': 'past_due',
  'subscription.paused': 'paused',
  'subscription.canceled': 'canceled',
};

/** Members that may name a moment after the event: what is planned. */
const PLANNED = new Set(['ends_at', 'next_billed_at', 'effective_at', 'resume_at', 'expires_at']);

/** Expects the events of a scenario to be coherent: ids, times, statuses, periods and amounts. */
export function expectCoherent(events: readonly PlannedEvent[], start: string): void {
  expectRisingTimes(events, start);
  expectSameIds(events);
  expectMoves(events, 'transaction', TRANSACTION_MOVES);
  expectMoves(events, 'subscription', SUBSCRIPTION_MOVES);
  for (const { eventType, data } of events) {
    if (STATUS[eventType] !== undefined) expect(data, eventType).toMatchObject({ status: STATUS[eventType] });
    if (eventType.startsWith('transaction.')) expectTransactionAddsUp(data as unknown as Transaction);
    if (eventType.startsWith('subscription.')) expectPeriods(data as unknown as Subscription);
  }
  expectPeriodIsThatOfTheSubscription(events);
}

function expectRisingTimes(events: readonly PlannedEvent[], start: string): void {
  const times = events.map(({ occurredAt }) => occurredAt);
  expect(times).toEqual([...new Set(times)].toSorted());
  expect(new Set(times.map((time) => Date.parse(time))).size, 'also in milliseconds').toBe(times.length);
  expect(times[0]).toBe(start);
  for (const { eventType, occurredAt, data } of events) {
    expect(data, eventType).toMatchObject({ updated_at: occurredAt });
    if (eventType.endsWith('.created')) expect(data, eventType).toMatchObject({ created_at: occurredAt });
    const late = momentsIn(data).filter(([name, moment]) => moment > occurredAt && !PLANNED.has(name));
    expect(late, `${eventType} at ${occurredAt}`).toEqual([]);
  }
}

/** Every member that is a moment, at any depth. */
function momentsIn(value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]): [string, string][] =>
    typeof member === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(member) ? [[name, member]] : momentsIn(member),
  );
}

/** All references to a kind of entity have the same id; absent and unset ones are null. */
function expectSameIds(events: readonly PlannedEvent[]): void {
  const ids = new Map<string, Set<unknown>>();
  const see = (kind: string, id: unknown): void => {
    if (id !== null && id !== undefined) ids.set(kind, (ids.get(kind) ?? new Set()).add(id));
  };
  for (const { eventType, data } of events) {
    // A value that was set once stays.
    if (eventType.startsWith('transaction.')) for (const name of ['billed_at', 'invoice_number']) see(name, data[name]);
    see(eventType.split('.')[0]!, data['id']);
    for (const kind of ['customer', 'address', 'business', 'subscription', 'transaction'])
      see(kind, data[`${kind}_id`]);
    if (eventType.startsWith('transaction.')) see('lines', idsOf((data as unknown as Transaction).details.line_items));
  }
  for (const [kind, found] of ids) expect([...found], kind).toHaveLength(1);
}

function idsOf(all: readonly { readonly id: string }[]): string {
  return all.map(({ id }) => id).join();
}

function expectMoves(
  events: readonly PlannedEvent[],
  kind: string,
  moves: Readonly<Record<string, readonly string[]>>,
): void {
  const statuses = events.filter(({ eventType }) => eventType.startsWith(`${kind}.`)).map(({ data }) => data['status']);
  for (const [index, status] of statuses.slice(1).entries()) {
    const before = statuses[index] as string;
    expect([before, ...moves[before]!], statuses.join(' → ')).toContain(status);
  }
}

function expectPeriods(subscription: Subscription): void {
  const { status, current_billing_period: period, next_billed_at, scheduled_change, items } = subscription;
  const ended = status === 'paused' || status === 'canceled';
  expect([subscription.paused_at !== null, subscription.canceled_at !== null]).toEqual([
    status === 'paused',
    status === 'canceled',
  ]);
  expect(period === null).toBe(ended);
  expect(next_billed_at).toBe(ended || scheduled_change !== null ? null : period!.ends_at);
  if (period !== null) expect(period.starts_at < period.ends_at).toBe(true);
  if (scheduled_change !== null) expect(scheduled_change.effective_at).toBe(period!.ends_at);
  for (const item of items) {
    expect(item).toMatchObject({ next_billed_at, recurring: true });
    expect(item.status).toBe(ended ? 'inactive' : status === 'trialing' ? 'trialing' : 'active');
    expect(item.trial_dates).toEqual(status === 'trialing' ? period : null);
    expect(item.price.product_id).toBe(item.product.id);
  }
}

/**
 * What a transaction of a subscription is for is the period that the subscription is in then, or was in
 * before it ended.
 */
function expectPeriodIsThatOfTheSubscription(events: readonly PlannedEvent[]): void {
  let current: unknown;
  for (const { eventType, data } of events) {
    if (eventType.startsWith('subscription.')) current = data['current_billing_period'] ?? current;
    else if (eventType.startsWith('transaction.') && current !== undefined && data['billing_period'] !== null) {
      expect(data['billing_period']).toEqual(current);
    }
  }
}

type Four = Readonly<Record<'subtotal' | 'discount' | 'tax' | 'total', string>>;

function expectTransactionAddsUp({ status, items, details, payments, billed_at }: Transaction): void {
  const { totals, adjusted_totals, line_items, tax_rates_used, payout_totals, adjusted_payout_totals } = details;
  const isTrial = items.some(({ price }) => price.trial_period !== null);
  for (const [index, line] of line_items.entries()) {
    const { price, quantity } = items[index]!;
    const free = isTrial && price.billing_cycle !== null;
    expect(line).toMatchObject({ price_id: price.id, quantity, product: { id: price.product_id } });
    // A price that contains tax has a lower subtotal, and its figures don't multiply up.
    if (price.tax_mode !== 'internal') {
      expect(line.unit_totals.subtotal).toBe(free ? '0' : price.unit_price.amount);
      expect(BigInt(line.totals.subtotal)).toBe(BigInt(line.unit_totals.subtotal) * BigInt(quantity));
    }
    expectFour(line.totals);
    expectFour(line.unit_totals);
  }
  for (const part of ['subtotal', 'discount', 'tax', 'total'] as const) {
    expect(sumOf(line_items.map(({ totals: line }) => line[part]))).toBe(BigInt(totals[part]));
    expect(sumOf(tax_rates_used.map(({ totals: taxed }) => taxed[part]))).toBe(BigInt(totals[part]));
  }
  expectFour(totals);
  expect([totals.grand_total, totals.grand_total_tax]).toEqual([totals.total, totals.tax]);
  expect(adjusted_totals).toMatchObject({
    subtotal: String(BigInt(totals.subtotal) - BigInt(totals.discount)),
    ...pick(totals, ['tax', 'total', 'grand_total', 'grand_total_tax', 'fee', 'earnings', 'currency_code']),
  });

  const isPaid = status === 'paid' || status === 'completed';
  const captured = payments.filter((payment) => payment.status === 'captured');
  expect(captured.length).toBe(isPaid ? 1 : 0);
  expect(totals.balance).toBe(isPaid ? '0' : totals.grand_total);
  if (payments.length > 0) expect(payments[0]!.amount).toBe(totals.grand_total);
  const attempts = payments.map(({ created_at }) => created_at);
  expect(attempts).toEqual(attempts.toSorted().toReversed());
  expect(billed_at !== null).toBe(status !== 'draft' && status !== 'ready');

  if (status === 'completed') expect(totals.fee).not.toBeNull();
  const isPaidOut = totals.fee !== null && isPayoutCurrency(totals.currency_code);
  expect([payout_totals, adjusted_payout_totals].map((part) => part !== null)).toEqual([isPaidOut, isPaidOut]);
  if (totals.fee === null) return;
  expect(isPaid).toBe(true);
  expectEarned({ ...totals, fee: totals.fee, earnings: totals.earnings! });
  if (payout_totals === null || adjusted_payout_totals === null) return;
  expectFour(payout_totals);
  expectEarned(payout_totals);
  expect(adjusted_payout_totals).toMatchObject({
    subtotal: String(BigInt(payout_totals.subtotal) - BigInt(payout_totals.discount)),
    ...pick(payout_totals, ['tax', 'total', 'fee', 'earnings', 'exchange_rate', 'currency_code']),
  });
  const exchanged = Number(totals.total) * Number(payout_totals.exchange_rate);
  expect(Math.abs(Number(payout_totals.total) - exchanged)).toBeLessThanOrEqual(2);
}

function expectFour({ subtotal, discount, tax, total }: Four): void {
  expect(BigInt(subtotal) - BigInt(discount) + BigInt(tax)).toBe(BigInt(total));
  expect(BigInt(discount) <= BigInt(subtotal)).toBe(true);
}

function expectEarned({
  total,
  tax,
  fee,
  earnings,
}: Readonly<Record<'total' | 'tax' | 'fee' | 'earnings', string>>): void {
  expect(BigInt(total) - BigInt(tax) - BigInt(fee)).toBe(BigInt(earnings));
}

function sumOf(amounts: readonly string[]): bigint {
  return amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);
}

function pick<T extends object, K extends keyof T>(value: T, names: readonly K[]): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, value[name]])) as Pick<T, K>;
}
