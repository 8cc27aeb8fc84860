import type {
  NotificationSettingsCreateBody,
  NotificationSettingsCreateHeaders,
  NotificationSettingsCreateResponse201,
  NotificationSettingsDeleteHeaders,
  NotificationSettingsDeletePath,
  NotificationSettingsGetHeaders,
  NotificationSettingsGetPath,
  NotificationSettingsGetResponse200,
  NotificationSettingsListHeaders,
  NotificationSettingsListQuery,
  NotificationSettingsListResponse200,
  NotificationSettingsRotateSecretBody,
  NotificationSettingsRotateSecretHeaders,
  NotificationSettingsRotateSecretPath,
  NotificationSettingsRotateSecretResponse200,
  NotificationSettingsUpdateBody,
  NotificationSettingsUpdateHeaders,
  NotificationSettingsUpdatePath,
  NotificationSettingsUpdateResponse200,
} from '@billing/types';
import * as notificationSettingsCreateChecks from '@billing/validators/notificationSettings.create';
import * as notificationSettingsDeleteChecks from '@billing/validators/notificationSettings.delete';
import * as notificationSettingsGetChecks from '@billing/validators/notificationSettings.get';
import * as notificationSettingsListChecks from '@billing/validators/notificationSettings.list';
import * as notificationSettingsRotateSecretChecks from '@billing/validators/notificationSettings.rotateSecret';
import * as notificationSettingsUpdateChecks from '@billing/validators/notificationSettings.update';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const notificationSettingsCreateRoute = {
  id: 'notificationSettings.create',
  method: 'POST',
  path: '/notification-settings',
  security: [{ scheme: 'apiKey', permissions: ['notification_setting.write'] }],
  rateLimit: 'default',
  parameters: {
    path: [],
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
  body: {
    required: true,
    mediaTypes: ['application/json'],
    object: true,
    defaults: {
      values: { active: true, include_sensitive_fields: false, traffic_source: 'platform' },
      nullable: ['active', 'include_sensitive_fields', 'traffic_source'],
    },
  },
  check: { headers: notificationSettingsCreateChecks.headers, body: notificationSettingsCreateChecks.body },
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

export const notificationSettingsDeleteRoute = {
  id: 'notificationSettings.delete',
  method: 'DELETE',
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
  check: { path: notificationSettingsDeleteChecks.path, headers: notificationSettingsDeleteChecks.headers },
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

export const notificationSettingsListRoute = {
  id: 'notificationSettings.list',
  method: 'GET',
  path: '/notification-settings',
  security: [{ scheme: 'apiKey', permissions: ['notification_setting.read'] }],
  rateLimit: 'default',
  parameters: {
    path: [],
    query: [
      { name: 'after', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'per_page', shape: 'value', kind: 'integer', style: 'form', explode: true, default: 50, cap: 200 },
      { name: 'order_by', shape: 'value', kind: 'string', style: 'form', explode: true, default: 'id[DESC]' },
      { name: 'active', shape: 'value', kind: 'boolean', style: 'form', explode: true },
      { name: 'traffic_source', shape: 'value', kind: 'string', style: 'form', explode: true },
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
  check: { query: notificationSettingsListChecks.query, headers: notificationSettingsListChecks.headers },
  errorCodes: [
    'invalid_token',
    'forbidden',
    'invalid_version',
    'invalid_field',
    'unexpected_request_body',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
  ],
  emits: [],
} as const satisfies Route;

export const notificationSettingsRotateSecretRoute = {
  id: 'notificationSettings.rotateSecret',
  method: 'POST',
  path: '/notification-settings/{notification_setting_id}/rotate-secret',
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
  body: {
    required: false,
    mediaTypes: ['application/json'],
    object: true,
    defaults: { values: { overlap_seconds: 86400 }, nullable: ['overlap_seconds'] },
  },
  check: {
    path: notificationSettingsRotateSecretChecks.path,
    headers: notificationSettingsRotateSecretChecks.headers,
    body: notificationSettingsRotateSecretChecks.body,
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

export interface NotificationSettingsCreateRequest extends RequestBase<
  (typeof notificationSettingsCreateRoute)['errorCodes'][number]
> {
  readonly headers: NotificationSettingsCreateHeaders;
  readonly body: WithDefaults<
    NotificationSettingsCreateBody,
    'active' | 'include_sensitive_fields' | 'traffic_source',
    'active' | 'include_sensitive_fields' | 'traffic_source'
  >;
}

export type NotificationSettingsCreateResult = {
  readonly status: 201;
  readonly body: NotificationSettingsCreateResponse201;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface NotificationSettingsDeleteRequest extends RequestBase<
  (typeof notificationSettingsDeleteRoute)['errorCodes'][number]
> {
  readonly path: NotificationSettingsDeletePath;
  readonly headers: NotificationSettingsDeleteHeaders;
}

export type NotificationSettingsDeleteResult = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface NotificationSettingsGetRequest extends RequestBase<
  (typeof notificationSettingsGetRoute)['errorCodes'][number]
> {
  readonly path: NotificationSettingsGetPath;
  readonly headers: NotificationSettingsGetHeaders;
}

export type NotificationSettingsGetResult = {
  readonly status: 200;
  readonly body: NotificationSettingsGetResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface NotificationSettingsListRequest extends RequestBase<
  (typeof notificationSettingsListRoute)['errorCodes'][number]
> {
  readonly query: WithDefaults<NotificationSettingsListQuery, 'per_page' | 'order_by'>;
  readonly headers: NotificationSettingsListHeaders;
}

export type NotificationSettingsListResult = {
  readonly status: 200;
  readonly body: NotificationSettingsListResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface NotificationSettingsRotateSecretRequest extends RequestBase<
  (typeof notificationSettingsRotateSecretRoute)['errorCodes'][number]
> {
  readonly path: NotificationSettingsRotateSecretPath;
  readonly headers: NotificationSettingsRotateSecretHeaders;
  readonly body: WithDefaults<NotificationSettingsRotateSecretBody, 'overlap_seconds', 'overlap_seconds'> | undefined;
}

export type NotificationSettingsRotateSecretResult = {
  readonly status: 200;
  readonly body: NotificationSettingsRotateSecretResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface NotificationSettingsUpdateRequest extends RequestBase<
  (typeof notificationSettingsUpdateRoute)['errorCodes'][number]
> {
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
   * Create a notification setting
   *
   * Adds a destination: a URL that gets events as webhooks, or an e-mail address. It gets what happens from now on; for
   * what happened before, read `GET /events`.
   *
   * Keep the `endpoint_secret_key` of the response where your receiver finds it: with it you check that a webhook came from
   * here. To try a receiver without waiting for something to happen, choose `traffic_source: all` and send it a simulation.
   *
   * Ten settings of an account can be active at a time, and no two can be the same in all that decides what is sent where.
   *
   *
   * @see operations/notification-settings.yaml#/notification-settings/post
   */
  readonly create: Handler<NotificationSettingsCreateRequest, NotificationSettingsCreateResult, Context>;
  /**
   * Delete a notification setting
   *
   * Removes a destination for good, and with it its secret, its notifications and their logs. Nothing more is sent to it;
   * an attempt that is under way at this moment can still arrive.
   *
   * To stop deliveries for a while and keep what is known about them, set `active` to `false` instead. The events
   * themselves stay in `GET /events`. Simulations that name the setting stay as well, but cannot be run until they name
   * another one.
   *
   *
   * @see operations/notification-settings.yaml#/notification-setting/delete
   */
  readonly delete: Handler<NotificationSettingsDeleteRequest, NotificationSettingsDeleteResult, Context>;
  /**
   * Get a notification setting
   *
   * One destination with everything that decides what it is sent: its address, the event types that it subscribes to,
   * the version of the payloads, and whether sensitive fields are part of them.
   *
   * The response holds `endpoint_secret_key`, with which the receiver checks signatures. Whoever has it can forge
   * webhooks, so give `notification_setting.read` to few keys and keep the response out of logs.
   *
   *
   * @see operations/notification-settings.yaml#/notification-setting/get
   */
  readonly get: Handler<NotificationSettingsGetRequest, NotificationSettingsGetResult, Context>;
  /**
   * List notification settings
   *
   * The destinations of the account, active or not. Ten of them can be active at a time; how many there are in all is not
   * limited.
   *
   * Each comes with its `endpoint_secret_key`. Give `notification_setting.read` to few keys, and keep the response out of
   * logs.
   *
   *
   * @see operations/notification-settings.yaml#/notification-settings/get
   */
  readonly list: Handler<NotificationSettingsListRequest, NotificationSettingsListResult, Context>;
  /**
   * Rotate the secret of a notification setting
   *
   * Gives a destination a new `endpoint_secret_key`. From now on the setting shows the new one only. For as long as you say
   * with `overlap_seconds`, by default a day, each webhook carries two signatures: `h1` of the new secret first, `h1` of the
   * older one last. A receiver that accepts a webhook when any of them matches goes on working with the older secret; give
   * it the new one within that time.
   *
   * After a leak send `overlap_seconds: 0`, which ends the older secret at once. A second rotation during the overlap also
   * ends the oldest secret at once: there are never more than two. The body can be left out.
   *
   * Of several rotations at the same moment one succeeds, and the others get `conflict`: each secret that a response shows
   * was in effect.
   *
   *
   * @see operations/notification-settings.yaml#/rotate-secret/post
   */
  readonly rotateSecret: Handler<
    NotificationSettingsRotateSecretRequest,
    NotificationSettingsRotateSecretResult,
    Context
  >;
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
   *
   *
   * @see operations/notification-settings.yaml#/notification-setting/patch
   */
  readonly update: Handler<NotificationSettingsUpdateRequest, NotificationSettingsUpdateResult, Context>;
}
