// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as createEndpoint,
  type NotificationSettingsCreateRequest,
  type NotificationSettingsCreateResult,
} from '../operations/notificationSettings.create.ts';
import {
  endpoint as deleteEndpoint,
  type NotificationSettingsDeleteRequest,
  type NotificationSettingsDeleteResult,
} from '../operations/notificationSettings.delete.ts';
import {
  endpoint as getEndpoint,
  type NotificationSettingsGetRequest,
  type NotificationSettingsGetResult,
} from '../operations/notificationSettings.get.ts';
import {
  endpoint as listEndpoint,
  type NotificationSettingsListRequest,
  type NotificationSettingsListResult,
  type NotificationSettingsListItem,
} from '../operations/notificationSettings.list.ts';
import {
  endpoint as rotateSecretEndpoint,
  type NotificationSettingsRotateSecretRequest,
  type NotificationSettingsRotateSecretResult,
} from '../operations/notificationSettings.rotateSecret.ts';
import {
  endpoint as updateEndpoint,
  type NotificationSettingsUpdateRequest,
  type NotificationSettingsUpdateResult,
} from '../operations/notificationSettings.update.ts';
import type { Call, PagedCall } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** The destinations of events, with their event types and formats. */
export interface NotificationSettingsClient {
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
   * Needs the permission `notification_setting.write`.
   * At most 240 requests in 60 seconds.
   *
   * @throws {EmailNotificationSettingIncorrectError} Destination is not an email address
   * @throws {NotificationMaximumActiveSettingsReachedError} Too many active destinations
   * @throws {NotificationSettingCannotBeDuplicateError} Destination already exists
   * @throws {UrlNotificationSettingIncorrectError} Webhook URL not allowed
   * @see POST /notification-settings, in the document at operations/notification-settings.yaml#/notification-settings/post
   */
  create(request: NotificationSettingsCreateRequest, options?: CallOptions): Call<NotificationSettingsCreateResult>;
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
   * Needs the permission `notification_setting.write`.
   * At most 240 requests in 60 seconds.
   *
   * @see DELETE /notification-settings/{notification_setting_id}, in the document at operations/notification-settings.yaml#/notification-setting/delete
   */
  delete(request: NotificationSettingsDeleteRequest, options?: CallOptions): Call<NotificationSettingsDeleteResult>;
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
   * Needs the permission `notification_setting.read`.
   * At most 240 requests in 60 seconds.
   *
   * @see GET /notification-settings/{notification_setting_id}, in the document at operations/notification-settings.yaml#/notification-setting/get
   */
  get(request: NotificationSettingsGetRequest, options?: CallOptions): Call<NotificationSettingsGetResult>;
  /**
   * List notification settings
   *
   * Lists the destinations of the account, active or not. Ten of them can be active at a time; the total
   * number is not limited.
   *
   * Each setting includes its `endpoint_secret_key`. Grant `notification_setting.read` to few keys, and
   * don't log the response.
   *
   * Needs the permission `notification_setting.read`.
   * At most 240 requests in 60 seconds.
   * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
   *
   * @see GET /notification-settings, in the document at operations/notification-settings.yaml#/notification-settings/get
   */
  list(
    request?: NotificationSettingsListRequest,
    options?: CallOptions,
  ): PagedCall<NotificationSettingsListResult, NotificationSettingsListItem>;
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
   * Needs the permission `notification_setting.write`.
   * At most 240 requests in 60 seconds.
   *
   * @see POST /notification-settings/{notification_setting_id}/rotate-secret, in the document at operations/notification-settings.yaml#/rotate-secret/post
   */
  rotateSecret(
    request: NotificationSettingsRotateSecretRequest,
    options?: CallOptions,
  ): Call<NotificationSettingsRotateSecretResult>;
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
   * Needs the permission `notification_setting.write`.
   * At most 240 requests in 60 seconds.
   *
   * @throws {EmailNotificationSettingIncorrectError} Destination is not an email address
   * @throws {NotificationMaximumActiveSettingsReachedError} Too many active destinations
   * @throws {NotificationSettingCannotBeDuplicateError} Destination already exists
   * @throws {UrlNotificationSettingIncorrectError} Webhook URL not allowed
   * @see PATCH /notification-settings/{notification_setting_id}, in the document at operations/notification-settings.yaml#/notification-setting/patch
   */
  update(request: NotificationSettingsUpdateRequest, options?: CallOptions): Call<NotificationSettingsUpdateResult>;
}

export function createNotificationSettingsClient(call: Caller): NotificationSettingsClient {
  return {
    create: (request, options) =>
      call<NotificationSettingsCreateRequest, NotificationSettingsCreateResult>(createEndpoint, request, options),
    delete: (request, options) =>
      call<NotificationSettingsDeleteRequest, NotificationSettingsDeleteResult>(deleteEndpoint, request, options),
    get: (request, options) =>
      call<NotificationSettingsGetRequest, NotificationSettingsGetResult>(getEndpoint, request, options),
    list: (request = {}, options) =>
      call<NotificationSettingsListRequest, NotificationSettingsListResult, NotificationSettingsListItem>(
        listEndpoint,
        request,
        options,
      ),
    rotateSecret: (request, options) =>
      call<NotificationSettingsRotateSecretRequest, NotificationSettingsRotateSecretResult>(
        rotateSecretEndpoint,
        request,
        options,
      ),
    update: (request, options) =>
      call<NotificationSettingsUpdateRequest, NotificationSettingsUpdateResult>(updateEndpoint, request, options),
  };
}
