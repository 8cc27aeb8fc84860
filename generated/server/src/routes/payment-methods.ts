// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  PaymentMethodsListHeaders,
  PaymentMethodsListPath,
  PaymentMethodsListQuery,
  PaymentMethodsListResponse200,
} from '@billing/types';
import * as paymentMethodsListChecks from '@billing/validators/paymentMethods.list';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const paymentMethodsListRoute = {
  id: 'paymentMethods.list',
  method: 'GET',
  path: '/customers/{customer_id}/payment-methods',
  security: [{ scheme: 'apiKey', permissions: ['payment_method.read'] }],
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
    query: [
      { name: 'after', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'per_page', shape: 'value', kind: 'integer', style: 'form', explode: true, default: 50, cap: 200 },
      { name: 'order_by', shape: 'value', kind: 'string', style: 'form', explode: true, default: 'id[DESC]' },
      { name: 'address_id', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'supports_checkout', shape: 'value', kind: 'boolean', style: 'form', explode: true },
    ],
    header: [
      { name: 'skip-count', shape: 'value', kind: 'string', style: 'simple', explode: false },
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
    path: paymentMethodsListChecks.path,
    query: paymentMethodsListChecks.query,
    headers: paymentMethodsListChecks.headers,
  },
  errorCodes: [
    'invalid_token',
    'forbidden',
    'invalid_version',
    'bad_request',
    'invalid_field',
    'unexpected_request_body',
    'request_headers_too_large',
    'not_found',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
  ],
  emits: [],
} as const satisfies Route;

export interface PaymentMethodsListRequest extends RequestBase<(typeof paymentMethodsListRoute)['errorCodes'][number]> {
  readonly path: PaymentMethodsListPath;
  readonly query: WithDefaults<PaymentMethodsListQuery, 'per_page' | 'order_by'>;
  readonly headers: PaymentMethodsListHeaders;
}

export type PaymentMethodsListResult = {
  readonly status: 200;
  readonly body: PaymentMethodsListResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface PaymentMethodsHandlers<Context> {
  /**
   * List a customer's payment methods
   *
   * Lists the cards, wallets and other payment methods that a customer saved, either by choosing to save
   * them at checkout or by subscribing. The list is empty when the customer has none, or when all were
   * deleted.
   *
   * Depending on `type`, at most one of the objects with details is not null; some types have none. Handle
   * types and card networks that you don't know.
   *
   *
   * @see operations/payment-methods.yaml#/payment-methods/get
   */
  readonly list: Handler<PaymentMethodsListRequest, PaymentMethodsListResult, Context>;
}
