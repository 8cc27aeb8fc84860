// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  CheckoutDomainsGetHeaders,
  CheckoutDomainsGetPath,
  CheckoutDomainsGetResponse200,
  CheckoutDomainsGetResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, response200Check } from '@billing/validators/checkoutDomains.get';

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

export interface CheckoutDomainsGetRequest {
  readonly path: CheckoutDomainsGetPath;
  readonly headers?: CheckoutDomainsGetHeaders;
}

/** The result of `checkoutDomains.get`. */
export type CheckoutDomainsGetResult = CheckoutDomainsGetResponse200;

/** The errors of `checkoutDomains.get`, by `code`. */
export type CheckoutDomainsGetError =
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
  | ApiErrors<400 | 401 | 403 | 404 | 429 | 431 | 500 | 503, CheckoutDomainsGetResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 429 | 431 | 500 | 503>>;

/**
 * Get a checkout domain
 *
 * Returns one website that you submitted for showing a checkout, with the state of its review.
 *
 * Needs the permission `checkout_domain.read`.
 * At most 240 requests in 60 seconds.
 *
 * @see GET /checkout-domains/{checkout_domain_id}, in the document at operations/checkout-domains.yaml#/checkout-domain/get
 */
export const endpoint: Endpoint<CheckoutDomainsGetRequest, CheckoutDomainsGetResult, CheckoutDomainsGetError> = {
  id: 'checkoutDomains.get',
  method: 'GET',
  path: '/checkout-domains/{checkout_domain_id}',
  parameters: { path: writePath({ name: 'checkout_domain_id' }), header: [{ name: 'service-version' }] },
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
