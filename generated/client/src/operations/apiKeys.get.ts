// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { ApiKeysGetHeaders, ApiKeysGetPath, ApiKeysGetResponse200, ApiKeysGetResponse400 } from '@billing/types';
import { pathCheck, headersCheck, response200Check } from '@billing/validators/apiKeys.get';

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

export interface ApiKeysGetRequest {
  readonly path: ApiKeysGetPath;
  readonly headers?: ApiKeysGetHeaders;
}

/** The result of `apiKeys.get`. */
export type ApiKeysGetResult = ApiKeysGetResponse200;

/** The errors of `apiKeys.get`, by `code`. */
export type ApiKeysGetError =
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
  | ApiErrors<400 | 401 | 403 | 404 | 429 | 431 | 500 | 503, ApiKeysGetResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 429 | 431 | 500 | 503>>;

/**
 * Get an API key
 *
 * Returns one API key of your account, without its secret part. Any key can read itself. To read another
 * one, a key requires the permission `api_key.read`.
 *
 * At most 240 requests in 60 seconds.
 *
 * @see GET /api-keys/{api_key_id}, in the document at operations/api-keys.yaml#/api-key/get
 */
export const endpoint: Endpoint<ApiKeysGetRequest, ApiKeysGetResult, ApiKeysGetError> = {
  id: 'apiKeys.get',
  method: 'GET',
  path: '/api-keys/{api_key_id}',
  parameters: { path: writePath({ name: 'api_key_id' }), header: [{ name: 'service-version' }] },
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
