import type {
  NotificationSettingsGetHeaders,
  NotificationSettingsGetPath,
  NotificationSettingsGetResponse200,
  NotificationSettingsUpdateBody,
  NotificationSettingsUpdateHeaders,
  NotificationSettingsUpdatePath,
  NotificationSettingsUpdateResponse200,
} from '@billing/types';
import * as getChecks from '@billing/validators/notificationSettings.get';
import * as updateChecks from '@billing/validators/notificationSettings.update';

import type { Caller, CallOptions, Endpoint } from '../runtime/call.ts';

const getEndpoint: Endpoint = {
  id: 'notificationSettings.get',
  method: 'GET',
  path: '/notification-settings/{notification_setting_id}',
  parameters: {
    path: [{ name: 'notification_setting_id', style: 'simple', explode: false }],
    query: [],
    header: [{ name: 'service-version', style: 'simple', explode: false }],
  },
  check: { path: getChecks.path, headers: getChecks.headers },
};

export interface NotificationSettingsGetRequest {
  readonly path: NotificationSettingsGetPath;
  readonly headers?: NotificationSettingsGetHeaders;
}

const updateEndpoint: Endpoint = {
  id: 'notificationSettings.update',
  method: 'PATCH',
  path: '/notification-settings/{notification_setting_id}',
  parameters: {
    path: [{ name: 'notification_setting_id', style: 'simple', explode: false }],
    query: [],
    header: [{ name: 'service-version', style: 'simple', explode: false }],
  },
  mediaType: 'application/json',
  check: { path: updateChecks.path, headers: updateChecks.headers, body: updateChecks.body },
};

export interface NotificationSettingsUpdateRequest {
  readonly path: NotificationSettingsUpdatePath;
  readonly headers?: NotificationSettingsUpdateHeaders;
  readonly body: NotificationSettingsUpdateBody;
}

export interface NotificationSettingsClient {
  /**
   * Get a notification setting
   *
   * One destination with everything that decides what it is sent: its address, the event types that it subscribes to,
   * the version of the payloads, and whether sensitive fields are part of them.
   *
   * The response holds `endpoint_secret_key`, with which the receiver checks signatures. Whoever has it can forge
   * webhooks, so give `notification_setting.read` to few keys and keep the response out of logs.
   */
  get(request: NotificationSettingsGetRequest, options?: CallOptions): Promise<NotificationSettingsGetResponse200>;
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
  update(
    request: NotificationSettingsUpdateRequest,
    options?: CallOptions,
  ): Promise<NotificationSettingsUpdateResponse200>;
}

export function createNotificationSettingsClient(call: Caller): NotificationSettingsClient {
  return {
    get: (request, options) => call(getEndpoint, request, options) as Promise<NotificationSettingsGetResponse200>,
    update: (request, options) =>
      call(updateEndpoint, request, options) as Promise<NotificationSettingsUpdateResponse200>,
  };
}
