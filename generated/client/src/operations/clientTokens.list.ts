// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  ClientTokensListHeaders,
  ClientTokensListQuery,
  ClientTokensListResponse200,
  ClientTokensListResponse400,
} from '@billing/types';
import { queryCheck, headersCheck, response200Check } from '@billing/validators/clientTokens.list';

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

export interface ClientTokensListRequest {
  readonly query?: ClientTokensListQuery;
  readonly headers?: ClientTokensListHeaders;
}

/** The result of `clientTokens.list`. */
export type ClientTokensListResult = ClientTokensListResponse200;

/** An item of the list. */
export type ClientTokensListItem = ClientTokensListResult['data'][number];

/** The errors of `clientTokens.list`, by `code`. */
export type ClientTokensListError =
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidTokenError
  | InvalidVersionError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 429 | 431 | 500 | 503, ClientTokensListResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 429 | 431 | 500 | 503>>;

/**
 * List client tokens
 *
 * Lists the client tokens of your account, including revoked ones. To get only tokens that can be used,
 * filter by `status`.
 *
 * Needs the permission `client_token.read`.
 * At most 240 requests in 60 seconds.
 * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
 *
 * @see GET /client-tokens, in the document at operations/client-tokens.yaml#/client-tokens/get
 */
export const endpoint: PagedEndpoint<
  ClientTokensListRequest,
  ClientTokensListResult,
  ClientTokensListError,
  ClientTokensListItem
> = {
  id: 'clientTokens.list',
  method: 'GET',
  path: '/client-tokens',
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
  start: startPagedCall('clientTokens.list', {
    items: ['data'],
    next: ['meta', 'pagination', 'next'],
    hasMore: ['meta', 'pagination', 'has_more'],
    cursor: 'after',
  }),
};
