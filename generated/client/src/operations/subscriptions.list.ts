// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  SubscriptionsListHeaders,
  SubscriptionsListQuery,
  SubscriptionsListResponse200,
  SubscriptionsListResponse400,
} from '@billing/types';
import { queryCheck, headersCheck, response200Check } from '@billing/validators/subscriptions.list';

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

export interface SubscriptionsListRequest {
  readonly query?: SubscriptionsListQuery;
  readonly headers?: SubscriptionsListHeaders;
}

/** The result of `subscriptions.list`. */
export type SubscriptionsListResult = SubscriptionsListResponse200;

/** An item of the list. */
export type SubscriptionsListItem = SubscriptionsListResult['data'][number];

/** The errors of `subscriptions.list`, by `code`. */
export type SubscriptionsListError =
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidTokenError
  | InvalidVersionError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 429 | 431 | 500 | 503, SubscriptionsListResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 429 | 431 | 500 | 503>>;

/**
 * List subscriptions
 *
 * Lists the subscriptions of the account in every status, the newest first.
 *
 * A transaction with recurring prices starts a subscription when it is completed, or with manual collection
 * when it is billed. Filter [transactions](transactions.list.html) by `subscription_id` for those of a
 * subscription.
 *
 * The service renews each subscription at its `next_billed_at`: see the guide
 * [Subscriptions](../guides/subscriptions.html).
 *
 * Needs the permission `subscription.read`.
 * At most 240 requests in 60 seconds.
 * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
 *
 * @see GET /subscriptions, in the document at operations/subscriptions.yaml#/subscriptions/get
 */
export const endpoint: PagedEndpoint<
  SubscriptionsListRequest,
  SubscriptionsListResult,
  SubscriptionsListError,
  SubscriptionsListItem
> = {
  id: 'subscriptions.list',
  method: 'GET',
  path: '/subscriptions',
  parameters: {
    query: writeQuery(
      { name: 'after', style: 'form', explode: true },
      { name: 'per_page', style: 'form', explode: true },
      { name: 'order_by', style: 'form', explode: true },
      { name: 'id', style: 'form' },
      { name: 'customer_id', style: 'form' },
      { name: 'address_id', style: 'form' },
      { name: 'price_id', style: 'form' },
      { name: 'scheduled_change_action', style: 'form' },
      { name: 'status', style: 'form' },
      { name: 'collection_mode', style: 'form', explode: true },
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
  start: startPagedCall('subscriptions.list', {
    items: ['data'],
    next: ['meta', 'pagination', 'next'],
    hasMore: ['meta', 'pagination', 'has_more'],
    cursor: 'after',
  }),
};
