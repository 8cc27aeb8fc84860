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

/** What `customers.create` gives. */
export type CustomersCreateResult = CustomersCreateResponse201;

/** What the API can answer `customers.create` with when it refuses, by `code`. */
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
 * Adds a person or organisation that you bill. Only `email` is required; a name, a language and data of your own can
 * come along.
 *
 * An e-mail address identifies one customer of an account, whatever its case, and archived customers keep theirs.
 * There are no idempotency keys: after a timeout just send the request again, and if the first one got through you
 * are told the existing customer's ID with `customer_already_exists`.
 *
 * Needs the permission `customer.write`.
 * At most 240 requests in 60 seconds.
 * Emits `customer.created`.
 * When no answer comes it is not tried again: it could be done twice.
 *
 * @throws {CustomerAlreadyExistsError} E-mail address in use
 * @throws {CustomerEmailDomainNotAllowedError} E-mail domain refused
 * @throws {CustomerEmailInvalidError} E-mail address not deliverable
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
  answers: { '201': response201Check },
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
