// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  CustomersCreateBody,
  CustomersCreateHeaders,
  CustomersCreateResponse201,
  CustomersCreateResponse400,
} from '@billing/types';
import { headersCheck, bodyCheck, response201Check } from '@billing/validators/customers.create';

import {
  BadRequestError,
  CustomerAlreadyExistsError,
  CustomerEmailDomainNotAllowedError,
  CustomerEmailInvalidError,
  ForbiddenError,
  IdempotencyKeyInUseError,
  IdempotencyKeyReusedError,
  type InternalError,
  InvalidFieldError,
  InvalidJsonError,
  InvalidTokenError,
  type InvalidVersionError,
  RequestBodyTooLargeError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  StorageLimitReachedError,
  type TooManyRequestsError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';

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
  | IdempotencyKeyInUseError
  | IdempotencyKeyReusedError
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
  | ApiErrors<400 | 401 | 403 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503, CustomersCreateResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503>>;

/**
 * Create a customer
 *
 * Creates a person or organization that you bill. Only `email` is required. You can also send a name, a
 * language and your own data.
 *
 * An email address identifies one customer of an account, regardless of case. Archived customers retain
 * their address. After a timeout, send the request again with the same `Idempotency-Key`, and you get the
 * customer that the first request created.
 *
 * Needs the permission `customer.write`.
 * At most 240 requests in 60 seconds.
 * Emits `customer.created`.
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
  parameters: { header: [{ name: 'service-version' }, { name: 'idempotency-key' }] },
  mediaType: 'application/json',
  bodyRequired: true,
  idempotencyKey: 'idempotency-key',
  check: { headers: headersCheck, body: bodyCheck },
  responses: { '201': response201Check },
  errors: {
    bad_request: BadRequestError,
    customer_already_exists: CustomerAlreadyExistsError,
    customer_email_domain_not_allowed: CustomerEmailDomainNotAllowedError,
    customer_email_invalid: CustomerEmailInvalidError,
    forbidden: ForbiddenError,
    idempotency_key_in_use: IdempotencyKeyInUseError,
    idempotency_key_reused: IdempotencyKeyReusedError,
    invalid_field: InvalidFieldError,
    invalid_json: InvalidJsonError,
    invalid_token: InvalidTokenError,
    request_body_too_large: RequestBodyTooLargeError,
    storage_limit_reached: StorageLimitReachedError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
