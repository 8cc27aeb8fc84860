// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  MetricsMonthlyRecurringRevenueChangeHeaders,
  MetricsMonthlyRecurringRevenueChangeQuery,
  MetricsMonthlyRecurringRevenueChangeResponse200,
  MetricsMonthlyRecurringRevenueChangeResponse400,
} from '@billing/types';
import { queryCheck, headersCheck, response200Check } from '@billing/validators/metrics.monthlyRecurringRevenueChange';

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

export interface MetricsMonthlyRecurringRevenueChangeRequest {
  readonly query?: MetricsMonthlyRecurringRevenueChangeQuery;
  readonly headers?: MetricsMonthlyRecurringRevenueChangeHeaders;
}

/** The result of `metrics.monthlyRecurringRevenueChange`. */
export type MetricsMonthlyRecurringRevenueChangeResult = MetricsMonthlyRecurringRevenueChangeResponse200;

/** The errors of `metrics.monthlyRecurringRevenueChange`, by `code`. */
export type MetricsMonthlyRecurringRevenueChangeError =
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidTokenError
  | InvalidVersionError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 429 | 431 | 500 | 503, MetricsMonthlyRecurringRevenueChangeResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 429 | 431 | 500 | 503>>;

/**
 * Get the change of the monthly recurring revenue
 *
 * Returns by how much the monthly recurring revenue at the end of each day differs from that of the same day one
 * month before. A day that the month before does not have is compared with the last day of that month, so 31 March
 * with the end of February. A decline is negative.
 *
 * `GET /metrics/monthly-recurring-revenue` describes what counts.
 *
 * The guide [Metrics](../guides/metrics.html) describes ranges and currencies.
 *
 * Needs the permission `metrics.read`.
 * At most 240 requests in 60 seconds.
 *
 * @see GET /metrics/monthly-recurring-revenue-change, in the document at operations/metrics.yaml#/monthly-recurring-revenue-change/get
 */
export const endpoint: Endpoint<
  MetricsMonthlyRecurringRevenueChangeRequest,
  MetricsMonthlyRecurringRevenueChangeResult,
  MetricsMonthlyRecurringRevenueChangeError
> = {
  id: 'metrics.monthlyRecurringRevenueChange',
  method: 'GET',
  path: '/metrics/monthly-recurring-revenue-change',
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
