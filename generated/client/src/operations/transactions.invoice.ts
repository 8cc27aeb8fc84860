// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  TransactionsInvoiceHeaders,
  TransactionsInvoicePath,
  TransactionsInvoiceQuery,
  TransactionsInvoiceResponse200,
  TransactionsInvoiceResponse400,
} from '@billing/types';
import { pathCheck, queryCheck, headersCheck, response200Check } from '@billing/validators/transactions.invoice';

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
  TransactionInvoiceNotAvailableError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writePath } from '../runtime/parameters/path.ts';
import { writeQuery } from '../runtime/parameters/query.ts';

export interface TransactionsInvoiceRequest {
  readonly path: TransactionsInvoicePath;
  readonly query?: TransactionsInvoiceQuery;
  readonly headers?: TransactionsInvoiceHeaders;
}

/** The result of `transactions.invoice`. */
export type TransactionsInvoiceResult = TransactionsInvoiceResponse200;

/** The errors of `transactions.invoice`, by `code`. */
export type TransactionsInvoiceError =
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
  | TransactionInvoiceNotAvailableError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 404 | 429 | 431 | 500 | 503, TransactionsInvoiceResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 429 | 431 | 500 | 503>>;

/**
 * Get the invoice of a transaction
 *
 * Returns a URL of the invoice as a PDF file. The URL works for one hour and without an API key, so send it
 * to the customer only. After that, request a new one.
 *
 * A transaction with manual collection has an invoice once it is billed; one with automatic collection once
 * it is `completed`. A transaction with the total 0 never has one.
 *
 * The invoice shows the customer, the address and the business as they were when the transaction was billed or
 * paid. Later changes of them don't change it; [revise the transaction](transactions.revise.html) to correct it.
 *
 * Needs the permission `transaction.read`.
 * At most 240 requests in 60 seconds.
 *
 * @throws {TransactionInvoiceNotAvailableError} No invoice
 * @see GET /transactions/{transaction_id}/invoice, in the document at operations/invoices.yaml#/invoice/get
 */
export const endpoint: Endpoint<TransactionsInvoiceRequest, TransactionsInvoiceResult, TransactionsInvoiceError> = {
  id: 'transactions.invoice',
  method: 'GET',
  path: '/transactions/{transaction_id}/invoice',
  parameters: {
    path: writePath({ name: 'transaction_id' }),
    query: writeQuery({ name: 'disposition', style: 'form', explode: true }),
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
    transaction_invoice_not_available: TransactionInvoiceNotAvailableError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
};
