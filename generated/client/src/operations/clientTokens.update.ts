// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  ClientTokensUpdateBody,
  ClientTokensUpdateHeaders,
  ClientTokensUpdatePath,
  ClientTokensUpdateResponse200,
  ClientTokensUpdateResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, bodyCheck, response200Check } from '@billing/validators/clientTokens.update';

import {
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
  type TooManyRequestsError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writePath } from '../runtime/parameters/path.ts';

export interface ClientTokensUpdateRequest {
  readonly path: ClientTokensUpdatePath;
  readonly headers?: ClientTokensUpdateHeaders;
  readonly body: ClientTokensUpdateBody;
}

/** The result of `clientTokens.update`. */
export type ClientTokensUpdateResult = ClientTokensUpdateResponse200;

/** The errors of `clientTokens.update`, by `code`. */
export type ClientTokensUpdateError =
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
  | TooManyRequestsError
  | UnsupportedMediaTypeError
  | ApiErrors<400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503, ClientTokensUpdateResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503>>;

/**
 * Update a client token
 *
 * Changes the members in the body and leaves all others unchanged. If nothing changes, `updated_at` stays
 * the same and no event is created.
 *
 * With `status: revoked`, the token can't be used anymore. This is permanent: every later update of the
 * token is rejected with `conflict`. Create a new token instead.
 *
 * Needs the permission `client_token.write`.
 * At most 240 requests in 60 seconds.
 * Emits `client_token.updated`, `client_token.revoked`.
 *
 * @see PATCH /client-tokens/{client_token_id}, in the document at operations/client-tokens.yaml#/client-token/patch
 */
export const endpoint: Endpoint<ClientTokensUpdateRequest, ClientTokensUpdateResult, ClientTokensUpdateError> = {
  id: 'clientTokens.update',
  method: 'PATCH',
  path: '/client-tokens/{client_token_id}',
  parameters: {
    path: writePath({ name: 'client_token_id' }),
    header: [{ name: 'service-version' }, { name: 'idempotency-key' }],
  },
  mediaType: 'application/json',
  bodyRequired: true,
  idempotencyKey: 'idempotency-key',
  check: { path: pathCheck, headers: headersCheck, body: bodyCheck },
  responses: { '200': response200Check },
  errors: {
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
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
