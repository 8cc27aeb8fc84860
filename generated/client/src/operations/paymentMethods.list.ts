// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  PaymentMethodsListHeaders,
  PaymentMethodsListPath,
  PaymentMethodsListQuery,
  PaymentMethodsListResponse200,
  PaymentMethodsListResponse400,
} from '@billing/types';
import { pathCheck, queryCheck, headersCheck, response200Check } from '@billing/validators/paymentMethods.list';

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
  | ApiErrors<400 | 401 | 403 | 404 | 429 | 431 | 500 | 503, PaymentMethodsListResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 429 | 431 | 500 | 503>>;

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
    path: writePath({ name: 'customer_id' }),
    query: writeQuery(
      { name: 'after', style: 'form', explode: true },
      { name: 'per_page', style: 'form', explode: true },
      { name: 'order_by', style: 'form', explode: true },
      { name: 'address_id', style: 'form' },
      { name: 'supports_checkout', style: 'form', explode: true },
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
  start: startPagedCall('paymentMethods.list', {
    items: ['data'],
    next: ['meta', 'pagination', 'next'],
    hasMore: ['meta', 'pagination', 'has_more'],
    cursor: 'after',
  }),
};
