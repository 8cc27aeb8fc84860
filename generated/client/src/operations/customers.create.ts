// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { CustomersCreateBody, CustomersCreateHeaders, CustomersCreateResponse201 } from '@billing/types';
import { headersCheck, bodyCheck, response201Check } from '@billing/validators/customers.create';

import {
  BadRequestError,
  CustomerAlreadyExistsError,
  CustomerEmailDomainNotAllowedError,
  CustomerEmailInvalidError,
  ForbiddenError,
  InternalError,
  InvalidFieldError,
  InvalidJsonError,
  InvalidTokenError,
  InvalidVersionError,
  RequestBodyTooLargeError,
  RequestHeadersTooLargeError,
  ServiceUnavailableError,
  StorageLimitReachedError,
  TooManyRequestsError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, UnlistedCode } from '../runtime/errors.ts';

export interface CustomersCreateRequest {
  readonly headers?: CustomersCreateHeaders;
  readonly body: CustomersCreateBody;
}

/** The result of `customers.create`. */
export type CustomersCreateResult = CustomersCreateResponse201;

/** The errors of `customers.create`, by `code`. */
export type CustomersCreateError =
  | BadRequestError
  | CustomerAlreadyExistsError
  | CustomerEmailDomainNotAllowedError
  | CustomerEmailInvalidError
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidJsonError
  | InvalidTokenError
  | InvalidVersionError
  | RequestBodyTooLargeError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | StorageLimitReachedError
  | TooManyRequestsError
  | UnsupportedMediaTypeError
  | ApiError<UnlistedCode>;

/**
 * Create a customer
 *
 * Creates a person or organization that you bill. Only `email` is required. You can also send a name, a
 * language and your own data.
 *
 * An email address identifies one customer of an account, regardless of case. Archived customers retain
 * their address. There are no idempotency keys: after a timeout, send the request again. If the first
 * request succeeded, you get `customer_already_exists` with the ID of the existing customer.
 *
 * Needs the permission `customer.write`.
 * At most 240 requests in 60 seconds.
 * Emits `customer.created`.
 * The client does not retry it when no response arrives, since that could do it twice.
 *
 * @throws {CustomerAlreadyExistsError} Email address in use
 * @throws {CustomerEmailDomainNotAllowedError} Email domain not accepted
 * @throws {CustomerEmailInvalidError} Email address not deliverable
 * @see POST /customers, in the document at operations/customers.yaml#/customers/post
 */
export const endpoint: Endpoint<CustomersCreateRequest, CustomersCreateResult, CustomersCreateError> = {
  id: 'customers.create',
  method: 'POST',
  path: '/customers',
  parameters: { header: [{ name: 'service-version' }] },
  mediaType: 'application/json',
  bodyRequired: true,
  check: { headers: headersCheck, body: bodyCheck },
  responses: { '201': response201Check },
  errors: {
    bad_request: BadRequestError,
    customer_already_exists: CustomerAlreadyExistsError,
    customer_email_domain_not_allowed: CustomerEmailDomainNotAllowedError,
    customer_email_invalid: CustomerEmailInvalidError,
    forbidden: ForbiddenError,
    internal_error: InternalError,
    invalid_field: InvalidFieldError,
    invalid_json: InvalidJsonError,
    invalid_token: InvalidTokenError,
    invalid_version: InvalidVersionError,
    request_body_too_large: RequestBodyTooLargeError,
    request_headers_too_large: RequestHeadersTooLargeError,
    service_unavailable: ServiceUnavailableError,
    storage_limit_reached: StorageLimitReachedError,
    too_many_requests: TooManyRequestsError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
