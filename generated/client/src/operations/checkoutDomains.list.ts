// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  CheckoutDomainsListHeaders,
  CheckoutDomainsListQuery,
  CheckoutDomainsListResponse200,
  CheckoutDomainsListResponse400,
} from '@billing/types';
import { queryCheck, headersCheck, response200Check } from '@billing/validators/checkoutDomains.list';

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

export interface CheckoutDomainsListRequest {
  readonly query?: CheckoutDomainsListQuery;
  readonly headers?: CheckoutDomainsListHeaders;
}

/** The result of `checkoutDomains.list`. */
export type CheckoutDomainsListResult = CheckoutDomainsListResponse200;

/** An item of the list. */
export type CheckoutDomainsListItem = CheckoutDomainsListResult['data'][number];

/** The errors of `checkoutDomains.list`, by `code`. */
export type CheckoutDomainsListError =
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidTokenError
  | InvalidVersionError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 429 | 431 | 500 | 503, CheckoutDomainsListResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 429 | 431 | 500 | 503>>;

/**
 * List checkout domains
 *
 * Lists the websites that you submitted for showing a checkout, with the state of their review. You can
 * show a checkout only on an `approved` domain. `action_required` means that you have to correct
 * something on the site before you submit it again.
 *
 * To find out whether a page may show a checkout, filter by its host name with `domain` and by
 * `status=approved`.
 *
 * Needs the permission `checkout_domain.read`.
 * At most 240 requests in 60 seconds.
 * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
 *
 * @see GET /checkout-domains, in the document at operations/checkout-domains.yaml#/checkout-domains/get
 */
export const endpoint: PagedEndpoint<
  CheckoutDomainsListRequest,
  CheckoutDomainsListResult,
  CheckoutDomainsListError,
  CheckoutDomainsListItem
> = {
  id: 'checkoutDomains.list',
  method: 'GET',
  path: '/checkout-domains',
  parameters: {
    query: writeQuery(
      { name: 'after', style: 'form', explode: true },
      { name: 'per_page', style: 'form', explode: true },
      { name: 'order_by', style: 'form', explode: true },
      { name: 'id', style: 'form' },
      { name: 'domain', style: 'form', explode: true },
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
  start: startPagedCall('checkoutDomains.list', {
    items: ['data'],
    next: ['meta', 'pagination', 'next'],
    hasMore: ['meta', 'pagination', 'has_more'],
    cursor: 'after',
  }),
};
