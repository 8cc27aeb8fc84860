// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  TransactionsListHeaders,
  TransactionsListQuery,
  TransactionsListResponse200,
  TransactionsListResponse400,
} from '@billing/types';
import { queryCheck, headersCheck, response200Check } from '@billing/validators/transactions.list';

import {
  ForbiddenError,
  type InternalError,
  InvalidFieldError,
  InvalidTimeQueryParameterError,
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

export interface TransactionsListRequest {
  readonly query?: TransactionsListQuery;
  readonly headers?: TransactionsListHeaders;
}

/** The result of `transactions.list`. */
export type TransactionsListResult = TransactionsListResponse200;

/** An item of the list. */
export type TransactionsListItem = TransactionsListResult['data'][number];

/** The errors of `transactions.list`, by `code`. */
export type TransactionsListError =
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidTimeQueryParameterError
  | InvalidTokenError
  | InvalidVersionError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 429 | 431 | 500 | 503, TransactionsListResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 429 | 431 | 500 | 503>>;

/**
 * List transactions
 *
 * Lists the transactions of the account in every status, the newest first.
 *
 * The filters for times have operators: `billed_at[GTE]=2026-03-01T00:00:00Z` and
 * `billed_at[LT]=2026-04-01T00:00:00Z` together select the month of March. Transactions that were never
 * billed or paid have no `billed_at`, so no filter for it selects them. A `+` in a query means a space, so
 * send times in UTC with `Z`, or encode the `+` of an offset as `%2B`.
 *
 * `include` adds the entities that a transaction refers to. It requires the permission to read them.
 *
 * Needs the permission `transaction.read`.
 * At most 240 requests in 60 seconds.
 * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
 *
 * @see GET /transactions, in the document at operations/transactions.yaml#/transactions/get
 */
export const endpoint: PagedEndpoint<
  TransactionsListRequest,
  TransactionsListResult,
  TransactionsListError,
  TransactionsListItem
> = {
  id: 'transactions.list',
  method: 'GET',
  path: '/transactions',
  parameters: {
    query: writeQuery(
      { name: 'after', style: 'form', explode: true },
      { name: 'per_page', style: 'form', explode: true },
      { name: 'order_by', style: 'form', explode: true },
      { name: 'id', style: 'form' },
      { name: 'customer_id', style: 'form' },
      { name: 'subscription_id', style: 'form' },
      { name: 'invoice_number', style: 'form' },
      { name: 'origin', style: 'form' },
      { name: 'status', style: 'form' },
      { name: 'collection_mode', style: 'form', explode: true },
      { name: 'billed_at', style: 'form', explode: true },
      { name: 'billed_at[LT]', style: 'form', explode: true },
      { name: 'billed_at[LTE]', style: 'form', explode: true },
      { name: 'billed_at[GT]', style: 'form', explode: true },
      { name: 'billed_at[GTE]', style: 'form', explode: true },
      { name: 'created_at', style: 'form', explode: true },
      { name: 'created_at[LT]', style: 'form', explode: true },
      { name: 'created_at[LTE]', style: 'form', explode: true },
      { name: 'created_at[GT]', style: 'form', explode: true },
      { name: 'created_at[GTE]', style: 'form', explode: true },
      { name: 'updated_at', style: 'form', explode: true },
      { name: 'updated_at[LT]', style: 'form', explode: true },
      { name: 'updated_at[LTE]', style: 'form', explode: true },
      { name: 'updated_at[GT]', style: 'form', explode: true },
      { name: 'updated_at[GTE]', style: 'form', explode: true },
      { name: 'include', style: 'form' },
    ),
    header: [{ name: 'skip-count' }, { name: 'service-version' }],
  },
  repeatable: true,
  check: { query: queryCheck, headers: headersCheck },
  responses: { '200': response200Check },
  errors: {
    forbidden: ForbiddenError,
    invalid_field: InvalidFieldError,
    invalid_time_query_parameter: InvalidTimeQueryParameterError,
    invalid_token: InvalidTokenError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
  start: startPagedCall('transactions.list', {
    items: ['data'],
    next: ['meta', 'pagination', 'next'],
    hasMore: ['meta', 'pagination', 'has_more'],
    cursor: 'after',
  }),
};
