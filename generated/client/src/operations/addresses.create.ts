// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  AddressesCreateBody,
  AddressesCreateHeaders,
  AddressesCreatePath,
  AddressesCreateResponse201,
  AddressesCreateResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, bodyCheck, response201Check } from '@billing/validators/addresses.create';

import {
  AddressLocationNotAllowedError,
  BadRequestError,
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

export interface AddressesCreateRequest {
  readonly path: AddressesCreatePath;
  readonly headers?: AddressesCreateHeaders;
  readonly body: AddressesCreateBody;
}

/** The result of `addresses.create`. */
export type AddressesCreateResult = AddressesCreateResponse201;

/** The errors of `addresses.create`, by `code`. */
export type AddressesCreateError =
  | AddressLocationNotAllowedError
  | BadRequestError
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
  | ApiErrors<400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503, AddressesCreateResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503>>;

/**
 * Create an address for a customer
 *
 * Creates an address. Only `country_code` is required; in some countries, the tax also depends on
 * `postal_code`. A customer can have several addresses.
 *
 * The customer must not be archived.
 *
 * Needs the permission `address.write`.
 * At most 240 requests in 60 seconds.
 * Emits `address.created`.
 *
 * @throws {AddressLocationNotAllowedError} Country not served
 * @see POST /customers/{customer_id}/addresses, in the document at operations/addresses.yaml#/addresses/post
 */
export const endpoint: Endpoint<AddressesCreateRequest, AddressesCreateResult, AddressesCreateError> = {
  id: 'addresses.create',
  method: 'POST',
  path: '/customers/{customer_id}/addresses',
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
    address_location_not_allowed: AddressLocationNotAllowedError,
    bad_request: BadRequestError,
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
