// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  ApiKeysListHeaders,
  ApiKeysListQuery,
  ApiKeysListResponse200,
  ApiKeysListResponse400,
} from '@billing/types';
import { queryCheck, headersCheck, response200Check } from '@billing/validators/apiKeys.list';

import {
  ForbiddenError,
  type InternalError,
  InvalidFieldError,
  InvalidTokenError,
  type InvalidVersionError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  type TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { PagedEndpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writeQuery } from '../runtime/parameters/query.ts';
import { startPagedCall } from '../runtime/paged-call.ts';

export interface ApiKeysListRequest {
  readonly query?: ApiKeysListQuery;
  readonly headers?: ApiKeysListHeaders;
}

/** The result of `apiKeys.list`. */
export type ApiKeysListResult = ApiKeysListResponse200;

/** An item of the list. */
export type ApiKeysListItem = ApiKeysListResult['data'][number];

/** The errors of `apiKeys.list`, by `code`. */
export type ApiKeysListError =
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidTokenError
  | InvalidVersionError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 429 | 431 | 500 | 503, ApiKeysListResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 429 | 431 | 500 | 503>>;

/**
 * List API keys
 *
 * Lists the API keys of your account, including expired and revoked ones. No response contains the secret
 * part of a key.
 *
 * Needs the permission `api_key.read`.
 * At most 240 requests in 60 seconds.
 * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
 *
 * @see GET /api-keys, in the document at operations/api-keys.yaml#/api-keys/get
 */
export const endpoint: PagedEndpoint<ApiKeysListRequest, ApiKeysListResult, ApiKeysListError, ApiKeysListItem> = {
  id: 'apiKeys.list',
  method: 'GET',
  path: '/api-keys',
  parameters: {
    query: writeQuery(
      { name: 'after', style: 'form', explode: true },
      { name: 'per_page', style: 'form', explode: true },
      { name: 'order_by', style: 'form', explode: true },
      { name: 'status', style: 'form' },
    ),
    header: [{ name: 'skip-count' }, { name: 'service-version' }],
  },
  repeatable: true,
  check: { query: queryCheck, headers: headersCheck },
  responses: { '200': response200Check },
  errors: {
    forbidden: ForbiddenError,
    invalid_field: InvalidFieldError,
    invalid_token: InvalidTokenError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
  start: startPagedCall('apiKeys.list', {
    items: ['data'],
    next: ['meta', 'pagination', 'next'],
    hasMore: ['meta', 'pagination', 'has_more'],
    cursor: 'after',
  }),
};
