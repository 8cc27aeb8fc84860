import type { Event, TransactionRead } from '@billing/types';
import { expect } from 'vitest';

import { creditedBy, captured, grandTotal, type Model, type ModelTransaction } from './model.ts';
import type { Real } from './real.ts';
import { readEntities } from './real-state.ts';

/** How often the events of these types must have happened to an entity. */
type Counts = Readonly<Record<string, number>>;

/**
 * Expects that each change has its event: the latest event of an entity shows the entity as it is, and what
 * happens once has one event.
 */
export async function expectEvents(model: Model, real: Real): Promise<void> {
  const byEntity = Map.groupBy(
    await Array.fromAsync(real.reader.events.list({ query: { order_by: 'id[ASC]', per_page: 200 } })),
    ({ data }) => String((data as { readonly id?: unknown }).id),
  );
  const { transactions } = await readEntities(real);
  for (const { adjustments = [], ...transaction } of transactions) {
    const known = model.transactions.find(({ id }) => id === transaction.id)!;
    const events = byEntity.get(transaction.id) ?? [];
    expect(shown(events.at(-1)?.data, known), `the latest event of ${transaction.id}`).toEqual(
      shown(transaction, known),
    );
    expect(counted(events, countsOf(known)), `the events of ${transaction.id}`).toEqual(countsOf(known));
    for (const adjustment of adjustments) {
      const own = byEntity.get(adjustment.id) ?? [];
      const isPublished = own.at(-1)?.data;
      expect(isPublished, `the latest event of ${adjustment.id}`).toEqual(adjustment);
      expect(counted(own, { 'adjustment.created': 1 })).toEqual({ 'adjustment.created': 1 });
    }
  }
}

/** A payment that has begun is not reported before it has a result. */
function shown(entity: unknown, { open }: ModelTransaction): Partial<TransactionRead> {
  const { payments, ...others } = entity as TransactionRead;
  return open === null ? { payments, ...others } : others;
}

function counted(events: readonly Event[], expected: Counts): Counts {
  return Object.fromEntries(
    Object.keys(expected).map((type) => [type, events.filter(({ event_type }) => event_type === type).length]),
  );
}

function countsOf(transaction: ModelTransaction): Counts {
  const { status, payments, adjustments } = transaction;
  const isCompleted = status === 'completed';
  // What a credit completes was not paid.
  const isCredited =
    isCompleted && creditedBy(adjustments) > 0n && captured(transaction) === 0n && grandTotal(transaction) === 0n;
  return {
    'transaction.created': 1,
    'transaction.paid': isCompleted && !isCredited ? 1 : 0,
    'transaction.completed': isCompleted ? 1 : 0,
    'transaction.canceled': status === 'canceled' ? 1 : 0,
    'transaction.payment_failed': payments.filter((payment) => payment.status === 'error').length,
  };
}
