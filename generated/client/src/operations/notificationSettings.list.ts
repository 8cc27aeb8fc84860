// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  NotificationSettingsListHeaders,
  NotificationSettingsListQuery,
  NotificationSettingsListResponse200,
  NotificationSettingsListResponse400,
} from '@billing/types';
import { queryCheck, headersCheck, response200Check } from '@billing/validators/notificationSettings.list';

import {
  ForbiddenError,
  type InternalError,
  InvalidFieldError,
  InvalidTokenError,
  type InvalidVersionError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  type TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { PagedEndpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writeQuery } from '../runtime/parameters/query.ts';
import { startPagedCall } from '../runtime/paged-call.ts';

export interface NotificationSettingsListRequest {
  readonly query?: NotificationSettingsListQuery;
  readonly headers?: NotificationSettingsListHeaders;
}

/** The result of `notificationSettings.list`. */
export type NotificationSettingsListResult = NotificationSettingsListResponse200;

/** An item of the list. */
export type NotificationSettingsListItem = NotificationSettingsListResult['data'][number];

/** The errors of `notificationSettings.list`, by `code`. */
export type NotificationSettingsListError =
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidTokenError
  | InvalidVersionError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 429 | 431 | 500 | 503, NotificationSettingsListResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 429 | 431 | 500 | 503>>;

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
export const endpoint: PagedEndpoint<
  NotificationSettingsListRequest,
  NotificationSettingsListResult,
  NotificationSettingsListError,
  NotificationSettingsListItem
> = {
  id: 'notificationSettings.list',
  method: 'GET',
  path: '/notification-settings',
  parameters: {
    query: writeQuery(
      { name: 'after', style: 'form', explode: true },
      { name: 'per_page', style: 'form', explode: true },
      { name: 'order_by', style: 'form', explode: true },
      { name: 'active', style: 'form', explode: true },
      { name: 'traffic_source', style: 'form', explode: true },
    ),
    header: [{ name: 'skip-count' }, { name: 'service-version' }],
  },
  repeatable: true,
  check: { query: queryCheck, headers: headersCheck },
  responses: { '200': response200Check },
  errors: {
    forbidden: ForbiddenError,
    invalid_field: InvalidFieldError,
    invalid_token: InvalidTokenError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
  start: startPagedCall('notificationSettings.list', {
    items: ['data'],
    next: ['meta', 'pagination', 'next'],
    hasMore: ['meta', 'pagination', 'has_more'],
    cursor: 'after',
  }),
};
