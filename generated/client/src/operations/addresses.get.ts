// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  AddressesGetHeaders,
  AddressesGetPath,
  AddressesGetResponse200,
  AddressesGetResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, response200Check } from '@billing/validators/addresses.get';

import {
  BadRequestError,
  ForbiddenError,
  type InternalError,
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

export interface AddressesGetRequest {
  readonly path: AddressesGetPath;
  readonly headers?: AddressesGetHeaders;
}

/** The result of `addresses.get`. */
export type AddressesGetResult = AddressesGetResponse200;

/** The errors of `addresses.get`, by `code`. */
export type AddressesGetError =
  | BadRequestError
  | ForbiddenError
  | InternalError
  | InvalidTokenError
  | InvalidVersionError
  | NotFoundError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 404 | 429 | 431 | 500 | 503, AddressesGetResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 429 | 431 | 500 | 503>>;

/**
 * Get an address of a customer
 *
 * Returns one address, archived or not. The address must belong to the customer in the path; otherwise
 * the response is `not_found`.
 *
 * Needs the permission `address.read`.
 * At most 240 requests in 60 seconds.
 *
 * @see GET /customers/{customer_id}/addresses/{address_id}, in the document at operations/addresses.yaml#/address/get
 */
export const endpoint: Endpoint<AddressesGetRequest, AddressesGetResult, AddressesGetError> = {
  id: 'addresses.get',
  method: 'GET',
  path: '/customers/{customer_id}/addresses/{address_id}',
  parameters: {
    path: writePath({ name: 'customer_id' }, { name: 'address_id' }),
    header: [{ name: 'service-version' }],
  },
  repeatable: true,
  check: { path: pathCheck, headers: headersCheck },
  responses: { '200': response200Check },
  errors: {
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    invalid_token: InvalidTokenError,
    not_found: NotFoundError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
};
