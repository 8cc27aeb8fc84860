import { setTimeout as sleep } from 'node:timers/promises';

import type { Client } from '@billing/client';

import type { RenewalCounts } from './due-subscriptions.ts';
import { now } from './now.ts';

/**
 * A job sends attempts again after 11 and 22 seconds; and what is left to renew takes its time, also on a
 * busy machine.
 */
const SETTLE_MS = 180_000;
const SETTLE_A_RENEWAL_MS = 50;
const POLL_MS = 500;

/** Waits until so many renewals are completed and past due. Returns whether that was in time. */
export async function renewalsSettled(client: Client, expected: RenewalCounts): Promise<boolean> {
  const countOf = async (status: 'completed' | 'past_due'): Promise<number> => {
    const query = { origin: ['subscription_recurring' as const], status: [status], per_page: 1 };
    return (await client.transactions.list({ query })).meta.pagination.estimated_total ?? 0;
  };
  const limitMs = SETTLE_MS + (expected.completed + expected.past_due) * SETTLE_A_RENEWAL_MS;
  for (const end = now() + limitMs; now() < end; await sleep(POLL_MS)) {
    const isDone =
      (await countOf('completed')) >= expected.completed && (await countOf('past_due')) >= expected.past_due;
    if (isDone) return true;
  }
  return false;
}
