// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  CustomersGetHeaders,
  CustomersGetPath,
  CustomersGetResponse200,
  CustomersGetResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, response200Check } from '@billing/validators/customers.get';

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

export interface CustomersGetRequest {
  readonly path: CustomersGetPath;
  readonly headers?: CustomersGetHeaders;
}

/** The result of `customers.get`. */
export type CustomersGetResult = CustomersGetResponse200;

/** The errors of `customers.get`, by `code`. */
export type CustomersGetError =
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
  | ApiErrors<400 | 401 | 403 | 404 | 429 | 431 | 500 | 503, CustomersGetResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 429 | 431 | 500 | 503>>;

/**
 * Get a customer
 *
 * Returns one customer, archived or not.
 *
 * Needs the permission `customer.read`.
 * At most 240 requests in 60 seconds.
 *
 * @see GET /customers/{customer_id}, in the document at operations/customers.yaml#/customer/get
 */
export const endpoint: Endpoint<CustomersGetRequest, CustomersGetResult, CustomersGetError> = {
  id: 'customers.get',
  method: 'GET',
  path: '/customers/{customer_id}',
  parameters: { path: writePath({ name: 'customer_id' }), header: [{ name: 'service-version' }] },
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
