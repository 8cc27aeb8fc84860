// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  CustomersUpdateBody,
  CustomersUpdateHeaders,
  CustomersUpdatePath,
  CustomersUpdateResponse200,
  CustomersUpdateResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, bodyCheck, response200Check } from '@billing/validators/customers.update';

import {
  BadRequestError,
  ConflictError,
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

export interface CustomersUpdateRequest {
  readonly path: CustomersUpdatePath;
  readonly headers?: CustomersUpdateHeaders;
  readonly body: CustomersUpdateBody;
}

/** The result of `customers.update`. */
export type CustomersUpdateResult = CustomersUpdateResponse200;

/** The errors of `customers.update`, by `code`. */
export type CustomersUpdateError =
  | BadRequestError
  | ConflictError
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
  | NotFoundError
  | RequestBodyTooLargeError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | StorageLimitReachedError
  | TooManyRequestsError
  | UnsupportedMediaTypeError
  | ApiErrors<400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503, CustomersUpdateResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503>>;

/**
 * Update a customer
 *
 * Changes the members in the body and leaves all others unchanged. `custom_data` is replaced as a whole.
 * If nothing changes, `updated_at` stays the same and no event is created.
 *
 * With `status: archived`, the customer can't get new addresses and businesses. It can still be read and
 * updated, and retains its email address. `status: active` makes it usable again.
 *
 * Needs the permission `customer.write`.
 * At most 240 requests in 60 seconds.
 * Emits `customer.updated`.
 *
 * @throws {CustomerAlreadyExistsError} Email address in use
 * @throws {CustomerEmailDomainNotAllowedError} Email domain not accepted
 * @throws {CustomerEmailInvalidError} Email address not deliverable
 * @see PATCH /customers/{customer_id}, in the document at operations/customers.yaml#/customer/patch
 */
export const endpoint: Endpoint<CustomersUpdateRequest, CustomersUpdateResult, CustomersUpdateError> = {
  id: 'customers.update',
  method: 'PATCH',
  path: '/customers/{customer_id}',
  parameters: {
    path: writePath({ name: 'customer_id' }),
    header: [{ name: 'service-version' }, { name: 'idempotency-key' }],
  },
  mediaType: 'application/json',
  bodyRequired: true,
  idempotencyKey: 'idempotency-key',
  check: { path: pathCheck, headers: headersCheck, body: bodyCheck },
  responses: { '200': response200Check },
  errors: {
    bad_request: BadRequestError,
    conflict: ConflictError,
    customer_already_exists: CustomerAlreadyExistsError,
    customer_email_domain_not_allowed: CustomerEmailDomainNotAllowedError,
    customer_email_invalid: CustomerEmailInvalidError,
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
