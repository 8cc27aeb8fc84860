// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { PricesListHeaders, PricesListQuery, PricesListResponse200, PricesListResponse400 } from '@billing/types';
import { queryCheck, headersCheck, response200Check } from '@billing/validators/prices.list';

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

export interface PricesListRequest {
  readonly query?: PricesListQuery;
  readonly headers?: PricesListHeaders;
}

/** The result of `prices.list`. */
export type PricesListResult = PricesListResponse200;

/** An item of the list. */
export type PricesListItem = PricesListResult['data'][number];

/** The errors of `prices.list`, by `code`. */
export type PricesListError =
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidTokenError
  | InvalidVersionError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 429 | 431 | 500 | 503, PricesListResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 429 | 431 | 500 | 503>>;

/**
 * List prices
 *
 * Lists the prices of the account that are in its catalog, the active ones of type `standard`. To include
 * archived prices, filter by `status`; to list prices of type `custom`, filter by `type`.
 *
 * To find the prices of one product, filter by `product_id`. `include=product` adds the product of each
 * price, and requires the permission `product.read`.
 *
 * Needs the permission `price.read`.
 * At most 240 requests in 60 seconds.
 * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
 *
 * @see GET /prices, in the document at operations/prices.yaml#/prices/get
 */
export const endpoint: PagedEndpoint<PricesListRequest, PricesListResult, PricesListError, PricesListItem> = {
  id: 'prices.list',
  method: 'GET',
  path: '/prices',
  parameters: {
    query: writeQuery(
      { name: 'after', style: 'form', explode: true },
      { name: 'per_page', style: 'form', explode: true },
      { name: 'order_by', style: 'form', explode: true },
      { name: 'id', style: 'form' },
      { name: 'product_id', style: 'form' },
      { name: 'recurring', style: 'form', explode: true },
      { name: 'status', style: 'form' },
      { name: 'type', style: 'form', explode: true },
      { name: 'include', style: 'form' },
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
  start: startPagedCall('prices.list', {
    items: ['data'],
    next: ['meta', 'pagination', 'next'],
    hasMore: ['meta', 'pagination', 'has_more'],
    cursor: 'after',
  }),
};
