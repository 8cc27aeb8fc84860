// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  BusinessesCreateBody,
  BusinessesCreateHeaders,
  BusinessesCreatePath,
  BusinessesCreateResponse201,
  BusinessesCreateResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, bodyCheck, response201Check } from '@billing/validators/businesses.create';

import {
  BadRequestError,
  BusinessContactEmailDomainNotAllowedError,
  EntityArchivedError,
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

export interface BusinessesCreateRequest {
  readonly path: BusinessesCreatePath;
  readonly headers?: BusinessesCreateHeaders;
  readonly body: BusinessesCreateBody;
}

/** The result of `businesses.create`. */
export type BusinessesCreateResult = BusinessesCreateResponse201;

/** The errors of `businesses.create`, by `code`. */
export type BusinessesCreateError =
  | BadRequestError
  | BusinessContactEmailDomainNotAllowedError
  | EntityArchivedError
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
  | ApiErrors<400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503, BusinessesCreateResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503>>;

/**
 * Create a business for a customer
 *
 * Creates a company that a customer buys for, with its registration and tax numbers and its contacts. A
 * customer can have several businesses.
 *
 * The customer must not be archived. All contacts must be different. `contacts: null` is the same as
 * `[]`.
 *
 * Needs the permission `business.write`.
 * At most 240 requests in 60 seconds.
 * Emits `business.created`.
 *
 * @throws {BusinessContactEmailDomainNotAllowedError} Contact's email domain not accepted
 * @see POST /customers/{customer_id}/businesses, in the document at operations/businesses.yaml#/businesses/post
 */
export const endpoint: Endpoint<BusinessesCreateRequest, BusinessesCreateResult, BusinessesCreateError> = {
  id: 'businesses.create',
  method: 'POST',
  path: '/customers/{customer_id}/businesses',
  parameters: {
    path: writePath({ name: 'customer_id' }),
    header: [{ name: 'service-version' }, { name: 'idempotency-key' }],
  },
  mediaType: 'application/json',
  bodyRequired: true,
  idempotencyKey: 'idempotency-key',
  check: { path: pathCheck, headers: headersCheck, body: bodyCheck },
  responses: { '201': response201Check },
  errors: {
    bad_request: BadRequestError,
    business_contact_email_domain_not_allowed: BusinessContactEmailDomainNotAllowedError,
    entity_archived: EntityArchivedError,
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
