// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  CustomersListHeaders,
  CustomersListQuery,
  CustomersListResponse200,
  CustomersListResponse400,
} from '@billing/types';
import { queryCheck, headersCheck, response200Check } from '@billing/validators/customers.list';

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

export interface CustomersListRequest {
  readonly query?: CustomersListQuery;
  readonly headers?: CustomersListHeaders;
}

/** The result of `customers.list`. */
export type CustomersListResult = CustomersListResponse200;

/** An item of the list. */
export type CustomersListItem = CustomersListResult['data'][number];

/** The errors of `customers.list`, by `code`. */
export type CustomersListError =
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidTokenError
  | InvalidVersionError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 429 | 431 | 500 | 503, CustomersListResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 429 | 431 | 500 | 503>>;

/**
 * List customers
 *
 * Lists the customers of the account. To include archived customers, filter by `status`.
 *
 * To find a customer by an address that you know, filter by `email`, which compares the whole address.
 * `search` finds parts of it.
 *
 * Needs the permission `customer.read`.
 * At most 240 requests in 60 seconds.
 * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
 *
 * @see GET /customers, in the document at operations/customers.yaml#/customers/get
 */
export const endpoint: PagedEndpoint<CustomersListRequest, CustomersListResult, CustomersListError, CustomersListItem> =
  {
    id: 'customers.list',
    method: 'GET',
    path: '/customers',
    parameters: {
      query: writeQuery(
        { name: 'after', style: 'form', explode: true },
        { name: 'per_page', style: 'form', explode: true },
        { name: 'order_by', style: 'form', explode: true },
        { name: 'id', style: 'form' },
        { name: 'email', style: 'form' },
        { name: 'search', style: 'form', explode: true },
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
    start: startPagedCall('customers.list', {
      items: ['data'],
      next: ['meta', 'pagination', 'next'],
      hasMore: ['meta', 'pagination', 'has_more'],
      cursor: 'after',
    }),
  };
