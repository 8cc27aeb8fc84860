// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  ClientTokensCreateBody,
  ClientTokensCreateHeaders,
  ClientTokensCreateResponse201,
  ClientTokensCreateResponse400,
} from '@billing/types';
import { headersCheck, bodyCheck, response201Check } from '@billing/validators/clientTokens.create';

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
  RequestBodyTooLargeError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  type TooManyRequestsError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';

export interface ClientTokensCreateRequest {
  readonly headers?: ClientTokensCreateHeaders;
  readonly body: ClientTokensCreateBody;
}

/** The result of `clientTokens.create`. */
export type ClientTokensCreateResult = ClientTokensCreateResponse201;

/** The errors of `clientTokens.create`, by `code`. */
export type ClientTokensCreateError =
  | BadRequestError
  | ForbiddenError
  | IdempotencyKeyInUseError
  | IdempotencyKeyReusedError
  | InternalError
  | InvalidFieldError
  | InvalidJsonError
  | InvalidTokenError
  | InvalidVersionError
  | RequestBodyTooLargeError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnsupportedMediaTypeError
  | ApiErrors<400 | 401 | 403 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503, ClientTokensCreateResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503>>;

/**
 * Create a client token
 *
 * Creates a token for the client library on your web pages. You may publish the token: it identifies your
 * account in a checkout, and no operation of this API accepts it.
 *
 * Create a token for each website or app, so that you can revoke them separately.
 *
 * Needs the permission `client_token.write`.
 * At most 240 requests in 60 seconds.
 * Emits `client_token.created`.
 *
 * @see POST /client-tokens, in the document at operations/client-tokens.yaml#/client-tokens/post
 */
export const endpoint: Endpoint<ClientTokensCreateRequest, ClientTokensCreateResult, ClientTokensCreateError> = {
  id: 'clientTokens.create',
  method: 'POST',
  path: '/client-tokens',
  parameters: { header: [{ name: 'service-version' }, { name: 'idempotency-key' }] },
  mediaType: 'application/json',
  bodyRequired: true,
  idempotencyKey: 'idempotency-key',
  check: { headers: headersCheck, body: bodyCheck },
  responses: { '201': response201Check },
  errors: {
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    idempotency_key_in_use: IdempotencyKeyInUseError,
    idempotency_key_reused: IdempotencyKeyReusedError,
    invalid_field: InvalidFieldError,
    invalid_json: InvalidJsonError,
    invalid_token: InvalidTokenError,
    request_body_too_large: RequestBodyTooLargeError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
