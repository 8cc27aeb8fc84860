// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { BusinessesGetHeaders, BusinessesGetPath, BusinessesGetResponse200 } from '@billing/types';
import { pathCheck, headersCheck, response200Check } from '@billing/validators/businesses.get';

import {
  BadRequestError,
  ForbiddenError,
  InternalError,
  InvalidTokenError,
  InvalidVersionError,
  NotFoundError,
  RequestHeadersTooLargeError,
  ServiceUnavailableError,
  TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, UnlistedCode } from '../runtime/errors.ts';

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
  | ApiError<UnlistedCode>;

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
  parameters: { path: [{ name: 'customer_id' }, { name: 'business_id' }], header: [{ name: 'service-version' }] },
  repeatable: true,
  check: { path: pathCheck, headers: headersCheck },
  responses: { '200': response200Check },
  errors: {
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    internal_error: InternalError,
    invalid_token: InvalidTokenError,
    invalid_version: InvalidVersionError,
    not_found: NotFoundError,
    request_headers_too_large: RequestHeadersTooLargeError,
    service_unavailable: ServiceUnavailableError,
    too_many_requests: TooManyRequestsError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
};
