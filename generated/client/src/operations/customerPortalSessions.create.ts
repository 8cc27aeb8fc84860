// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  CustomerPortalSessionsCreateBody,
  CustomerPortalSessionsCreateHeaders,
  CustomerPortalSessionsCreatePath,
  CustomerPortalSessionsCreateResponse201,
  CustomerPortalSessionsCreateResponse400,
} from '@billing/types';
import {
  pathCheck,
  headersCheck,
  bodyCheck,
  response201Check,
} from '@billing/validators/customerPortalSessions.create';

import {
  BadRequestError,
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
  type TooManyRequestsError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writePath } from '../runtime/parameters/path.ts';

export interface CustomerPortalSessionsCreateRequest {
  readonly path: CustomerPortalSessionsCreatePath;
  readonly headers?: CustomerPortalSessionsCreateHeaders;
  readonly body?: CustomerPortalSessionsCreateBody;
}

/** The result of `customerPortalSessions.create`. */
export type CustomerPortalSessionsCreateResult = CustomerPortalSessionsCreateResponse201;

/** The errors of `customerPortalSessions.create`, by `code`. */
export type CustomerPortalSessionsCreateError =
  | BadRequestError
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
  | TooManyRequestsError
  | UnsupportedMediaTypeError
  | ApiErrors<
      400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503,
      CustomerPortalSessionsCreateResponse400
    >
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503>>;

/**
 * Create a customer portal session
 *
 * Creates links to the customer portal for one customer. They need no API key and work for one hour: create them
 * when the customer needs them, and send them to this customer only. After that, create new ones.
 *
 * `urls.general.overview` lists all subscriptions of the customer. For each subscription in
 * `subscription_ids`, `urls.subscriptions` has the pages that change its payment method and cancel it. A
 * customer cancels at the end of the billing period, after a confirmation.
 *
 * Needs the permission `customer_portal_session.write`.
 * At most 240 requests in 60 seconds.
 *
 * @see POST /customers/{customer_id}/portal-sessions, in the document at operations/customer-portal-sessions.yaml#/portal-sessions/post
 */
export const endpoint: Endpoint<
  CustomerPortalSessionsCreateRequest,
  CustomerPortalSessionsCreateResult,
  CustomerPortalSessionsCreateError
> = {
  id: 'customerPortalSessions.create',
  method: 'POST',
  path: '/customers/{customer_id}/portal-sessions',
  parameters: {
    path: writePath({ name: 'customer_id' }),
    header: [{ name: 'service-version' }, { name: 'idempotency-key' }],
  },
  mediaType: 'application/json',
  idempotencyKey: 'idempotency-key',
  check: { path: pathCheck, headers: headersCheck, body: bodyCheck },
  responses: { '201': response201Check },
  errors: {
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    idempotency_key_in_use: IdempotencyKeyInUseError,
    idempotency_key_reused: IdempotencyKeyReusedError,
    invalid_field: InvalidFieldError,
    invalid_json: InvalidJsonError,
    invalid_token: InvalidTokenError,
    not_found: NotFoundError,
    request_body_too_large: RequestBodyTooLargeError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
