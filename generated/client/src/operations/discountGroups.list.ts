// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  DiscountGroupsListHeaders,
  DiscountGroupsListQuery,
  DiscountGroupsListResponse200,
  DiscountGroupsListResponse400,
} from '@billing/types';
import { queryCheck, headersCheck, response200Check } from '@billing/validators/discountGroups.list';

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

export interface DiscountGroupsListRequest {
  readonly query?: DiscountGroupsListQuery;
  readonly headers?: DiscountGroupsListHeaders;
}

/** The result of `discountGroups.list`. */
export type DiscountGroupsListResult = DiscountGroupsListResponse200;

/** An item of the list. */
export type DiscountGroupsListItem = DiscountGroupsListResult['data'][number];

/** The errors of `discountGroups.list`, by `code`. */
export type DiscountGroupsListError =
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidTokenError
  | InvalidVersionError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 429 | 431 | 500 | 503, DiscountGroupsListResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 429 | 431 | 500 | 503>>;

/**
 * List discount groups
 *
 * Lists the discount groups of the account. To include archived groups, filter by `status`. To list the
 * discounts of a group, filter discounts by `discount_group_id`.
 *
 * Needs the permission `discount.read`.
 * At most 240 requests in 60 seconds.
 * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
 *
 * @see GET /discount-groups, in the document at operations/discount-groups.yaml#/discount-groups/get
 */
export const endpoint: PagedEndpoint<
  DiscountGroupsListRequest,
  DiscountGroupsListResult,
  DiscountGroupsListError,
  DiscountGroupsListItem
> = {
  id: 'discountGroups.list',
  method: 'GET',
  path: '/discount-groups',
  parameters: {
    query: writeQuery(
      { name: 'after', style: 'form', explode: true },
      { name: 'per_page', style: 'form', explode: true },
      { name: 'order_by', style: 'form', explode: true },
      { name: 'id', style: 'form' },
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
  start: startPagedCall('discountGroups.list', {
    items: ['data'],
    next: ['meta', 'pagination', 'next'],
    hasMore: ['meta', 'pagination', 'has_more'],
    cursor: 'after',
  }),
};
