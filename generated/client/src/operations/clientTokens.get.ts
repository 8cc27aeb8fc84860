// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  ClientTokensGetHeaders,
  ClientTokensGetPath,
  ClientTokensGetResponse200,
  ClientTokensGetResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, response200Check } from '@billing/validators/clientTokens.get';

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

export interface ClientTokensGetRequest {
  readonly path: ClientTokensGetPath;
  readonly headers?: ClientTokensGetHeaders;
}

/** The result of `clientTokens.get`. */
export type ClientTokensGetResult = ClientTokensGetResponse200;

/** The errors of `clientTokens.get`, by `code`. */
export type ClientTokensGetError =
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
  | ApiErrors<400 | 401 | 403 | 404 | 429 | 431 | 500 | 503, ClientTokensGetResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 429 | 431 | 500 | 503>>;

/**
 * Get a client token
 *
 * Returns one client token, active or revoked.
 *
 * Needs the permission `client_token.read`.
 * At most 240 requests in 60 seconds.
 *
 * @see GET /client-tokens/{client_token_id}, in the document at operations/client-tokens.yaml#/client-token/get
 */
export const endpoint: Endpoint<ClientTokensGetRequest, ClientTokensGetResult, ClientTokensGetError> = {
  id: 'clientTokens.get',
  method: 'GET',
  path: '/client-tokens/{client_token_id}',
  parameters: { path: writePath({ name: 'client_token_id' }), header: [{ name: 'service-version' }] },
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
