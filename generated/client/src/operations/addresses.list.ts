// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  AddressesListHeaders,
  AddressesListPath,
  AddressesListQuery,
  AddressesListResponse200,
  AddressesListResponse400,
} from '@billing/types';
import { pathCheck, queryCheck, headersCheck, response200Check } from '@billing/validators/addresses.list';

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

export interface AddressesListRequest {
  readonly path: AddressesListPath;
  readonly query?: AddressesListQuery;
  readonly headers?: AddressesListHeaders;
}

/** The result of `addresses.list`. */
export type AddressesListResult = AddressesListResponse200;

/** An item of the list. */
export type AddressesListItem = AddressesListResult['data'][number];

/** The errors of `addresses.list`, by `code`. */
export type AddressesListError =
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
  | ApiErrors<400 | 401 | 403 | 404 | 429 | 431 | 500 | 503, AddressesListResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 429 | 431 | 500 | 503>>;

/**
 * List the addresses of a customer
 *
 * Lists the addresses of one customer, archived or not. To include archived addresses, filter by
 * `status`.
 *
 * Needs the permission `address.read`.
 * At most 240 requests in 60 seconds.
 * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
 *
 * @see GET /customers/{customer_id}/addresses, in the document at operations/addresses.yaml#/addresses/get
 */
export const endpoint: PagedEndpoint<AddressesListRequest, AddressesListResult, AddressesListError, AddressesListItem> =
  {
    id: 'addresses.list',
    method: 'GET',
    path: '/customers/{customer_id}/addresses',
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
    start: startPagedCall('addresses.list', {
      items: ['data'],
      next: ['meta', 'pagination', 'next'],
      hasMore: ['meta', 'pagination', 'has_more'],
      cursor: 'after',
    }),
  };
