// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  NotificationsGetHeaders,
  NotificationsGetPath,
  NotificationsGetResponse200,
  NotificationsListHeaders,
  NotificationsListLogsHeaders,
  NotificationsListLogsPath,
  NotificationsListLogsQuery,
  NotificationsListLogsResponse200,
  NotificationsListQuery,
  NotificationsListResponse200,
  NotificationsReplayHeaders,
  NotificationsReplayPath,
  NotificationsReplayResponse202,
} from '@billing/types';
import * as notificationsGetChecks from '@billing/validators/notifications.get';
import * as notificationsListChecks from '@billing/validators/notifications.list';
import * as notificationsListLogsChecks from '@billing/validators/notifications.listLogs';
import * as notificationsReplayChecks from '@billing/validators/notifications.replay';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const notificationsGetRoute = {
  id: 'notifications.get',
  method: 'GET',
  path: '/notifications/{notification_id}',
  security: [[{ scheme: 'apiKey', permissions: ['notification.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [
      {
        name: 'notification_id',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
    ],
    query: [],
    header: [
      {
        name: 'service-version',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'invalid_version',
      },
    ],
  },
  check: { path: notificationsGetChecks.path, headers: notificationsGetChecks.headers },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'unexpected_request_body',
    'bad_request',
    'not_found',
  ],
  emits: [],
} as const satisfies Route;

export const notificationsListRoute = {
  id: 'notifications.list',
  method: 'GET',
  path: '/notifications',
  security: [[{ scheme: 'apiKey', permissions: ['notification.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [],
    query: [
      { name: 'after', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'per_page', shape: 'value', kind: 'integer', style: 'form', explode: true, default: 50, cap: 200 },
      { name: 'order_by', shape: 'value', kind: 'string', style: 'form', explode: true, default: 'id[DESC]' },
      { name: 'notification_setting_id', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'status', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'search', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'filter', shape: 'value', kind: 'string', style: 'form', explode: true },
      {
        name: 'from',
        shape: 'value',
        kind: 'string',
        style: 'form',
        explode: true,
        errorCode: 'invalid_time_query_parameter',
      },
      {
        name: 'to',
        shape: 'value',
        kind: 'string',
        style: 'form',
        explode: true,
        errorCode: 'invalid_time_query_parameter',
      },
    ],
    header: [
      { name: 'skip-count', shape: 'value', kind: 'string', style: 'simple', explode: false },
      {
        name: 'service-version',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'invalid_version',
      },
    ],
  },
  check: { query: notificationsListChecks.query, headers: notificationsListChecks.headers },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'unexpected_request_body',
    'invalid_field',
    'invalid_time_query_parameter',
  ],
  emits: [],
} as const satisfies Route;

export const notificationsListLogsRoute = {
  id: 'notifications.listLogs',
  method: 'GET',
  path: '/notifications/{notification_id}/logs',
  security: [[{ scheme: 'apiKey', permissions: ['notification.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [
      {
        name: 'notification_id',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
    ],
    query: [
      { name: 'after', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'per_page', shape: 'value', kind: 'integer', style: 'form', explode: true, default: 50, cap: 200 },
      { name: 'order_by', shape: 'value', kind: 'string', style: 'form', explode: true, default: 'id[DESC]' },
    ],
    header: [
      { name: 'skip-count', shape: 'value', kind: 'string', style: 'simple', explode: false },
      {
        name: 'service-version',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'invalid_version',
      },
    ],
  },
  check: {
    path: notificationsListLogsChecks.path,
    query: notificationsListLogsChecks.query,
    headers: notificationsListLogsChecks.headers,
  },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'unexpected_request_body',
    'invalid_field',
    'bad_request',
    'not_found',
  ],
  emits: [],
} as const satisfies Route;

export const notificationsReplayRoute = {
  id: 'notifications.replay',
  method: 'POST',
  path: '/notifications/{notification_id}/replay',
  security: [[{ scheme: 'apiKey', permissions: ['notification.write'] }]],
  rateLimit: 'default',
  idempotencyKey: 'idempotency-key',
  parameters: {
    path: [
      {
        name: 'notification_id',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
    ],
    query: [],
    header: [
      {
        name: 'service-version',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'invalid_version',
      },
      {
        name: 'idempotency-key',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
    ],
  },
  check: { path: notificationsReplayChecks.path, headers: notificationsReplayChecks.headers },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'unexpected_request_body',
    'bad_request',
    'not_found',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'notification_cannot_replay',
    'notification_replay_invalid_origin_type',
  ],
  emits: [],
} as const satisfies Route;

export interface NotificationsGetRequest extends RequestBase<(typeof notificationsGetRoute)['errorCodes'][number]> {
  readonly path: NotificationsGetPath;
  readonly headers: NotificationsGetHeaders;
}

export type NotificationsGetResult = {
  readonly status: 200;
  readonly body: NotificationsGetResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface NotificationsListRequest extends RequestBase<(typeof notificationsListRoute)['errorCodes'][number]> {
  readonly query: WithDefaults<NotificationsListQuery, 'per_page' | 'order_by'>;
  readonly headers: NotificationsListHeaders;
}

export type NotificationsListResult = {
  readonly status: 200;
  readonly body: NotificationsListResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface NotificationsListLogsRequest extends RequestBase<
  (typeof notificationsListLogsRoute)['errorCodes'][number]
> {
  readonly path: NotificationsListLogsPath;
  readonly query: WithDefaults<NotificationsListLogsQuery, 'per_page' | 'order_by'>;
  readonly headers: NotificationsListLogsHeaders;
}

export type NotificationsListLogsResult = {
  readonly status: 200;
  readonly body: NotificationsListLogsResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface NotificationsReplayRequest extends RequestBase<
  (typeof notificationsReplayRoute)['errorCodes'][number]
> {
  readonly path: NotificationsReplayPath;
  readonly headers: NotificationsReplayHeaders;
}

export type NotificationsReplayResult = {
  readonly status: 202;
  readonly body: NotificationsReplayResponse202;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface NotificationsHandlers<Context> {
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
   *
   * @see operations/notifications.yaml#/notification/get
   */
  readonly get: Handler<NotificationsGetRequest, NotificationsGetResult, Context>;
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
   *
   * @see operations/notifications.yaml#/notifications/get
   */
  readonly list: Handler<NotificationsListRequest, NotificationsListResult, Context>;
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
   *
   * @see operations/notifications.yaml#/logs/get
   */
  readonly listLogs: Handler<NotificationsListLogsRequest, NotificationsListLogsResult, Context>;
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
   *
   * @see operations/notifications.yaml#/replay/post
   */
  readonly replay: Handler<NotificationsReplayRequest, NotificationsReplayResult, Context>;
}
