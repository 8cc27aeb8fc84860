// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  MetricsRefundsHeaders,
  MetricsRefundsQuery,
  MetricsRefundsResponse200,
  MetricsRefundsResponse400,
} from '@billing/types';
import { queryCheck, headersCheck, response200Check } from '@billing/validators/metrics.refunds';

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

export interface MetricsRefundsRequest {
  readonly query?: MetricsRefundsQuery;
  readonly headers?: MetricsRefundsHeaders;
}

/** The result of `metrics.refunds`. */
export type MetricsRefundsResult = MetricsRefundsResponse200;

/** The errors of `metrics.refunds`, by `code`. */
export type MetricsRefundsError =
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidTokenError
  | InvalidVersionError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 429 | 431 | 500 | 503, MetricsRefundsResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 429 | 431 | 500 | 503>>;

/**
 * Get the refunds
 *
 * Returns what was refunded on each day, without tax and without returned fees. A refund counts on the day on which
 * the money was returned. Refunds that wait for their approval or were rejected don't count, nor do credits and
 * chargebacks. Only refunds of transactions in the currency count.
 *
 * The guide [Metrics](../guides/metrics.html) describes ranges and currencies.
 *
 * Needs the permission `metrics.read`.
 * At most 240 requests in 60 seconds.
 *
 * @see GET /metrics/refunds, in the document at operations/metrics.yaml#/refunds/get
 */
export const endpoint: Endpoint<MetricsRefundsRequest, MetricsRefundsResult, MetricsRefundsError> = {
  id: 'metrics.refunds',
  method: 'GET',
  path: '/metrics/refunds',
  parameters: {
    query: writeQuery(
      { name: 'from', style: 'form', explode: true },
      { name: 'to', style: 'form', explode: true },
      { name: 'currency_code', style: 'form', explode: true },
    ),
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
