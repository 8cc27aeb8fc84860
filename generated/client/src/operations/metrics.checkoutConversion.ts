// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  MetricsCheckoutConversionHeaders,
  MetricsCheckoutConversionQuery,
  MetricsCheckoutConversionResponse200,
  MetricsCheckoutConversionResponse400,
} from '@billing/types';
import { queryCheck, headersCheck, response200Check } from '@billing/validators/metrics.checkoutConversion';

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
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writeQuery } from '../runtime/parameters/query.ts';

export interface MetricsCheckoutConversionRequest {
  readonly query?: MetricsCheckoutConversionQuery;
  readonly headers?: MetricsCheckoutConversionHeaders;
}

/** The result of `metrics.checkoutConversion`. */
export type MetricsCheckoutConversionResult = MetricsCheckoutConversionResponse200;

/** The errors of `metrics.checkoutConversion`, by `code`. */
export type MetricsCheckoutConversionError =
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidTokenError
  | InvalidVersionError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 429 | 431 | 500 | 503, MetricsCheckoutConversionResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 429 | 431 | 500 | 503>>;

/**
 * Get the conversion of checkouts
 *
 * Returns how many checkouts were created on each day, and how many of those are completed by now. A checkout is a
 * transaction that was created by a request and has a payment page (`checkout.url`), whether or not a customer
 * opened the page. Charges of subscriptions don't count.
 *
 * The numbers of past days change when customers pay later.
 *
 * The guide [Metrics](../guides/metrics.html) describes ranges and currencies.
 *
 * Needs the permission `metrics.read`.
 * At most 240 requests in 60 seconds.
 *
 * @see GET /metrics/checkout-conversion, in the document at operations/metrics.yaml#/checkout-conversion/get
 */
export const endpoint: Endpoint<
  MetricsCheckoutConversionRequest,
  MetricsCheckoutConversionResult,
  MetricsCheckoutConversionError
> = {
  id: 'metrics.checkoutConversion',
  method: 'GET',
  path: '/metrics/checkout-conversion',
  parameters: {
    query: writeQuery({ name: 'from', style: 'form', explode: true }, { name: 'to', style: 'form', explode: true }),
    header: [{ name: 'service-version' }],
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
};
