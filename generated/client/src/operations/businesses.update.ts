// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  BusinessesUpdateBody,
  BusinessesUpdateHeaders,
  BusinessesUpdatePath,
  BusinessesUpdateResponse200,
  BusinessesUpdateResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, bodyCheck, response200Check } from '@billing/validators/businesses.update';

import {
  BadRequestError,
  BusinessContactEmailDomainNotAllowedError,
  ConflictError,
  ForbiddenError,
  IdempotencyKeyInUseError,
  IdempotencyKeyReusedError,
  type InternalError,
  InvalidFieldError,
  InvalidJsonError,
  InvalidTokenError,
  type InvalidVersionError,
  NotFoundError,
  RequestBodyTooLargeError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  StorageLimitReachedError,
  type TooManyRequestsError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writePath } from '../runtime/parameters/path.ts';

export interface BusinessesUpdateRequest {
  readonly path: BusinessesUpdatePath;
  readonly headers?: BusinessesUpdateHeaders;
  readonly body: BusinessesUpdateBody;
}

/** The result of `businesses.update`. */
export type BusinessesUpdateResult = BusinessesUpdateResponse200;

/** The errors of `businesses.update`, by `code`. */
export type BusinessesUpdateError =
  | BadRequestError
  | BusinessContactEmailDomainNotAllowedError
  | ConflictError
  | ForbiddenError
  | IdempotencyKeyInUseError
  | IdempotencyKeyReusedError
  | InternalError
  | InvalidFieldError
  | InvalidJsonError
  | InvalidTokenError
  | InvalidVersionError
  | NotFoundError
  | RequestBodyTooLargeError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | StorageLimitReachedError
  | TooManyRequestsError
  | UnsupportedMediaTypeError
  | ApiErrors<400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503, BusinessesUpdateResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503>>;

/**
 * Update a business of a customer
 *
 * Changes the members in the body and leaves all others unchanged. `contacts` replaces the whole list:
 * to add a contact, send the existing ones as well. `custom_data` is replaced as a whole. If nothing
 * changes, `updated_at` stays the same and no event is created.
 *
 * With `status: archived`, the business can't be used in anything new. It can still be read and updated.
 * `status: active` makes it usable again.
 *
 * Needs the permission `business.write`.
 * At most 240 requests in 60 seconds.
 * Emits `business.updated`.
 *
 * @throws {BusinessContactEmailDomainNotAllowedError} Contact's email domain not accepted
 * @see PATCH /customers/{customer_id}/businesses/{business_id}, in the document at operations/businesses.yaml#/business/patch
 */
export const endpoint: Endpoint<BusinessesUpdateRequest, BusinessesUpdateResult, BusinessesUpdateError> = {
  id: 'businesses.update',
  method: 'PATCH',
  path: '/customers/{customer_id}/businesses/{business_id}',
  parameters: {
    path: writePath({ name: 'customer_id' }, { name: 'business_id' }),
    header: [{ name: 'service-version' }, { name: 'idempotency-key' }],
  },
  mediaType: 'application/json',
  bodyRequired: true,
  idempotencyKey: 'idempotency-key',
  check: { path: pathCheck, headers: headersCheck, body: bodyCheck },
  responses: { '200': response200Check },
  errors: {
    bad_request: BadRequestError,
    business_contact_email_domain_not_allowed: BusinessContactEmailDomainNotAllowedError,
    conflict: ConflictError,
    forbidden: ForbiddenError,
    idempotency_key_in_use: IdempotencyKeyInUseError,
    idempotency_key_reused: IdempotencyKeyReusedError,
    invalid_field: InvalidFieldError,
    invalid_json: InvalidJsonError,
    invalid_token: InvalidTokenError,
    not_found: NotFoundError,
    request_body_too_large: RequestBodyTooLargeError,
    storage_limit_reached: StorageLimitReachedError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
