import { type Kysely, type SelectQueryBuilder, type Selectable, sql } from 'kysely';

import type { Clock } from '../common/clock.ts';
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
  /** Part of the id or the type. */
  readonly search?: string | undefined;
  /** Id of an entity in the body. */
  readonly filter?: string | undefined;
  /** On `occurred_at`: from the first moment on, and before the second. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A change may take that long from its moment to the id of its notification; clocks are never further apart either. */
const SLACK_MS = 600_000;

/** Notifications of the account that are kept. */
export function retainedNotifications(db: Kysely<Tables>, clock: Clock, accountId: string) {
  return db
    .selectFrom('notifications')
    .where('account_id', '=', accountId)
    .where('id', '>=', oldestRetained('ntf_', clock))
    .where('occurred_at', '>=', retainedSince(clock));
}

/**
 * Those of them that match, in queries that have no row in common. Days that are out of the question are not looked into: ids rise with
 * time, and that of a notification is made as its event happens. That of a replay can be later by all the time that things are kept, so
 * replays have an index of their own.
 */
export function matchingNotifications(
  db: Kysely<Tables>,
  clock: Clock,
  accountId: string,
  filters: NotificationFilters,
): readonly Query[] {
  const all = filteredNotifications(db, clock, accountId, filters);
  if (filters.to === undefined) return [all];
  const until = firstIdAt('ntf_', new Date(Date.parse(utcMoment(filters.to)) + SLACK_MS));
  return [all.where('origin', '=', 'event').where('id', '<', until), all.where('origin', '=', 'replay')];
}

/** The same in one query, for who reads all of them. */
export function filteredNotifications(
  db: Kysely<Tables>,
  clock: Clock,
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
    some = some.where('occurred_at', '>=', first).where('id', '>=', firstIdAt('ntf_', new Date(since)));
  }
  if (to !== undefined) some = some.where('occurred_at', '<', utcMoment(to));
  return some;
}

/** One destination has an index. Of several it would give everything to be sorted; read in the order of ids, a page is soon full. */
function goesTo([id, ...more]: readonly Notification['notification_setting_id'][]) {
  return more.length === 0
    ? sql<boolean>`notification_setting_id = ${id}`
    : sql<boolean>`notification_setting_id || '' = any(${[id, ...more]}::text[])`;
}
