// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  CreditBalancesListHeaders,
  CreditBalancesListPath,
  CreditBalancesListQuery,
  CreditBalancesListResponse200,
  CreditBalancesListResponse400,
} from '@billing/types';
import { pathCheck, queryCheck, headersCheck, response200Check } from '@billing/validators/creditBalances.list';

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

export interface CreditBalancesListRequest {
  readonly path: CreditBalancesListPath;
  readonly query?: CreditBalancesListQuery;
  readonly headers?: CreditBalancesListHeaders;
}

/** The result of `creditBalances.list`. */
export type CreditBalancesListResult = CreditBalancesListResponse200;

/** The errors of `creditBalances.list`, by `code`. */
export type CreditBalancesListError =
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
  | ApiErrors<400 | 401 | 403 | 404 | 429 | 431 | 500 | 503, CreditBalancesListResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 429 | 431 | 500 | 503>>;

/**
 * List the credit balances of a customer
 *
 * Lists the credit of a customer, one balance for each currency, in the order of the currency codes. The
 * list is empty if the customer never had credit. It has no pages.
 *
 * Credit is applied by itself to later transactions of the customer in the same currency, the oldest credit
 * first. It is `reserved` while a transaction waits for payment, and `used` once that is completed. If the
 * transaction is canceled, the credit is `available` again.
 *
 * Needs the permission `customer.read`.
 * At most 240 requests in 60 seconds.
 *
 * @see GET /customers/{customer_id}/credit-balances, in the document at operations/credit-balances.yaml#/credit-balances/get
 */
export const endpoint: Endpoint<CreditBalancesListRequest, CreditBalancesListResult, CreditBalancesListError> = {
  id: 'creditBalances.list',
  method: 'GET',
  path: '/customers/{customer_id}/credit-balances',
  parameters: {
    path: writePath({ name: 'customer_id' }),
    query: writeQuery({ name: 'currency_code', style: 'form' }),
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
