import { type Kysely, type SelectQueryBuilder, type Selectable, sql } from 'kysely';

import type { AccountClock } from '../common/account-clock.ts';
import { firstIdAt } from '../ids/id.ts';
import { retainedSince, oldestRetained } from '../storage/retention.ts';
import type { NotificationRow } from '../storage/rows/notification-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { utcMoment } from './utc-moment.ts';

type Notification = Selectable<NotificationRow>;
type Query = SelectQueryBuilder<Tables, 'notifications', Notification>;

export interface NotificationFilters {
  readonly notification_setting_id?: readonly Notification['notification_setting_id'][] | undefined;
  readonly status?: readonly Notification['status'][] | undefined;
  /** A part of the id or the event type. */
  readonly search?: string | undefined;
  /** Id of an entity in the payload. */
  readonly filter?: string | undefined;
  /** `occurred_at` is at or after `from`, and before `to`. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * The most time between `occurred_at` and the creation of the notification's id, including differences
 * between clocks.
 */
const SLACK_MS = 600_000;

/** The account's notifications within the retention period. */
export function retainedNotifications(db: Kysely<Tables>, clock: AccountClock, accountId: string) {
  return db
    .selectFrom('notifications')
    .where('account_id', '=', accountId)
    .where('id', '>=', oldestRetained('ntf_', clock))
    .where('occurred_at', '>=', retainedSince(clock));
}

/**
 * The retained notifications that match, as queries without common rows. Ids rise with time, so conditions
 * on the id exclude daily partitions. A replay gets its id up to 90 days after its event, so replays are a
 * separate query with a separate index.
 */
export function matchingNotifications(
  db: Kysely<Tables>,
  clock: AccountClock,
  accountId: string,
  filters: NotificationFilters,
): readonly Query[] {
  const all = filteredNotifications(db, clock, accountId, filters);
  // With a test clock, ids say nothing about the times of events.
  if (filters.to === undefined || clock.isTest) return [all];
  const until = firstIdAt('ntf_', new Date(Date.parse(utcMoment(filters.to)) + SLACK_MS));
  return [all.where('origin', '=', 'event').where('id', '<', until), all.where('origin', '=', 'replay')];
}

/** The same as one query, for callers that read all rows. */
export function filteredNotifications(
  db: Kysely<Tables>,
  clock: AccountClock,
  accountId: string,
  { notification_setting_id, status, search, filter, from, to }: NotificationFilters,
): Query {
  let some = retainedNotifications(db, clock, accountId).selectAll();
  if (notification_setting_id !== undefined) some = some.where(goesTo(notification_setting_id));
  if (status !== undefined) some = some.where('status', 'in', status);
  if (search !== undefined) {
    const text = search.toLowerCase();
    some = some.where(sql<boolean>`(position(${text} in id) > 0 or position(${text} in type) > 0)`);
  }
  if (filter !== undefined) some = some.where(sql<boolean>`position(${`"${filter}"`} in payload) > 0`);
  if (from !== undefined) {
    const first = utcMoment(from);
    const since = Math.max(0, Date.parse(first) - SLACK_MS);
    some = some.where('occurred_at', '>=', first);
    if (!clock.isTest) some = some.where('id', '>=', firstIdAt('ntf_', new Date(since)));
  }
  if (to !== undefined) some = some.where('occurred_at', '<', utcMoment(to));
  return some;
}

/**
 * For one destination, uses the index. For several, the expression keeps PostgreSQL from the index, which
 * would return all rows to be sorted; in id order, a page is full after few rows.
 */
function goesTo([id, ...more]: readonly Notification['notification_setting_id'][]) {
  return more.length === 0
    ? sql<boolean>`notification_setting_id = ${id}`
    : sql<boolean>`notification_setting_id || '' = any(${[id, ...more]}::text[])`;
}
