// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  ReportsGetDownloadUrlHeaders,
  ReportsGetDownloadUrlPath,
  ReportsGetDownloadUrlResponse200,
  ReportsGetDownloadUrlResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, response200Check } from '@billing/validators/reports.getDownloadUrl';

import {
  BadRequestError,
  ForbiddenError,
  type InternalError,
  InvalidTokenError,
  type InvalidVersionError,
  NotFoundError,
  ReportEmptyError,
  ReportExpiredError,
  ReportFailedError,
  ReportNotReadyError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  type TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writePath } from '../runtime/parameters/path.ts';

export interface ReportsGetDownloadUrlRequest {
  readonly path: ReportsGetDownloadUrlPath;
  readonly headers?: ReportsGetDownloadUrlHeaders;
}

/** The result of `reports.getDownloadUrl`. */
export type ReportsGetDownloadUrlResult = ReportsGetDownloadUrlResponse200;

/** The errors of `reports.getDownloadUrl`, by `code`. */
export type ReportsGetDownloadUrlError =
  | BadRequestError
  | ForbiddenError
  | InternalError
  | InvalidTokenError
  | InvalidVersionError
  | NotFoundError
  | ReportEmptyError
  | ReportExpiredError
  | ReportFailedError
  | ReportNotReadyError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 404 | 429 | 431 | 500 | 503, ReportsGetDownloadUrlResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 429 | 431 | 500 | 503>>;

/**
 * Get the download URL of a report
 *
 * Returns an address at which the CSV file of a report that is `ready` can be downloaded. The address needs
 * no API key, so all who have it can read the file. It is valid for three minutes; a download that has begun
 * by then is completed. Request an address for each download instead of storing it.
 *
 * Needs the permission `report.read`.
 * At most 240 requests in 60 seconds.
 *
 * @throws {ReportEmptyError} Report has no rows
 * @throws {ReportExpiredError} Report has expired
 * @throws {ReportFailedError} Report could not be generated
 * @throws {ReportNotReadyError} Report is being generated
 * @see GET /reports/{report_id}/download-url, in the document at operations/reports.yaml#/download-url/get
 */
export const endpoint: Endpoint<ReportsGetDownloadUrlRequest, ReportsGetDownloadUrlResult, ReportsGetDownloadUrlError> =
  {
    id: 'reports.getDownloadUrl',
    method: 'GET',
    path: '/reports/{report_id}/download-url',
    parameters: { path: writePath({ name: 'report_id' }), header: [{ name: 'service-version' }] },
    repeatable: true,
    check: { path: pathCheck, headers: headersCheck },
    responses: { '200': response200Check },
    errors: {
      bad_request: BadRequestError,
      forbidden: ForbiddenError,
      invalid_token: InvalidTokenError,
      not_found: NotFoundError,
      report_empty: ReportEmptyError,
      report_expired: ReportExpiredError,
      report_failed: ReportFailedError,
      report_not_ready: ReportNotReadyError,
      unexpected_request_body: UnexpectedRequestBodyError,
    },
  };
