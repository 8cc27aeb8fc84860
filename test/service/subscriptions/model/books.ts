import { expect } from 'vitest';

import type { Real } from './real.ts';
import type { Entities } from './shown.ts';

/** What has to be true of every account, whatever has happened in it. */
export function expectSoundBooks({ transactions }: Entities): void {
  const numbers = transactions.flatMap(({ invoice_number }) => invoice_number ?? []);
  const counted = numbers.map((number) => Number(number.split('-')[1])).toSorted((a, b) => a - b);
  expect(counted, 'the invoice numbers').toEqual(counted.map((_, index) => 10_001 + index));
  const periods = transactions
    .filter(({ origin, status }) => origin === 'subscription_recurring' && status !== 'canceled')
    .map(({ billing_period }) => billing_period!.starts_at);
  expect(periods, 'the periods that are billed, each once').toEqual([...new Set(periods)]);
  for (const { id, details, payments } of transactions) {
    const { totals, line_items } = details;
    const number = (text: string): bigint => BigInt(text);
    const sum = (name: 'subtotal' | 'discount' | 'tax' | 'total'): bigint =>
      line_items.reduce((all, line) => all + number(line.totals[name]), 0n);
    const names = ['subtotal', 'discount', 'tax', 'total'] as const;
    expect(names.map(sum), `the sums of the lines of ${id}`).toEqual(names.map((name) => number(totals[name])));
    const captured = payments.filter(({ status }) => status === 'captured');
    const paid = captured.reduce((all, { amount }) => all + number(amount), 0n);
    const { total, credit, credit_to_balance, grand_total, balance } = totals;
    expect(number(total) - number(credit) + number(credit_to_balance), `the grand total of ${id}`).toBe(
      number(grand_total),
    );
    expect(number(grand_total) - paid, `the balance of ${id}`).toBe(number(balance));
  }
}

/**
 * Each renewal follows the update of its subscription, and the last event of the subscription shows what it
 * is.
 */
export async function expectEventsInOrder({ service, accountId }: Real): Promise<void> {
  const events = await service.database.db
    .selectFrom('events')
    .select(['type', 'data'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  const types = events.map(({ type }) => type);
  const unannounced = events.filter(({ type, data }, index) => {
    if (type !== 'transaction.created') return false;
    const { origin, status } = JSON.parse(data as string) as { readonly origin: string; readonly status: string };
    if (origin !== 'subscription_recurring' || status !== 'billed') return false;
    // A declined resumption changes nothing.
    if (types.slice(index, index + 6).includes('transaction.canceled')) return false;
    const before = types
      .slice(0, index)
      .filter((each) => !['subscription.resumed', 'subscription.activated'].includes(each));
    return before.at(-1) !== 'subscription.updated';
  });
  expect(unannounced, 'renewals whose subscription was not updated before').toEqual([]);
}
