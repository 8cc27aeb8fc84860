import type { Selectable } from 'kysely';

import type { AttemptRequest } from '../payments/gateway.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import { readBuyers } from '../subscription-billing/read-buyer.ts';
import { type Bill, newBill, storeBills, type Within } from './bill-step.ts';
import { renewed } from './renewed.ts';

type Row = Selectable<SubscriptionRow>;

interface Renewals {
  /** What is charged for each after the commit. */
  readonly attempts: readonly (AttemptRequest | undefined)[];
  /** The ids of the subscriptions that were renewed. */
  readonly renewed: ReadonlySet<string>;
}

/**
 * Renews subscriptions of an account that the caller has locked, as far as the step of each is a renewal
 * that concerns no rows but its own: they share the statements that read and write. The others take their
 * steps one after the other (`takeStep`).
 */
export async function renewTogether(within: Within, rows: readonly Row[]): Promise<Renewals> {
  const now = within.own.clock.now();
  const plain = rows.filter((row) => isPlainRenewal(row, now));
  const buyers = plain.length === 0 ? new Map() : await readBuyers(within.trx, plain);
  const bills: Bill[] = [];
  for (const row of plain) {
    const buyer = buyers.get(row.id);
    // Credit is shared between the subscriptions of a customer.
    if (buyer === undefined || buyer.hadCredit) continue;
    const changes = renewed(row, row.next_billed_at!, now);
    bills.push(await newBill(within, row, { changes, events: ['subscription.updated'] }, buyer));
  }
  return { attempts: await storeBills(within, bills), renewed: new Set(bills.map(({ before }) => before.id)) };
}

function isPlainRenewal(row: Row, now: Timestamp): boolean {
  const { status, collection_mode, instrument, next_billed_at, scheduled_change, stored_lines } = row;
  return (
    status === 'active' &&
    collection_mode === 'automatic' &&
    instrument !== null &&
    next_billed_at !== null &&
    next_billed_at <= now &&
    scheduled_change === null &&
    // They can leave credit for the customer.
    stored_lines.length === 0
  );
}
