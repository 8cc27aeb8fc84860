import type { NotificationsGetHeaders, NotificationsGetPath, NotificationsGetResponse200 } from '@billing/types';
import * as getChecks from '@billing/validators/notifications.get';

import type { Caller, CallOptions, Endpoint } from '../runtime/call.ts';

const getEndpoint: Endpoint = {
  id: 'notifications.get',
  method: 'GET',
  path: '/notifications/{notification_id}',
  parameters: {
    path: [{ name: 'notification_id', style: 'simple', explode: false }],
    query: [],
    header: [{ name: 'service-version', style: 'simple', explode: false }],
  },
  check: { path: getChecks.path, headers: getChecks.headers },
};

export interface NotificationsGetRequest {
  readonly path: NotificationsGetPath;
  readonly headers?: NotificationsGetHeaders;
}

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
   */
  get(request: NotificationsGetRequest, options?: CallOptions): Promise<NotificationsGetResponse200>;
}

export function createNotificationsClient(call: Caller): NotificationsClient {
  return {
    get: (request, options) => call(getEndpoint, request, options) as Promise<NotificationsGetResponse200>,
  };
}
