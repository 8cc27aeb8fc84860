// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  CheckoutDomainsDeleteHeaders,
  CheckoutDomainsDeletePath,
  CheckoutDomainsDeleteResponse400,
} from '@billing/types';
import { pathCheck, headersCheck } from '@billing/validators/checkoutDomains.delete';

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

export interface CheckoutDomainsDeleteRequest {
  readonly path: CheckoutDomainsDeletePath;
  readonly headers?: CheckoutDomainsDeleteHeaders;
}

/** The result of `checkoutDomains.delete`. */
export type CheckoutDomainsDeleteResult = undefined;

/** The errors of `checkoutDomains.delete`, by `code`. */
export type CheckoutDomainsDeleteError =
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
  | ApiErrors<400 | 401 | 403 | 404 | 429 | 431 | 500 | 503, CheckoutDomainsDeleteResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 429 | 431 | 500 | 503>>;

/**
 * Delete a checkout domain
 *
 * Permanently deletes a checkout domain, in any state of its review. The website can't show a checkout
 * anymore. To use it again, submit it for a new review.
 *
 * Needs the permission `checkout_domain.write`.
 * At most 240 requests in 60 seconds.
 *
 * @see DELETE /checkout-domains/{checkout_domain_id}, in the document at operations/checkout-domains.yaml#/checkout-domain/delete
 */
export const endpoint: Endpoint<CheckoutDomainsDeleteRequest, CheckoutDomainsDeleteResult, CheckoutDomainsDeleteError> =
  {
    id: 'checkoutDomains.delete',
    method: 'DELETE',
    path: '/checkout-domains/{checkout_domain_id}',
    parameters: { path: writePath({ name: 'checkout_domain_id' }), header: [{ name: 'service-version' }] },
    repeatable: true,
    check: { path: pathCheck, headers: headersCheck },
    responses: { '204': null },
    errors: {
      bad_request: BadRequestError,
      forbidden: ForbiddenError,
      invalid_token: InvalidTokenError,
      not_found: NotFoundError,
      unexpected_request_body: UnexpectedRequestBodyError,
    },
  };
