import { setTimeout as sleep } from 'node:timers/promises';

import { type Kysely, sql } from 'kysely';

import type { Tables } from '../../service/storage/tables.ts';

const POLL_MS = 100;

/** Notifies all workers of due rows, as the `api` process that stored it would. */
export async function notifyDue(db: Kysely<Tables>): Promise<void> {
  await sql`select pg_notify('billing_sandbox_due', '*')`.execute(db);
}

/** Waits until at most `left` notifications are due. Returns the moment, and how many there were. */
export async function dueAtMost(
  db: Kysely<Tables>,
  left: number,
): Promise<{ readonly at: number; readonly due: number }> {
  for (;;) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from delivery_due`.execute(db);
    const due = rows[0]!.count;
    if (due <= left) return { at: performance.now(), due };
    await sleep(POLL_MS);
  }
}
