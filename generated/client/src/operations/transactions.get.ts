// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  TransactionsGetHeaders,
  TransactionsGetPath,
  TransactionsGetQuery,
  TransactionsGetResponse200,
  TransactionsGetResponse400,
} from '@billing/types';
import { pathCheck, queryCheck, headersCheck, response200Check } from '@billing/validators/transactions.get';

import {
  BadRequestError,
  ForbiddenError,
  type InternalError,
  InvalidFieldError,
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
import { writeQuery } from '../runtime/parameters/query.ts';

export interface TransactionsGetRequest {
  readonly path: TransactionsGetPath;
  readonly query?: TransactionsGetQuery;
  readonly headers?: TransactionsGetHeaders;
}

/** The result of `transactions.get`. */
export type TransactionsGetResult = TransactionsGetResponse200;

/** The errors of `transactions.get`, by `code`. */
export type TransactionsGetError =
  | BadRequestError
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidTokenError
  | InvalidVersionError
  | NotFoundError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 404 | 429 | 431 | 500 | 503, TransactionsGetResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 429 | 431 | 500 | 503>>;

/**
 * Get a transaction
 *
 * Returns one transaction in any status. `include` adds the entities that it refers to as they are now,
 * and requires the permission to read them.
 *
 * `details.line_items` has the figures of each item, which add up to `details.totals`. Don't calculate
 * with `unit_totals`: they are rounded for one unit.
 *
 * Needs the permission `transaction.read`.
 * At most 240 requests in 60 seconds.
 *
 * @see GET /transactions/{transaction_id}, in the document at operations/transactions.yaml#/transaction/get
 */
export const endpoint: Endpoint<TransactionsGetRequest, TransactionsGetResult, TransactionsGetError> = {
  id: 'transactions.get',
  method: 'GET',
  path: '/transactions/{transaction_id}',
  parameters: {
    path: writePath({ name: 'transaction_id' }),
    query: writeQuery({ name: 'include', style: 'form' }),
    header: [{ name: 'service-version' }],
  },
  repeatable: true,
  check: { path: pathCheck, query: queryCheck, headers: headersCheck },
  responses: { '200': response200Check },
  errors: {
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    invalid_field: InvalidFieldError,
    invalid_token: InvalidTokenError,
    not_found: NotFoundError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
};
