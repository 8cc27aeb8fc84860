import type {
  NotificationSettingsGetHeaders,
  NotificationSettingsGetPath,
  NotificationSettingsGetResponse200,
  NotificationSettingsUpdateBody,
  NotificationSettingsUpdateHeaders,
  NotificationSettingsUpdatePath,
  NotificationSettingsUpdateResponse200,
} from '@billing/types';
import * as notificationSettingsGetChecks from '@billing/validators/notificationSettings.get';
import * as notificationSettingsUpdateChecks from '@billing/validators/notificationSettings.update';

import type { Handler, RequestBase, Route } from '../runtime/route.ts';

export const notificationSettingsGetRoute = {
  id: 'notificationSettings.get',
  method: 'GET',
  path: '/notification-settings/{notification_setting_id}',
  security: [{ scheme: 'apiKey', permissions: ['notification_setting.read'] }],
  rateLimit: 'default',
  parameters: {
    path: [
      {
        name: 'notification_setting_id',
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
  check: { path: notificationSettingsGetChecks.path, headers: notificationSettingsGetChecks.headers },
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

export const notificationSettingsUpdateRoute = {
  id: 'notificationSettings.update',
  method: 'PATCH',
  path: '/notification-settings/{notification_setting_id}',
  security: [{ scheme: 'apiKey', permissions: ['notification_setting.write'] }],
  rateLimit: 'default',
  parameters: {
    path: [
      {
        name: 'notification_setting_id',
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
  body: { required: true, mediaTypes: ['application/json'], object: true },
  check: {
    path: notificationSettingsUpdateChecks.path,
    headers: notificationSettingsUpdateChecks.headers,
    body: notificationSettingsUpdateChecks.body,
  },
  errorCodes: [
    'invalid_token',
    'forbidden',
    'invalid_version',
    'bad_request',
    'invalid_json',
    'invalid_field',
    'unsupported_media_type',
    'request_body_too_large',
    'request_headers_too_large',
    'not_found',
    'conflict',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'url_notification_setting_incorrect',
    'email_notification_setting_incorrect',
    'notification_maximum_active_settings_reached',
    'notification_setting_cannot_be_duplicate',
  ],
  emits: [],
} as const satisfies Route;

export interface NotificationSettingsGetRequest extends RequestBase {
  readonly path: NotificationSettingsGetPath;
  readonly headers: NotificationSettingsGetHeaders;
}

export type NotificationSettingsGetResult = {
  readonly status: 200;
  readonly body: NotificationSettingsGetResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface NotificationSettingsUpdateRequest extends RequestBase {
  readonly path: NotificationSettingsUpdatePath;
  readonly headers: NotificationSettingsUpdateHeaders;
  readonly body: NotificationSettingsUpdateBody;
}

export type NotificationSettingsUpdateResult = {
  readonly status: 200;
  readonly body: NotificationSettingsUpdateResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface NotificationSettingsHandlers<Context> {
  /**
   * Get a notification setting
   *
   * One destination with everything that decides what it is sent: its address, the event types that it subscribes to,
   * the version of the payloads, and whether sensitive fields are part of them.
   *
   * The response holds `endpoint_secret_key`, with which the receiver checks signatures. Whoever has it can forge
   * webhooks, so give `notification_setting.read` to few keys and keep the response out of logs.
   */
  readonly get: Handler<NotificationSettingsGetRequest, NotificationSettingsGetResult, Context>;
  /**
   * Update a notification setting
   *
   * Changes the members that the body names and leaves the others as they are. `subscribed_events` replaces the whole
   * list: to add one event type, send the old ones along; `[]` subscribes to nothing. The `type` of a setting is fixed.
   *
   * What a setting says counts for events from then on; bodies that are already waiting to be delivered stay as they
   * are. A new `destination` also gets the outstanding deliveries. With `active: false` these fail at once, and what
   * happens until the setting is active again is not made up; read it with `GET /events`.
   *
   * Ten settings of an account can be active at a time.
   */
  readonly update: Handler<NotificationSettingsUpdateRequest, NotificationSettingsUpdateResult, Context>;
}
