// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  BusinessesListHeaders,
  BusinessesListPath,
  BusinessesListQuery,
  BusinessesListResponse200,
  BusinessesListResponse400,
} from '@billing/types';
import { pathCheck, queryCheck, headersCheck, response200Check } from '@billing/validators/businesses.list';

import {
  BadRequestError,
  ForbiddenError,
  type InternalError,
  InvalidFieldError,
  InvalidTokenError,
  type InvalidVersionError,
  NotFoundError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  type TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { PagedEndpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writePath } from '../runtime/parameters/path.ts';
import { writeQuery } from '../runtime/parameters/query.ts';
import { startPagedCall } from '../runtime/paged-call.ts';

export interface BusinessesListRequest {
  readonly path: BusinessesListPath;
  readonly query?: BusinessesListQuery;
  readonly headers?: BusinessesListHeaders;
}

/** The result of `businesses.list`. */
export type BusinessesListResult = BusinessesListResponse200;

/** An item of the list. */
export type BusinessesListItem = BusinessesListResult['data'][number];

/** The errors of `businesses.list`, by `code`. */
export type BusinessesListError =
  | BadRequestError
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidTokenError
  | InvalidVersionError
  | NotFoundError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 404 | 429 | 431 | 500 | 503, BusinessesListResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 429 | 431 | 500 | 503>>;

/**
 * List the businesses of a customer
 *
 * Lists the businesses of one customer, archived or not. To include archived businesses, filter by
 * `status`.
 *
 * Needs the permission `business.read`.
 * At most 240 requests in 60 seconds.
 * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
 *
 * @see GET /customers/{customer_id}/businesses, in the document at operations/businesses.yaml#/businesses/get
 */
export const endpoint: PagedEndpoint<
  BusinessesListRequest,
  BusinessesListResult,
  BusinessesListError,
  BusinessesListItem
> = {
  id: 'businesses.list',
  method: 'GET',
  path: '/customers/{customer_id}/businesses',
  parameters: {
    path: writePath({ name: 'customer_id' }),
    query: writeQuery(
      { name: 'after', style: 'form', explode: true },
      { name: 'per_page', style: 'form', explode: true },
      { name: 'order_by', style: 'form', explode: true },
      { name: 'id', style: 'form' },
      { name: 'search', style: 'form', explode: true },
      { name: 'status', style: 'form' },
    ),
    header: [{ name: 'skip-count' }, { name: 'service-version' }],
  },
  repeatable: true,
  check: { path: pathCheck, query: queryCheck, headers: headersCheck },
  responses: { '200': response200Check },
  errors: {
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    invalid_field: InvalidFieldError,
    invalid_token: InvalidTokenError,
    not_found: NotFoundError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
  start: startPagedCall('businesses.list', {
    items: ['data'],
    next: ['meta', 'pagination', 'next'],
    hasMore: ['meta', 'pagination', 'has_more'],
    cursor: 'after',
  }),
};
