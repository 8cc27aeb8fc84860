import { type RawBuilder, sql } from 'kysely';

import { firstIdAt, timeOfId } from '../ids/id.ts';
import type { PageOrder } from './page-order.ts';

/** Of a table whose partitions are days of its ids. */
export interface DailyIds {
  /** Of the ids. */
  readonly prefix: string;
  /** In the system's time, as ids are. */
  readonly now: Date;
}

/** Where a page begins: `PageOptions`. */
interface PageStart {
  readonly order: PageOrder;
  readonly after?: string | undefined;
  readonly dailyIds?: DailyIds;
}

const DAY_MS = 86_400_000;

/**
 * The condition for rows within a day of the start of a page, which a page of ids is usually full of: it
 * names the range as values, so the planner reads two or three partitions. Otherwise PostgreSQL plans for
 * all 90 days and reads the first row of each, because it does not know that the partitions are in order
 * beside the default one. Undefined where this is of no use.
 */
export function nearStart({ order, after, dailyIds }: PageStart): RawBuilder<boolean> | undefined {
  if (dailyIds === undefined || !order.unique) return undefined;
  const { prefix, now } = dailyIds;
  const id = sql.ref('id');
  const start = after ? timeOfId(after).getTime() : now.getTime();
  // Any text may be named, also of no time.
  if (!(start >= DAY_MS && start <= now.getTime() + DAY_MS)) return undefined;
  if (order.direction === 'desc') {
    const from = sql<boolean>`${id} >= ${firstIdAt(prefix, new Date(start - DAY_MS))}`;
    return after ? sql`(${from} and ${id} <= ${after})` : from;
  }
  return after ? sql`(${id} >= ${after} and ${id} < ${firstIdAt(prefix, new Date(start + DAY_MS))})` : undefined;
}
