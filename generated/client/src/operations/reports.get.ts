// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { ReportsGetHeaders, ReportsGetPath, ReportsGetResponse200, ReportsGetResponse400 } from '@billing/types';
import { pathCheck, headersCheck, response200Check } from '@billing/validators/reports.get';

import {
  BadRequestError,
  ForbiddenError,
  type InternalError,
  InvalidTokenError,
  type InvalidVersionError,
  NotFoundError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  type TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writePath } from '../runtime/parameters/path.ts';

export interface ReportsGetRequest {
  readonly path: ReportsGetPath;
  readonly headers?: ReportsGetHeaders;
}

/** The result of `reports.get`. */
export type ReportsGetResult = ReportsGetResponse200;

/** The errors of `reports.get`, by `code`. */
export type ReportsGetError =
  | BadRequestError
  | ForbiddenError
  | InternalError
  | InvalidTokenError
  | InvalidVersionError
  | NotFoundError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 404 | 429 | 431 | 500 | 503, ReportsGetResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 429 | 431 | 500 | 503>>;

/**
 * Get a report
 *
 * Returns one report with its status, and the number of its rows once it is `ready`.
 *
 * Needs the permission `report.read`.
 * At most 240 requests in 60 seconds.
 *
 * @see GET /reports/{report_id}, in the document at operations/reports.yaml#/report/get
 */
export const endpoint: Endpoint<ReportsGetRequest, ReportsGetResult, ReportsGetError> = {
  id: 'reports.get',
  method: 'GET',
  path: '/reports/{report_id}',
  parameters: { path: writePath({ name: 'report_id' }), header: [{ name: 'service-version' }] },
  repeatable: true,
  check: { path: pathCheck, headers: headersCheck },
  responses: { '200': response200Check },
  errors: {
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    invalid_token: InvalidTokenError,
    not_found: NotFoundError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
};
