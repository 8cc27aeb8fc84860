// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  TransactionsReviseBody,
  TransactionsReviseHeaders,
  TransactionsRevisePath,
  TransactionsReviseQuery,
  TransactionsReviseResponse200,
  TransactionsReviseResponse400,
} from '@billing/types';
import {
  pathCheck,
  queryCheck,
  headersCheck,
  bodyCheck,
  response200Check,
} from '@billing/validators/transactions.revise';

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
  TransactionAdjustedUnableToReviseError,
  TransactionImmutableWhileProcessingPaymentError,
  TransactionInvalidStatusToReviseError,
  TransactionNothingToReviseError,
  TransactionRevisedLimitReachedError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writePath } from '../runtime/parameters/path.ts';
import { writeQuery } from '../runtime/parameters/query.ts';

export interface TransactionsReviseRequest {
  readonly path: TransactionsRevisePath;
  readonly query?: TransactionsReviseQuery;
  readonly headers?: TransactionsReviseHeaders;
  readonly body: TransactionsReviseBody;
}

/** The result of `transactions.revise`. */
export type TransactionsReviseResult = TransactionsReviseResponse200;

/** The errors of `transactions.revise`, by `code`. */
export type TransactionsReviseError =
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
  | TransactionAdjustedUnableToReviseError
  | TransactionImmutableWhileProcessingPaymentError
  | TransactionInvalidStatusToReviseError
  | TransactionNothingToReviseError
  | TransactionRevisedLimitReachedError
  | UnsupportedMediaTypeError
  | ApiErrors<400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503, TransactionsReviseResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503>>;

/**
 * Revise a transaction
 *
 * Corrects what the documents of a `billed`, `paid` or `completed` transaction say about the customer: the
 * name, the lines of the address except the country and the postal code, and the name and tax number of the
 * business. Members that you leave out remain unchanged.
 *
 * From when a transaction is billed or paid, its documents show a copy of the customer, the address and the
 * business. This changes the copy: the customer, the address and the business themselves don't change, and
 * neither do the amounts of the lines. A transaction can be revised once, and not after an adjustment.
 *
 * A transaction without a business can get one, with its name. If the business has a valid tax number now, of
 * another country than yours, it pays no tax: the service creates an adjustment that returns the tax of each
 * line (`type: tax`). For a `completed` transaction it is a refund that waits for its approval, for an invoice
 * that is not paid a credit. It takes no more than the customer paid or has to pay. A valid tax number can be
 * replaced by another valid one, not removed.
 *
 * The event is `transaction.revised`. With an adjustment, `adjustment.created` follows, and for a credit
 * `transaction.updated`; `transaction.completed` if nothing is left to pay.
 *
 * Needs the permission `transaction.write`.
 * At most 240 requests in 60 seconds.
 * Emits `transaction.revised`, `adjustment.created`, `transaction.updated`, `transaction.completed`.
 *
 * @throws {TransactionAdjustedUnableToReviseError} Transaction was adjusted
 * @throws {TransactionInvalidStatusToReviseError} Transaction can't be revised
 * @throws {TransactionNothingToReviseError} Nothing to revise
 * @throws {TransactionRevisedLimitReachedError} Transaction was revised already
 * @see POST /transactions/{transaction_id}/revise, in the document at operations/revisions.yaml#/revision/post
 */
export const endpoint: Endpoint<TransactionsReviseRequest, TransactionsReviseResult, TransactionsReviseError> = {
  id: 'transactions.revise',
  method: 'POST',
  path: '/transactions/{transaction_id}/revise',
  parameters: {
    path: writePath({ name: 'transaction_id' }),
    query: writeQuery({ name: 'include', style: 'form' }),
    header: [{ name: 'service-version' }, { name: 'idempotency-key' }],
  },
  mediaType: 'application/json',
  bodyRequired: true,
  idempotencyKey: 'idempotency-key',
  check: { path: pathCheck, query: queryCheck, headers: headersCheck, body: bodyCheck },
  responses: { '200': response200Check },
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
    transaction_adjusted_unable_to_revise: TransactionAdjustedUnableToReviseError,
    transaction_immutable_while_processing_payment: TransactionImmutableWhileProcessingPaymentError,
    transaction_invalid_status_to_revise: TransactionInvalidStatusToReviseError,
    transaction_nothing_to_revise: TransactionNothingToReviseError,
    transaction_revised_limit_reached: TransactionRevisedLimitReachedError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
