import {
  endpoint as getEndpoint,
  type NotificationsGetRequest,
  type NotificationsGetResult,
} from '../operations/notifications.get.ts';
import {
  endpoint as listEndpoint,
  type NotificationsListRequest,
  type NotificationsListResult,
  type NotificationsListItem,
} from '../operations/notifications.list.ts';
import {
  endpoint as listLogsEndpoint,
  type NotificationsListLogsRequest,
  type NotificationsListLogsResult,
  type NotificationsListLogsItem,
} from '../operations/notifications.listLogs.ts';
import {
  endpoint as replayEndpoint,
  type NotificationsReplayRequest,
  type NotificationsReplayResult,
} from '../operations/notifications.replay.ts';
import type { Call, PagedCall } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** One event on its way to one destination, with the state of its delivery. */
export interface NotificationsClient {
  /**
   * Get a notification
   *
   * How the delivery of one event to one destination stands: whether it arrived, how often it was tried, when it is
   * tried next. `payload` is exactly what was or will be sent, with sensitive fields masked if the destination does
   * not take them.
   *
   * Notifications are kept for 90 days from the event. Older ones, and those of a deleted notification setting, are
   * answered with `not_found`.
   *
   * Needs the permission `notification.read`.
   * At most 240 requests in 60 seconds.
   *
   * @see GET /notifications/{notification_id}, in the document at operations/notifications.yaml#/notification/get
   */
  get(request: NotificationsGetRequest, options?: CallOptions): Call<NotificationsGetResult>;
  /**
   * List notifications
   *
   * What was sent or is to be sent to the destinations of the account, of the last 90 days. Each notification is one event
   * on its way to one destination; to follow an event to all its destinations, search for its type and compare `event_id`.
   *
   * To find what a receiver missed, filter by its `notification_setting_id` and `status=failed`, and replay what the list
   * shows. `from` and `to` make the answer fast where there are many notifications: `to` itself does not belong to the
   * stretch, so that one stretch can begin where another ends.
   *
   * Needs the permission `notification.read`.
   * At most 240 requests in 60 seconds.
   * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
   *
   * @throws {InvalidTimeQueryParameterError} Unreadable time in the query
   * @see GET /notifications, in the document at operations/notifications.yaml#/notifications/get
   */
  list(
    request?: NotificationsListRequest,
    options?: CallOptions,
  ): PagedCall<NotificationsListResult, NotificationsListItem>;
  /**
   * List the logs of a notification
   *
   * Every attempt to deliver a notification, with what the destination answered. This is the place to look when a
   * notification does not arrive: the status and the first part of the body usually tell what the receiver did not like.
   *
   * `response_code` is `0` when nothing came back, and `response_body` then names the reason: `timeout` for instance, when
   * the receiver took longer than five seconds. Logs are kept as long as their notification.
   *
   * Needs the permission `notification.read`.
   * At most 240 requests in 60 seconds.
   * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
   *
   * @see GET /notifications/{notification_id}/logs, in the document at operations/notifications.yaml#/logs/get
   */
  listLogs(
    request: NotificationsListLogsRequest,
    options?: CallOptions,
  ): PagedCall<NotificationsListLogsResult, NotificationsListLogsItem>;
  /**
   * Replay a notification
   *
   * Sends an event to a destination once more. That makes another notification, with an identifier, a schedule and logs of
   * its own; its body holds the same event with the same `event_id`, `occurred_at` and `data`, not what became of the entity
   * since. A receiver that skips known events by `event_id` skips it if it had processed the first one.
   *
   * Only notifications with origin `event` that were `delivered` or have `failed` can be replayed, as often as you like, and
   * only while their destination is active. They go where the destination points now.
   *
   * Needs the permission `notification.write`.
   * At most 240 requests in 60 seconds.
   * When no answer comes it is not tried again: it could be done twice.
   *
   * @throws {NotificationCannotReplayError} Notification cannot be replayed
   * @throws {NotificationReplayInvalidOriginTypeError} A replay cannot be replayed
   * @see POST /notifications/{notification_id}/replay, in the document at operations/notifications.yaml#/replay/post
   */
  replay(request: NotificationsReplayRequest, options?: CallOptions): Call<NotificationsReplayResult>;
}

export function createNotificationsClient(call: Caller): NotificationsClient {
  return {
    get: (request, options) => call(getEndpoint, request, options),
    list: (request = {}, options) => call(listEndpoint, request, options),
    listLogs: (request, options) => call(listLogsEndpoint, request, options),
    replay: (request, options) => call(replayEndpoint, request, options),
  };
}
