// Generated from spec.yaml by `npm run generate`. Do not edit.
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

/** The delivery of one event to one destination, with its state. */
export interface NotificationsClient {
  /**
   * Get a notification
   *
   * Returns the delivery state of one event to one destination: whether it was delivered, how many attempts
   * were made, and when the next attempt is. `payload` is exactly what was or will be sent, with masked
   * sensitive fields unless the destination includes them.
   *
   * Notifications are available for 90 days after the event. For older ones, and for those of a deleted
   * notification setting, the response is `not_found`.
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
   * Lists the notifications of the last 90 days, sent or pending, for all destinations of the account. A
   * notification is the delivery of one event to one destination. To follow an event to all its
   * destinations, search for its type and compare `event_id`.
   *
   * To find out what a receiver missed, filter by its `notification_setting_id` and `status=failed`, then
   * replay these notifications. `from` and `to` make the request fast when there are many notifications.
   * `from` is inclusive and `to` is exclusive, so consecutive ranges don't overlap.
   *
   * Needs the permission `notification.read`.
   * At most 240 requests in 60 seconds.
   * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
   *
   * @see GET /notifications, in the document at operations/notifications.yaml#/notifications/get
   */
  list(
    request?: NotificationsListRequest,
    options?: CallOptions,
  ): PagedCall<NotificationsListResult, NotificationsListItem>;
  /**
   * List the logs of a notification
   *
   * Lists all attempts to deliver a notification, with the response of the destination. Read it when a
   * notification does not arrive: the status and the start of the response body usually show why the
   * receiver rejected it.
   *
   * `response_code` is `0` when there was no response. `response_body` then states the reason, for example
   * `timeout` when the receiver took longer than five seconds. Logs are available as long as their
   * notification.
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
   * Sends an event to a destination again. This creates a new notification with its own identifier,
   * schedule and logs. Its body contains the same event with the same `event_id`, `occurred_at` and `data`,
   * not the current state of the entity. A receiver that skips processed events by `event_id` skips it.
   *
   * You can replay notifications with origin `event` whose status is `delivered` or `failed`, any number of
   * times, while their destination is active. The replay goes to the current address of the destination.
   *
   * Needs the permission `notification.write`.
   * At most 240 requests in 60 seconds.
   *
   * @throws {NotificationCannotReplayError} Notification cannot be replayed
   * @throws {NotificationReplayInvalidOriginTypeError} A replay cannot be replayed
   * @see POST /notifications/{notification_id}/replay, in the document at operations/notifications.yaml#/replay/post
   */
  replay(request: NotificationsReplayRequest, options?: CallOptions): Call<NotificationsReplayResult>;
}

export function createNotificationsClient(call: Caller): NotificationsClient {
  return {
    get: (request, options) => call<NotificationsGetRequest, NotificationsGetResult>(getEndpoint, request, options),
    list: (request = {}, options) =>
      call<NotificationsListRequest, NotificationsListResult, NotificationsListItem>(listEndpoint, request, options),
    listLogs: (request, options) =>
      call<NotificationsListLogsRequest, NotificationsListLogsResult, NotificationsListLogsItem>(
        listLogsEndpoint,
        request,
        options,
      ),
    replay: (request, options) =>
      call<NotificationsReplayRequest, NotificationsReplayResult>(replayEndpoint, request, options),
  };
}
