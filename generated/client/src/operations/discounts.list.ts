// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  DiscountsListHeaders,
  DiscountsListQuery,
  DiscountsListResponse200,
  DiscountsListResponse400,
} from '@billing/types';
import { queryCheck, headersCheck, response200Check } from '@billing/validators/discounts.list';

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

export interface DiscountsListRequest {
  readonly query?: DiscountsListQuery;
  readonly headers?: DiscountsListHeaders;
}

/** The result of `discounts.list`. */
export type DiscountsListResult = DiscountsListResponse200;

/** An item of the list. */
export type DiscountsListItem = DiscountsListResult['data'][number];

/** The errors of `discounts.list`, by `code`. */
export type DiscountsListError =
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidTokenError
  | InvalidVersionError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 429 | 431 | 500 | 503, DiscountsListResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 429 | 431 | 500 | 503>>;

/**
 * List discounts
 *
 * Lists the discounts of your catalog. To include archived discounts, filter by `status`. Discounts of
 * mode `custom` are listed only with `mode=custom`.
 *
 * A discount whose `expires_at` has passed stays in the list; its `status` doesn't change.
 *
 * Needs the permission `discount.read`.
 * At most 240 requests in 60 seconds.
 * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
 *
 * @see GET /discounts, in the document at operations/discounts.yaml#/discounts/get
 */
export const endpoint: PagedEndpoint<DiscountsListRequest, DiscountsListResult, DiscountsListError, DiscountsListItem> =
  {
    id: 'discounts.list',
    method: 'GET',
    path: '/discounts',
    parameters: {
      query: writeQuery(
        { name: 'after', style: 'form', explode: true },
        { name: 'per_page', style: 'form', explode: true },
        { name: 'order_by', style: 'form', explode: true },
        { name: 'id', style: 'form' },
        { name: 'code', style: 'form' },
        { name: 'discount_group_id', style: 'form' },
        { name: 'status', style: 'form' },
        { name: 'mode', style: 'form', explode: true },
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
    start: startPagedCall('discounts.list', {
      items: ['data'],
      next: ['meta', 'pagination', 'next'],
      hasMore: ['meta', 'pagination', 'has_more'],
      cursor: 'after',
    }),
  };
