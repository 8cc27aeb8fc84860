// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  PaymentMethodsDeleteHeaders,
  PaymentMethodsDeletePath,
  PaymentMethodsGetHeaders,
  PaymentMethodsGetPath,
  PaymentMethodsGetResponse200,
  PaymentMethodsListHeaders,
  PaymentMethodsListPath,
  PaymentMethodsListQuery,
  PaymentMethodsListResponse200,
} from '@billing/types';
import * as paymentMethodsDeleteChecks from '@billing/validators/paymentMethods.delete';
import * as paymentMethodsGetChecks from '@billing/validators/paymentMethods.get';
import * as paymentMethodsListChecks from '@billing/validators/paymentMethods.list';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const paymentMethodsDeleteRoute = {
  id: 'paymentMethods.delete',
  method: 'DELETE',
  path: '/customers/{customer_id}/payment-methods/{payment_method_id}',
  security: [[{ scheme: 'apiKey', permissions: ['payment_method.write'] }]],
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
      {
        name: 'payment_method_id',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
    ],
    query: [],
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
  check: { path: paymentMethodsDeleteChecks.path, headers: paymentMethodsDeleteChecks.headers },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'unexpected_request_body',
    'bad_request',
    'not_found',
    'conflict',
  ],
  emits: ['payment_method.deleted'],
} as const satisfies Route;

export const paymentMethodsGetRoute = {
  id: 'paymentMethods.get',
  method: 'GET',
  path: '/customers/{customer_id}/payment-methods/{payment_method_id}',
  security: [[{ scheme: 'apiKey', permissions: ['payment_method.read'] }]],
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
      {
        name: 'payment_method_id',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
    ],
    query: [],
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
  check: { path: paymentMethodsGetChecks.path, headers: paymentMethodsGetChecks.headers },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'unexpected_request_body',
    'bad_request',
    'not_found',
  ],
  emits: [],
} as const satisfies Route;

export const paymentMethodsListRoute = {
  id: 'paymentMethods.list',
  method: 'GET',
  path: '/customers/{customer_id}/payment-methods',
  security: [[{ scheme: 'apiKey', permissions: ['payment_method.read'] }]],
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

export interface PaymentMethodsDeleteRequest extends RequestBase<
  (typeof paymentMethodsDeleteRoute)['errorCodes'][number]
> {
  readonly path: PaymentMethodsDeletePath;
  readonly headers: PaymentMethodsDeleteHeaders;
}

export type PaymentMethodsDeleteResult = { readonly status: 204; readonly headers?: Readonly<Record<string, string>> };

export interface PaymentMethodsGetRequest extends RequestBase<(typeof paymentMethodsGetRoute)['errorCodes'][number]> {
  readonly path: PaymentMethodsGetPath;
  readonly headers: PaymentMethodsGetHeaders;
}

export type PaymentMethodsGetResult = {
  readonly status: 200;
  readonly body: PaymentMethodsGetResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

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
   * Delete a customer's payment method
   *
   * Permanently deletes a payment method, for example when the customer asks you to. It is not offered at
   * checkout anymore. The customer can save the same payment method again, which creates a new one.
   *
   * A payment method that pays for a subscription can't be deleted. Cancel the subscription first, or change
   * its [payment method](subscriptions.paymentMethodTransaction.html).
   *
   * The event `payment_method.deleted` has the `deletion_reason` `api`.
   *
   *
   * @see operations/payment-methods.yaml#/payment-method/delete
   */
  readonly delete: Handler<PaymentMethodsDeleteRequest, PaymentMethodsDeleteResult, Context>;
  /**
   * Get a customer's payment method
   *
   * Returns one payment method that the customer saved. Depending on `type`, at most one of the objects with
   * details is not null; some types have none.
   *
   *
   * @see operations/payment-methods.yaml#/payment-method/get
   */
  readonly get: Handler<PaymentMethodsGetRequest, PaymentMethodsGetResult, Context>;
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
