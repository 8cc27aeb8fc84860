// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  AdjustmentsCreditNoteHeaders,
  AdjustmentsCreditNotePath,
  AdjustmentsCreditNoteQuery,
  AdjustmentsCreditNoteResponse200,
  AdjustmentsCreditNoteResponse400,
} from '@billing/types';
import { pathCheck, queryCheck, headersCheck, response200Check } from '@billing/validators/adjustments.creditNote';

import {
  AdjustmentCreditNoteNotAvailableError,
  BadRequestError,
  ForbiddenError,
  type InternalError,
  InvalidFieldError,
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
import { writeQuery } from '../runtime/parameters/query.ts';

export interface AdjustmentsCreditNoteRequest {
  readonly path: AdjustmentsCreditNotePath;
  readonly query?: AdjustmentsCreditNoteQuery;
  readonly headers?: AdjustmentsCreditNoteHeaders;
}

/** The result of `adjustments.creditNote`. */
export type AdjustmentsCreditNoteResult = AdjustmentsCreditNoteResponse200;

/** The errors of `adjustments.creditNote`, by `code`. */
export type AdjustmentsCreditNoteError =
  | AdjustmentCreditNoteNotAvailableError
  | BadRequestError
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidTokenError
  | InvalidVersionError
  | NotFoundError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 404 | 429 | 431 | 500 | 503, AdjustmentsCreditNoteResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 429 | 431 | 500 | 503>>;

/**
 * Get the credit note of an adjustment
 *
 * Returns a URL of the credit note as a PDF file. The URL works for one hour and without an API key, so send
 * it to the customer only. After that, request a new one.
 *
 * An adjustment has a credit note once it is approved, with its own number. It shows the customer, the address
 * and the business that the invoice of the transaction shows.
 *
 * Needs the permission `adjustment.read`.
 * At most 240 requests in 60 seconds.
 *
 * @throws {AdjustmentCreditNoteNotAvailableError} No credit note yet
 * @see GET /adjustments/{adjustment_id}/credit-note, in the document at operations/adjustments.yaml#/credit-note/get
 */
export const endpoint: Endpoint<AdjustmentsCreditNoteRequest, AdjustmentsCreditNoteResult, AdjustmentsCreditNoteError> =
  {
    id: 'adjustments.creditNote',
    method: 'GET',
    path: '/adjustments/{adjustment_id}/credit-note',
    parameters: {
      path: writePath({ name: 'adjustment_id' }),
      query: writeQuery({ name: 'disposition', style: 'form', explode: true }),
      header: [{ name: 'service-version' }],
    },
    repeatable: true,
    check: { path: pathCheck, query: queryCheck, headers: headersCheck },
    responses: { '200': response200Check },
    errors: {
      adjustment_credit_note_not_available: AdjustmentCreditNoteNotAvailableError,
      bad_request: BadRequestError,
      forbidden: ForbiddenError,
      invalid_field: InvalidFieldError,
      invalid_token: InvalidTokenError,
      not_found: NotFoundError,
      unexpected_request_body: UnexpectedRequestBodyError,
    },
  };
