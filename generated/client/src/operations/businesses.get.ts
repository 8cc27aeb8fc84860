// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  BusinessesGetHeaders,
  BusinessesGetPath,
  BusinessesGetResponse200,
  BusinessesGetResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, response200Check } from '@billing/validators/businesses.get';

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

export interface BusinessesGetRequest {
  readonly path: BusinessesGetPath;
  readonly headers?: BusinessesGetHeaders;
}

/** The result of `businesses.get`. */
export type BusinessesGetResult = BusinessesGetResponse200;

/** The errors of `businesses.get`, by `code`. */
export type BusinessesGetError =
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
  | ApiErrors<400 | 401 | 403 | 404 | 429 | 431 | 500 | 503, BusinessesGetResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 429 | 431 | 500 | 503>>;

/**
 * Get a business of a customer
 *
 * Returns one business, archived or not. The business must belong to the customer in the path; otherwise
 * the response is `not_found`.
 *
 * Needs the permission `business.read`.
 * At most 240 requests in 60 seconds.
 *
 * @see GET /customers/{customer_id}/businesses/{business_id}, in the document at operations/businesses.yaml#/business/get
 */
export const endpoint: Endpoint<BusinessesGetRequest, BusinessesGetResult, BusinessesGetError> = {
  id: 'businesses.get',
  method: 'GET',
  path: '/customers/{customer_id}/businesses/{business_id}',
  parameters: {
    path: writePath({ name: 'customer_id' }, { name: 'business_id' }),
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
