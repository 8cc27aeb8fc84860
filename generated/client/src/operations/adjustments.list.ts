// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  AdjustmentsListHeaders,
  AdjustmentsListQuery,
  AdjustmentsListResponse200,
  AdjustmentsListResponse400,
} from '@billing/types';
import { queryCheck, headersCheck, response200Check } from '@billing/validators/adjustments.list';

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

export interface AdjustmentsListRequest {
  readonly query?: AdjustmentsListQuery;
  readonly headers?: AdjustmentsListHeaders;
}

/** The result of `adjustments.list`. */
export type AdjustmentsListResult = AdjustmentsListResponse200;

/** An item of the list. */
export type AdjustmentsListItem = AdjustmentsListResult['data'][number];

/** The errors of `adjustments.list`, by `code`. */
export type AdjustmentsListError =
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidTokenError
  | InvalidVersionError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 429 | 431 | 500 | 503, AdjustmentsListResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 429 | 431 | 500 | 503>>;

/**
 * List adjustments
 *
 * Lists the refunds, credits and chargebacks of the account in every status, the newest first. Like every
 * list of the API, it has pages of 50 adjustments, or of up to 200 with `per_page`.
 *
 * There is no operation for a single adjustment: filter by `id`, or
 * [get the transaction](transactions.get.html) with `include=adjustment`.
 *
 * Needs the permission `adjustment.read`.
 * At most 240 requests in 60 seconds.
 * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
 *
 * @see GET /adjustments, in the document at operations/adjustments.yaml#/adjustments/get
 */
export const endpoint: PagedEndpoint<
  AdjustmentsListRequest,
  AdjustmentsListResult,
  AdjustmentsListError,
  AdjustmentsListItem
> = {
  id: 'adjustments.list',
  method: 'GET',
  path: '/adjustments',
  parameters: {
    query: writeQuery(
      { name: 'after', style: 'form', explode: true },
      { name: 'per_page', style: 'form', explode: true },
      { name: 'order_by', style: 'form', explode: true },
      { name: 'id', style: 'form' },
      { name: 'action', style: 'form' },
      { name: 'customer_id', style: 'form' },
      { name: 'subscription_id', style: 'form' },
      { name: 'transaction_id', style: 'form' },
      { name: 'status', style: 'form' },
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
  start: startPagedCall('adjustments.list', {
    items: ['data'],
    next: ['meta', 'pagination', 'next'],
    hasMore: ['meta', 'pagination', 'has_more'],
    cursor: 'after',
  }),
};
