// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  PaymentMethodsListHeaders,
  PaymentMethodsListPath,
  PaymentMethodsListQuery,
  PaymentMethodsListResponse200,
} from '@billing/types';
import { pathCheck, queryCheck, headersCheck, response200Check } from '@billing/validators/paymentMethods.list';

import {
  BadRequestError,
  ForbiddenError,
  InternalError,
  InvalidFieldError,
  InvalidTokenError,
  InvalidVersionError,
  NotFoundError,
  RequestHeadersTooLargeError,
  ServiceUnavailableError,
  TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { PagedEndpoint } from '../runtime/endpoint.ts';
import type { ApiError, UnlistedCode } from '../runtime/errors.ts';

export interface PaymentMethodsListRequest {
  readonly path: PaymentMethodsListPath;
  readonly query?: PaymentMethodsListQuery;
  readonly headers?: PaymentMethodsListHeaders;
}

/** The result of `paymentMethods.list`. */
export type PaymentMethodsListResult = PaymentMethodsListResponse200;

/** An item of the list. */
export type PaymentMethodsListItem = PaymentMethodsListResult['data'][number];

/** The errors of `paymentMethods.list`, by `code`. */
export type PaymentMethodsListError =
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
  | ApiError<UnlistedCode>;

/**
 * List a customer's payment methods
 *
 * Lists the cards, wallets and other payment methods that a customer saved, either by choosing to save
 * them at checkout or by subscribing. The list is empty when the customer has none, or when all were
 * deleted.
 *
 * Depending on `type`, at most one of the objects with details is not null; some types have none. Handle
 * types and card networks that you don't know.
 *
 * Needs the permission `payment_method.read`.
 * At most 240 requests in 60 seconds.
 * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
 *
 * @see GET /customers/{customer_id}/payment-methods, in the document at operations/payment-methods.yaml#/payment-methods/get
 */
export const endpoint: PagedEndpoint<
  PaymentMethodsListRequest,
  PaymentMethodsListResult,
  PaymentMethodsListError,
  PaymentMethodsListItem
> = {
  id: 'paymentMethods.list',
  method: 'GET',
  path: '/customers/{customer_id}/payment-methods',
  parameters: {
    path: [{ name: 'customer_id' }],
    query: [
      { name: 'after', style: 'form', explode: true },
      { name: 'per_page', style: 'form', explode: true },
      { name: 'order_by', style: 'form', explode: true },
      { name: 'address_id', style: 'form' },
      { name: 'supports_checkout', style: 'form', explode: true },
    ],
    header: [{ name: 'skip-count' }, { name: 'service-version' }],
  },
  repeatable: true,
  check: { path: pathCheck, query: queryCheck, headers: headersCheck },
  responses: { '200': response200Check },
  errors: {
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    internal_error: InternalError,
    invalid_field: InvalidFieldError,
    invalid_token: InvalidTokenError,
    invalid_version: InvalidVersionError,
    not_found: NotFoundError,
    request_headers_too_large: RequestHeadersTooLargeError,
    service_unavailable: ServiceUnavailableError,
    too_many_requests: TooManyRequestsError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
  paging: {
    items: ['data'],
    next: ['meta', 'pagination', 'next'],
    hasMore: ['meta', 'pagination', 'has_more'],
    cursor: 'after',
  },
};
