// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  MetricsRevenueHeaders,
  MetricsRevenueQuery,
  MetricsRevenueResponse200,
  MetricsRevenueResponse400,
} from '@billing/types';
import { queryCheck, headersCheck, response200Check } from '@billing/validators/metrics.revenue';

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

export interface MetricsRevenueRequest {
  readonly query?: MetricsRevenueQuery;
  readonly headers?: MetricsRevenueHeaders;
}

/** The result of `metrics.revenue`. */
export type MetricsRevenueResult = MetricsRevenueResponse200;

/** The errors of `metrics.revenue`, by `code`. */
export type MetricsRevenueError =
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidTokenError
  | InvalidVersionError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 429 | 431 | 500 | 503, MetricsRevenueResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 429 | 431 | 500 | 503>>;

/**
 * Get the revenue
 *
 * Returns what the transactions earned that were completed on each day: their totals without tax and fees, and how
 * many they were. Purchases, renewals, charges of subscriptions and paid invoices count, on the day on which they
 * were completed, and only if they are in the currency.
 *
 * A credit reduces what an unpaid invoice earns later; an invoice that was credited in full doesn't count.
 * Refunds and chargebacks don't change the revenue. Changes of a payment method don't count.
 *
 * The guide [Metrics](../guides/metrics.html) describes ranges and currencies.
 *
 * Needs the permission `metrics.read`.
 * At most 240 requests in 60 seconds.
 *
 * @see GET /metrics/revenue, in the document at operations/metrics.yaml#/revenue/get
 */
export const endpoint: Endpoint<MetricsRevenueRequest, MetricsRevenueResult, MetricsRevenueError> = {
  id: 'metrics.revenue',
  method: 'GET',
  path: '/metrics/revenue',
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
