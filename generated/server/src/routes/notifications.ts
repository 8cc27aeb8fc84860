import type { NotificationsGetHeaders, NotificationsGetPath, NotificationsGetResponse200 } from '@billing/types';
import * as notificationsGetChecks from '@billing/validators/notifications.get';

import type { Handler, RequestBase, Route } from '../runtime/route.ts';

export const notificationsGetRoute = {
  id: 'notifications.get',
  method: 'GET',
  path: '/notifications/{notification_id}',
  security: [{ scheme: 'apiKey', permissions: ['notification.read'] }],
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
    'forbidden',
    'invalid_version',
    'bad_request',
    'unexpected_request_body',
    'request_headers_too_large',
    'not_found',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
  ],
  emits: [],
} as const satisfies Route;

export interface NotificationsGetRequest extends RequestBase {
  readonly path: NotificationsGetPath;
  readonly headers: NotificationsGetHeaders;
}

export type NotificationsGetResult = {
  readonly status: 200;
  readonly body: NotificationsGetResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface NotificationsHandlers<Context> {
  /**
   * Get a notification
   *
   * How the delivery of one event to one destination stands: whether it arrived, how often it was tried, when it is
   * tried next. `payload` is exactly what was or will be sent, with sensitive fields masked if the destination does
   * not take them.
   *
   * Notifications are kept for 90 days from the event. Older ones, and those of a deleted notification setting, are
   * answered with `not_found`.
   */
  readonly get: Handler<NotificationsGetRequest, NotificationsGetResult, Context>;
}
