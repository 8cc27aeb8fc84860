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

/** Where events are sent, which ones, and in which form. */
export interface NotificationSettingsClient {
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
   * Needs the permission `notification_setting.write`.
   * At most 240 requests in 60 seconds.
   * When no answer comes it is not tried again: it could be done twice.
   *
   * @throws {EmailNotificationSettingIncorrectError} Destination is no e-mail address
   * @throws {NotificationMaximumActiveSettingsReachedError} Too many active destinations
   * @throws {NotificationSettingCannotBeDuplicateError} Destination exists already
   * @throws {UrlNotificationSettingIncorrectError} Webhook URL not allowed
   * @see POST /notification-settings, in the document at operations/notification-settings.yaml#/notification-settings/post
   */
  create(request: NotificationSettingsCreateRequest, options?: CallOptions): Call<NotificationSettingsCreateResult>;
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
   * Needs the permission `notification_setting.write`.
   * At most 240 requests in 60 seconds.
   *
   * @see DELETE /notification-settings/{notification_setting_id}, in the document at operations/notification-settings.yaml#/notification-setting/delete
   */
  delete(request: NotificationSettingsDeleteRequest, options?: CallOptions): Call<NotificationSettingsDeleteResult>;
  /**
   * Get a notification setting
   *
   * One destination with everything that decides what it is sent: its address, the event types that it subscribes to,
   * the version of the payloads, and whether sensitive fields are part of them.
   *
   * The response holds `endpoint_secret_key`, with which the receiver checks signatures. Whoever has it can forge
   * webhooks, so give `notification_setting.read` to few keys and keep the response out of logs.
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
   * The destinations of the account, active or not. Ten of them can be active at a time; how many there are in all is not
   * limited.
   *
   * Each comes with its `endpoint_secret_key`. Give `notification_setting.read` to few keys, and keep the response out of
   * logs.
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
   * Needs the permission `notification_setting.write`.
   * At most 240 requests in 60 seconds.
   * When no answer comes it is not tried again: it could be done twice.
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
   * Changes the members that the body names and leaves the others as they are. `subscribed_events` replaces the whole
   * list: to add one event type, send the old ones along; `[]` subscribes to nothing. The `type` of a setting is fixed.
   *
   * What a setting says counts for events from then on; bodies that are already waiting to be delivered stay as they
   * are. A new `destination` also gets the outstanding deliveries. With `active: false` these fail at once, and what
   * happens until the setting is active again is not made up; read it with `GET /events`.
   *
   * Ten settings of an account can be active at a time.
   *
   * Needs the permission `notification_setting.write`.
   * At most 240 requests in 60 seconds.
   * When no answer comes it is not tried again: it could be done twice.
   *
   * @throws {EmailNotificationSettingIncorrectError} Destination is no e-mail address
   * @throws {NotificationMaximumActiveSettingsReachedError} Too many active destinations
   * @throws {NotificationSettingCannotBeDuplicateError} Destination exists already
   * @throws {UrlNotificationSettingIncorrectError} Webhook URL not allowed
   * @see PATCH /notification-settings/{notification_setting_id}, in the document at operations/notification-settings.yaml#/notification-setting/patch
   */
  update(request: NotificationSettingsUpdateRequest, options?: CallOptions): Call<NotificationSettingsUpdateResult>;
}

export function createNotificationSettingsClient(call: Caller): NotificationSettingsClient {
  return {
    create: (request, options) => call(createEndpoint, request, options),
    delete: (request, options) => call(deleteEndpoint, request, options),
    get: (request, options) => call(getEndpoint, request, options),
    list: (request = {}, options) => call(listEndpoint, request, options),
    rotateSecret: (request, options) => call(rotateSecretEndpoint, request, options),
    update: (request, options) => call(updateEndpoint, request, options),
  };
}
