// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  BusinessesCreateBody,
  BusinessesCreateHeaders,
  BusinessesCreatePath,
  BusinessesCreateResponse201,
} from '@billing/types';
import { pathCheck, headersCheck, bodyCheck, response201Check } from '@billing/validators/businesses.create';

import {
  BadRequestError,
  BusinessContactEmailDomainNotAllowedError,
  EntityArchivedError,
  ForbiddenError,
  InternalError,
  InvalidFieldError,
  InvalidJsonError,
  InvalidTokenError,
  InvalidVersionError,
  NotFoundError,
  RequestBodyTooLargeError,
  RequestHeadersTooLargeError,
  ServiceUnavailableError,
  StorageLimitReachedError,
  TooManyRequestsError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, UnlistedCode } from '../runtime/errors.ts';

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
  | ApiError<UnlistedCode>;

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
 * The client does not retry it when no response arrives, since that could do it twice.
 *
 * @throws {BusinessContactEmailDomainNotAllowedError} Contact's email domain not accepted
 * @see POST /customers/{customer_id}/businesses, in the document at operations/businesses.yaml#/businesses/post
 */
export const endpoint: Endpoint<BusinessesCreateRequest, BusinessesCreateResult, BusinessesCreateError> = {
  id: 'businesses.create',
  method: 'POST',
  path: '/customers/{customer_id}/businesses',
  parameters: { path: [{ name: 'customer_id' }], header: [{ name: 'service-version' }] },
  mediaType: 'application/json',
  bodyRequired: true,
  check: { path: pathCheck, headers: headersCheck, body: bodyCheck },
  responses: { '201': response201Check },
  errors: {
    bad_request: BadRequestError,
    business_contact_email_domain_not_allowed: BusinessContactEmailDomainNotAllowedError,
    entity_archived: EntityArchivedError,
    forbidden: ForbiddenError,
    internal_error: InternalError,
    invalid_field: InvalidFieldError,
    invalid_json: InvalidJsonError,
    invalid_token: InvalidTokenError,
    invalid_version: InvalidVersionError,
    not_found: NotFoundError,
    request_body_too_large: RequestBodyTooLargeError,
    request_headers_too_large: RequestHeadersTooLargeError,
    service_unavailable: ServiceUnavailableError,
    storage_limit_reached: StorageLimitReachedError,
    too_many_requests: TooManyRequestsError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
