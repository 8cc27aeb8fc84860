// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  CreditBalancesListHeaders,
  CreditBalancesListPath,
  CreditBalancesListQuery,
  CreditBalancesListResponse200,
} from '@billing/types';
import * as creditBalancesListChecks from '@billing/validators/creditBalances.list';

import type { Handler, RequestBase, Route } from '../runtime/route.ts';

export const creditBalancesListRoute = {
  id: 'creditBalances.list',
  method: 'GET',
  path: '/customers/{customer_id}/credit-balances',
  security: [[{ scheme: 'apiKey', permissions: ['customer.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [
      {
        name: 'customer_id',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
    ],
    query: [{ name: 'currency_code', shape: 'array', kind: 'string', style: 'form', explode: false }],
    header: [
      {
        name: 'service-version',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'invalid_version',
      },
    ],
  },
  check: {
    path: creditBalancesListChecks.path,
    query: creditBalancesListChecks.query,
    headers: creditBalancesListChecks.headers,
  },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'unexpected_request_body',
    'invalid_field',
    'bad_request',
    'not_found',
  ],
  emits: [],
} as const satisfies Route;

export interface CreditBalancesListRequest extends RequestBase<(typeof creditBalancesListRoute)['errorCodes'][number]> {
  readonly path: CreditBalancesListPath;
  readonly query: CreditBalancesListQuery;
  readonly headers: CreditBalancesListHeaders;
}

export type CreditBalancesListResult = {
  readonly status: 200;
  readonly body: CreditBalancesListResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface CreditBalancesHandlers<Context> {
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
   *
   * @see operations/credit-balances.yaml#/credit-balances/get
   */
  readonly list: Handler<CreditBalancesListRequest, CreditBalancesListResult, Context>;
}
