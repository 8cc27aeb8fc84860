// Generated from spec.yaml by `npm run generate`. Do not edit.
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
  security: [[{ scheme: 'apiKey', permissions: ['notification_setting.write'] }]],
  rateLimit: 'default',
  idempotencyKey: 'idempotency-key',
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
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'bad_request',
    'invalid_json',
    'invalid_field',
    'unsupported_media_type',
    'request_body_too_large',
    'idempotency_key_in_use',
    'idempotency_key_reused',
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
  security: [[{ scheme: 'apiKey', permissions: ['notification_setting.write'] }]],
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

export const notificationSettingsGetRoute = {
  id: 'notificationSettings.get',
  method: 'GET',
  path: '/notification-settings/{notification_setting_id}',
  security: [[{ scheme: 'apiKey', permissions: ['notification_setting.read'] }]],
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

export const notificationSettingsListRoute = {
  id: 'notificationSettings.list',
  method: 'GET',
  path: '/notification-settings',
  security: [[{ scheme: 'apiKey', permissions: ['notification_setting.read'] }]],
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
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'unexpected_request_body',
    'invalid_field',
  ],
  emits: [],
} as const satisfies Route;

export const notificationSettingsRotateSecretRoute = {
  id: 'notificationSettings.rotateSecret',
  method: 'POST',
  path: '/notification-settings/{notification_setting_id}/rotate-secret',
  security: [[{ scheme: 'apiKey', permissions: ['notification_setting.write'] }]],
  rateLimit: 'default',
  idempotencyKey: 'idempotency-key',
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
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'bad_request',
    'invalid_json',
    'invalid_field',
    'unsupported_media_type',
    'request_body_too_large',
    'not_found',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'conflict',
  ],
  emits: [],
} as const satisfies Route;

export const notificationSettingsUpdateRoute = {
  id: 'notificationSettings.update',
  method: 'PATCH',
  path: '/notification-settings/{notification_setting_id}',
  security: [[{ scheme: 'apiKey', permissions: ['notification_setting.write'] }]],
  rateLimit: 'default',
  idempotencyKey: 'idempotency-key',
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
  body: { required: true, mediaTypes: ['application/json'], object: true },
  check: {
    path: notificationSettingsUpdateChecks.path,
    headers: notificationSettingsUpdateChecks.headers,
    body: notificationSettingsUpdateChecks.body,
  },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'bad_request',
    'invalid_json',
    'invalid_field',
    'unsupported_media_type',
    'request_body_too_large',
    'not_found',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'conflict',
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
   * Creates a destination: a URL that receives events as webhooks, or an email address. It receives events
   * that happen from now on. To read earlier events, use `GET /events`. In live, an email address receives
   * nothing until the link in the email that the service sends to it was opened and confirmed.
   *
   * Store the `endpoint_secret_key` of the response where your receiver can read it: the receiver uses it
   * to verify that a webhook comes from this service. To test a receiver without waiting for real events,
   * choose `traffic_source: all` and run a simulation.
   *
   * Ten settings of an account can be active at a time. No two settings can have the same type,
   * destination, traffic source, API version, choice of sensitive fields and set of events.
   *
   *
   * @see operations/notification-settings.yaml#/notification-settings/post
   */
  readonly create: Handler<NotificationSettingsCreateRequest, NotificationSettingsCreateResult, Context>;
  /**
   * Delete a notification setting
   *
   * Permanently deletes a destination with its secret, its notifications and their logs. Nothing more is
   * sent to it, but an attempt in progress can still arrive.
   *
   * To stop deliveries temporarily without losing this data, set `active` to `false` instead. The events
   * remain available in `GET /events`. Simulations that use the setting remain as well; you can run them
   * again after you assign another setting.
   *
   *
   * @see operations/notification-settings.yaml#/notification-setting/delete
   */
  readonly delete: Handler<NotificationSettingsDeleteRequest, NotificationSettingsDeleteResult, Context>;
  /**
   * Get a notification setting
   *
   * Returns one destination: its address, the event types that it subscribes to, the version of its
   * payloads, and whether they include sensitive fields.
   *
   * The response includes `endpoint_secret_key`, which receivers use to verify signatures. With this
   * secret, anyone can forge webhooks. Grant `notification_setting.read` to few keys, and don't log the
   * response.
   *
   *
   * @see operations/notification-settings.yaml#/notification-setting/get
   */
  readonly get: Handler<NotificationSettingsGetRequest, NotificationSettingsGetResult, Context>;
  /**
   * List notification settings
   *
   * Lists the destinations of the account, active or not. Ten of them can be active at a time; the total
   * number is not limited.
   *
   * Each setting includes its `endpoint_secret_key`. Grant `notification_setting.read` to few keys, and
   * don't log the response.
   *
   *
   * @see operations/notification-settings.yaml#/notification-settings/get
   */
  readonly list: Handler<NotificationSettingsListRequest, NotificationSettingsListResult, Context>;
  /**
   * Rotate the secret of a notification setting
   *
   * Creates a new `endpoint_secret_key` for a destination. From now on, the setting shows only the new one.
   * During the next `overlap_seconds`, by default one day, each webhook carries two signatures: first the
   * `h1` of the new secret, last the `h1` of the previous one. A receiver that accepts a webhook when any
   * signature matches continues to work with the previous secret. Deploy the new secret within that time.
   *
   * After a leak, send `overlap_seconds: 0` to invalidate the previous secret at once. There are never more
   * than two valid secrets: a second rotation during the overlap invalidates the oldest secret at once. You
   * can leave out the body.
   *
   * If several rotations happen at the same time, one succeeds and the others receive `conflict`, so every
   * secret in a response was valid.
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
   * Changes the members in the body and leaves all others unchanged. `subscribed_events` replaces the whole
   * list: to add an event type, send the existing ones as well; `[]` subscribes to nothing. You can't
   * change the `type` of a setting.
   *
   * Changes apply to events that happen from then on; bodies that are waiting to be delivered don't change.
   * A new `destination` also receives outstanding deliveries. With `active: false`, outstanding deliveries
   * fail at once, and events that happen while the setting is inactive are not delivered later; read them
   * with `GET /events`.
   *
   * Ten settings of an account can be active at a time.
   *
   *
   * @see operations/notification-settings.yaml#/notification-setting/patch
   */
  readonly update: Handler<NotificationSettingsUpdateRequest, NotificationSettingsUpdateResult, Context>;
}
