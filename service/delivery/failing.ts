import { type Kysely, sql } from 'kysely';

import { timestamp } from '../common/clock.ts';
import type { Tables } from '../storage/tables.ts';
import type { Finished } from './finish.ts';

/** From working to failing, or back. */
interface Transition {
  readonly account_id: string;
  readonly id: string;
  /** Null: an attempt succeeded. */
  readonly since: string | null;
}

/**
 * Stores when destinations began to fail, or that they work again. Pass only attempts at destinations for
 * which one of them changes this, so that a destination that works, or fails all the time, costs nothing.
 * Call it after the statement that records the attempts: that one locks due rows, and a deactivation locks
 * the destination before its due rows.
 */
export async function recordTransitions(db: Kysely<Tables>, finished: readonly Finished[]): Promise<void> {
  const transitions = transitionsOf(finished);
  await sql`
    update notification_settings s set failing_since = t.since
    from json_to_recordset(${JSON.stringify(transitions)}::json) as t (account_id text, id text, since timestamptz)
    where s.account_id = t.account_id and s.id = t.id and s.active
      and (s.failing_since is null) <> (t.since is null)`.execute(db);
}

/**
 * One for each destination. If one of its attempts succeeded, it works; otherwise the first failure counts.
 */
function transitionsOf(finished: readonly Finished[]): Transition[] {
  const bySetting = Map.groupBy(finished, ({ claimed }) => claimed.notification_setting_id);
  const transitions = [...bySetting].map(([id, own]) => {
    const hasSucceeded = own.some(({ attempt }) => attempt.outcome === 'accepted');
    const first = Math.min(...own.map(({ attempt }) => attempt.startedAt.getTime()));
    return { account_id: own[0]!.claimed.account_id, id, since: hasSucceeded ? null : timestamp(new Date(first)) };
  });
  // In one order, so that no two processes wait for each other.
  return transitions.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
