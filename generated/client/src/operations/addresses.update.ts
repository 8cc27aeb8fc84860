// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  AddressesUpdateBody,
  AddressesUpdateHeaders,
  AddressesUpdatePath,
  AddressesUpdateResponse200,
  AddressesUpdateResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, bodyCheck, response200Check } from '@billing/validators/addresses.update';

import {
  AddressLocationNotAllowedError,
  BadRequestError,
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

export interface AddressesUpdateRequest {
  readonly path: AddressesUpdatePath;
  readonly headers?: AddressesUpdateHeaders;
  readonly body: AddressesUpdateBody;
}

/** The result of `addresses.update`. */
export type AddressesUpdateResult = AddressesUpdateResponse200;

/** The errors of `addresses.update`, by `code`. */
export type AddressesUpdateError =
  | AddressLocationNotAllowedError
  | BadRequestError
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
  | ApiErrors<400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503, AddressesUpdateResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503>>;

/**
 * Update an address of a customer
 *
 * Changes the members in the body and leaves all others unchanged. `custom_data` is replaced as a whole.
 * If nothing changes, `updated_at` stays the same and no event is created.
 *
 * With `status: archived`, the address can't be used in anything new. It can still be read and updated.
 * `status: active` makes it usable again.
 *
 * Needs the permission `address.write`.
 * At most 240 requests in 60 seconds.
 * Emits `address.updated`.
 *
 * @throws {AddressLocationNotAllowedError} Country not served
 * @see PATCH /customers/{customer_id}/addresses/{address_id}, in the document at operations/addresses.yaml#/address/patch
 */
export const endpoint: Endpoint<AddressesUpdateRequest, AddressesUpdateResult, AddressesUpdateError> = {
  id: 'addresses.update',
  method: 'PATCH',
  path: '/customers/{customer_id}/addresses/{address_id}',
  parameters: {
    path: writePath({ name: 'customer_id' }, { name: 'address_id' }),
    header: [{ name: 'service-version' }, { name: 'idempotency-key' }],
  },
  mediaType: 'application/json',
  bodyRequired: true,
  idempotencyKey: 'idempotency-key',
  check: { path: pathCheck, headers: headersCheck, body: bodyCheck },
  responses: { '200': response200Check },
  errors: {
    address_location_not_allowed: AddressLocationNotAllowedError,
    bad_request: BadRequestError,
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
