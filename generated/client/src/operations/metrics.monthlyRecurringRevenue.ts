// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  MetricsMonthlyRecurringRevenueHeaders,
  MetricsMonthlyRecurringRevenueQuery,
  MetricsMonthlyRecurringRevenueResponse200,
  MetricsMonthlyRecurringRevenueResponse400,
} from '@billing/types';
import { queryCheck, headersCheck, response200Check } from '@billing/validators/metrics.monthlyRecurringRevenue';

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

export interface MetricsMonthlyRecurringRevenueRequest {
  readonly query?: MetricsMonthlyRecurringRevenueQuery;
  readonly headers?: MetricsMonthlyRecurringRevenueHeaders;
}

/** The result of `metrics.monthlyRecurringRevenue`. */
export type MetricsMonthlyRecurringRevenueResult = MetricsMonthlyRecurringRevenueResponse200;

/** The errors of `metrics.monthlyRecurringRevenue`, by `code`. */
export type MetricsMonthlyRecurringRevenueError =
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidTokenError
  | InvalidVersionError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 429 | 431 | 500 | 503, MetricsMonthlyRecurringRevenueResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 429 | 431 | 500 | 503>>;

/**
 * Get the monthly recurring revenue
 *
 * Returns what active subscriptions brought in per month at the end of each day, and today until now: the amounts
 * of their items without tax, less discounts that recur. A year counts as 12 months, a week as 12/52 of a month and
 * a day as 12/365. Each sum is rounded once.
 *
 * Subscriptions with the status `active` or `past_due` count, if they are in the currency. Those that are
 * `trialing`, `paused` or `canceled` don't, nor do items that are charged once, and discounts that apply to one
 * period. A scheduled change counts when it takes effect. Fees are not deducted.
 *
 * A change counts on its day, not when it is charged.
 *
 * The guide [Metrics](../guides/metrics.html) describes ranges and currencies.
 *
 * Needs the permission `metrics.read`.
 * At most 240 requests in 60 seconds.
 *
 * @see GET /metrics/monthly-recurring-revenue, in the document at operations/metrics.yaml#/monthly-recurring-revenue/get
 */
export const endpoint: Endpoint<
  MetricsMonthlyRecurringRevenueRequest,
  MetricsMonthlyRecurringRevenueResult,
  MetricsMonthlyRecurringRevenueError
> = {
  id: 'metrics.monthlyRecurringRevenue',
  method: 'GET',
  path: '/metrics/monthly-recurring-revenue',
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
