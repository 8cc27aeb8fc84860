// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  ReportsCreateBody,
  ReportsCreateHeaders,
  ReportsCreateResponse201,
  ReportsCreateResponse400,
} from '@billing/types';
import { headersCheck, bodyCheck, response201Check } from '@billing/validators/reports.create';

import {
  BadRequestError,
  ConcurrentReportGenerationNotAllowedError,
  ForbiddenError,
  IdempotencyKeyInUseError,
  IdempotencyKeyReusedError,
  type InternalError,
  InvalidFieldError,
  InvalidJsonError,
  InvalidTokenError,
  type InvalidVersionError,
  ReportCreationLimitExceededError,
  RequestBodyTooLargeError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  type TooManyRequestsError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';

export interface ReportsCreateRequest {
  readonly headers?: ReportsCreateHeaders;
  readonly body: ReportsCreateBody;
}

/** The result of `reports.create`. */
export type ReportsCreateResult = ReportsCreateResponse201;

/** The errors of `reports.create`, by `code`. */
export type ReportsCreateError =
  | BadRequestError
  | ConcurrentReportGenerationNotAllowedError
  | ForbiddenError
  | IdempotencyKeyInUseError
  | IdempotencyKeyReusedError
  | InternalError
  | InvalidFieldError
  | InvalidJsonError
  | InvalidTokenError
  | InvalidVersionError
  | ReportCreationLimitExceededError
  | RequestBodyTooLargeError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnsupportedMediaTypeError
  | ApiErrors<400 | 401 | 403 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503, ReportsCreateResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503>>;

/**
 * Create a report
 *
 * Starts a report: a CSV file with a row for each transaction, adjustment, line, price, discount, checkout
 * or movement of your balance that matches all filters. Without filters, the report has what changed in the
 * last 30 days.
 *
 * The response does not wait for the file. Its `status` is `pending`; wait for the event `report.updated`,
 * or [get the report](reports.get.html) until it is `ready`, then
 * [request its address](reports.getDownloadUrl.html). The guide [Reports](../guides/reports.html)
 * describes the columns.
 *
 * An account generates one report at a time, and can create 100 in 24 hours.
 *
 * Needs the permission `report.write`.
 * At most 240 requests in 60 seconds.
 * Emits `report.created`.
 *
 * @throws {ConcurrentReportGenerationNotAllowedError} Another report is pending
 * @throws {ReportCreationLimitExceededError} Too many reports in a day
 * @see POST /reports, in the document at operations/reports.yaml#/reports/post
 */
export const endpoint: Endpoint<ReportsCreateRequest, ReportsCreateResult, ReportsCreateError> = {
  id: 'reports.create',
  method: 'POST',
  path: '/reports',
  parameters: { header: [{ name: 'service-version' }, { name: 'idempotency-key' }] },
  mediaType: 'application/json',
  bodyRequired: true,
  idempotencyKey: 'idempotency-key',
  check: { headers: headersCheck, body: bodyCheck },
  responses: { '201': response201Check },
  errors: {
    bad_request: BadRequestError,
    concurrent_report_generation_not_allowed: ConcurrentReportGenerationNotAllowedError,
    forbidden: ForbiddenError,
    idempotency_key_in_use: IdempotencyKeyInUseError,
    idempotency_key_reused: IdempotencyKeyReusedError,
    invalid_field: InvalidFieldError,
    invalid_json: InvalidJsonError,
    invalid_token: InvalidTokenError,
    report_creation_limit_exceeded: ReportCreationLimitExceededError,
    request_body_too_large: RequestBodyTooLargeError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
