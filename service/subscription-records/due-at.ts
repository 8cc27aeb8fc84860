import type { PaymentErrorCode } from '@billing/types';
import type { Selectable } from 'kysely';

import { nextDunningStep } from '../dunning/retry-schedule.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';

export type DueColumns = Pick<
  Selectable<SubscriptionRow>,
  | 'charging_transaction_id'
  | 'collection_mode'
  | 'dunning_code'
  | 'next_billed_at'
  | 'past_due_since'
  | 'retries'
  | 'scheduled_change'
  | 'status'
>;

/**
 * When a worker does what comes next for a subscription: its scheduled change, the next step of dunning, or
 * its renewal. Null when nothing does: it is canceled, paused without end, or its payment is under way. A
 * subscription that is past due is not renewed, unless its invoices are collected by hand: with long payment
 * terms, the next one is often issued before the last one is paid.
 */
export function dueAt(row: DueColumns): Timestamp | null {
  if (row.status === 'canceled' || row.charging_transaction_id !== null) return null;
  const isDunned = row.status === 'past_due' && row.collection_mode === 'automatic';
  const times = [row.scheduled_change?.effective_at, isDunned ? dunningStep(row)?.at : row.next_billed_at];
  return times.filter((time) => time != null).toSorted()[0] ?? null;
}

/**
 * What dunning does next with a past-due subscription; undefined when its invoices are collected by hand.
 */
export function dunningStep({
  collection_mode,
  past_due_since,
  retries,
  dunning_code,
}: Pick<DueColumns, 'collection_mode' | 'past_due_since' | 'retries' | 'dunning_code'>) {
  if (collection_mode === 'manual' || past_due_since === null) return undefined;
  return nextDunningStep(past_due_since, retries, dunning_code as PaymentErrorCode | null);
}
