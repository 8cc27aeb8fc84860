// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  MetricsActiveSubscribersHeaders,
  MetricsActiveSubscribersQuery,
  MetricsActiveSubscribersResponse200,
  MetricsActiveSubscribersResponse400,
} from '@billing/types';
import { queryCheck, headersCheck, response200Check } from '@billing/validators/metrics.activeSubscribers';

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

export interface MetricsActiveSubscribersRequest {
  readonly query?: MetricsActiveSubscribersQuery;
  readonly headers?: MetricsActiveSubscribersHeaders;
}

/** The result of `metrics.activeSubscribers`. */
export type MetricsActiveSubscribersResult = MetricsActiveSubscribersResponse200;

/** The errors of `metrics.activeSubscribers`, by `code`. */
export type MetricsActiveSubscribersError =
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidTokenError
  | InvalidVersionError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 429 | 431 | 500 | 503, MetricsActiveSubscribersResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 429 | 431 | 500 | 503>>;

/**
 * Count the active subscribers
 *
 * Returns how many customers had an active subscription at the end of each day, and today until now. A customer
 * with several subscriptions counts once.
 *
 * Subscriptions with the status `active` or `past_due` count, in every currency. Those that are `trialing`,
 * `paused` or `canceled` don't.
 *
 * The guide [Metrics](../guides/metrics.html) describes ranges and currencies.
 *
 * Needs the permission `metrics.read`.
 * At most 240 requests in 60 seconds.
 *
 * @see GET /metrics/active-subscribers, in the document at operations/metrics.yaml#/active-subscribers/get
 */
export const endpoint: Endpoint<
  MetricsActiveSubscribersRequest,
  MetricsActiveSubscribersResult,
  MetricsActiveSubscribersError
> = {
  id: 'metrics.activeSubscribers',
  method: 'GET',
  path: '/metrics/active-subscribers',
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
