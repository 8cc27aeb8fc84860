// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  MetricsChargebacksHeaders,
  MetricsChargebacksQuery,
  MetricsChargebacksResponse200,
  MetricsChargebacksResponse400,
} from '@billing/types';
import { queryCheck, headersCheck, response200Check } from '@billing/validators/metrics.chargebacks';

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

export interface MetricsChargebacksRequest {
  readonly query?: MetricsChargebacksQuery;
  readonly headers?: MetricsChargebacksHeaders;
}

/** The result of `metrics.chargebacks`. */
export type MetricsChargebacksResult = MetricsChargebacksResponse200;

/** The errors of `metrics.chargebacks`, by `code`. */
export type MetricsChargebacksError =
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidTokenError
  | InvalidVersionError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 429 | 431 | 500 | 503, MetricsChargebacksResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 429 | 431 | 500 | 503>>;

/**
 * Count the chargebacks
 *
 * Returns how many chargebacks arrived on each day, in every currency. A chargeback counts on the day on which it
 * was recorded, also if the bank returns the money later.
 *
 * The guide [Metrics](../guides/metrics.html) describes ranges and currencies.
 *
 * Needs the permission `metrics.read`.
 * At most 240 requests in 60 seconds.
 *
 * @see GET /metrics/chargebacks, in the document at operations/metrics.yaml#/chargebacks/get
 */
export const endpoint: Endpoint<MetricsChargebacksRequest, MetricsChargebacksResult, MetricsChargebacksError> = {
  id: 'metrics.chargebacks',
  method: 'GET',
  path: '/metrics/chargebacks',
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
