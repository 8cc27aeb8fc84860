// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  SubscriptionsGetHeaders,
  SubscriptionsGetPath,
  SubscriptionsGetResponse200,
  SubscriptionsListHeaders,
  SubscriptionsListQuery,
  SubscriptionsListResponse200,
  SubscriptionsPaymentMethodTransactionHeaders,
  SubscriptionsPaymentMethodTransactionPath,
  SubscriptionsPaymentMethodTransactionResponse200,
} from '@billing/types';
import * as subscriptionsGetChecks from '@billing/validators/subscriptions.get';
import * as subscriptionsListChecks from '@billing/validators/subscriptions.list';
import * as subscriptionsPaymentMethodTransactionChecks from '@billing/validators/subscriptions.paymentMethodTransaction';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const subscriptionsGetRoute = {
  id: 'subscriptions.get',
  method: 'GET',
  path: '/subscriptions/{subscription_id}',
  security: [[{ scheme: 'apiKey', permissions: ['subscription.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [
      {
        name: 'subscription_id',
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
  check: { path: subscriptionsGetChecks.path, headers: subscriptionsGetChecks.headers },
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

export const subscriptionsListRoute = {
  id: 'subscriptions.list',
  method: 'GET',
  path: '/subscriptions',
  security: [[{ scheme: 'apiKey', permissions: ['subscription.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [],
    query: [
      { name: 'after', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'per_page', shape: 'value', kind: 'integer', style: 'form', explode: true, default: 50, cap: 200 },
      { name: 'order_by', shape: 'value', kind: 'string', style: 'form', explode: true, default: 'id[DESC]' },
      { name: 'id', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'customer_id', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'address_id', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'price_id', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'scheduled_change_action', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'status', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'collection_mode', shape: 'value', kind: 'string', style: 'form', explode: true },
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
  check: { query: subscriptionsListChecks.query, headers: subscriptionsListChecks.headers },
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
  ],
  emits: [],
} as const satisfies Route;

export const subscriptionsPaymentMethodTransactionRoute = {
  id: 'subscriptions.paymentMethodTransaction',
  method: 'GET',
  path: '/subscriptions/{subscription_id}/update-payment-method-transaction',
  security: [[{ scheme: 'apiKey', permissions: ['transaction.write'] }]],
  rateLimit: 'default',
  parameters: {
    path: [
      {
        name: 'subscription_id',
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
  check: {
    path: subscriptionsPaymentMethodTransactionChecks.path,
    headers: subscriptionsPaymentMethodTransactionChecks.headers,
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
    'bad_request',
    'not_found',
    'conflict',
  ],
  emits: ['transaction.created', 'transaction.ready'],
} as const satisfies Route;

export interface SubscriptionsGetRequest extends RequestBase<(typeof subscriptionsGetRoute)['errorCodes'][number]> {
  readonly path: SubscriptionsGetPath;
  readonly headers: SubscriptionsGetHeaders;
}

export type SubscriptionsGetResult = {
  readonly status: 200;
  readonly body: SubscriptionsGetResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface SubscriptionsListRequest extends RequestBase<(typeof subscriptionsListRoute)['errorCodes'][number]> {
  readonly query: WithDefaults<SubscriptionsListQuery, 'per_page' | 'order_by'>;
  readonly headers: SubscriptionsListHeaders;
}

export type SubscriptionsListResult = {
  readonly status: 200;
  readonly body: SubscriptionsListResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface SubscriptionsPaymentMethodTransactionRequest extends RequestBase<
  (typeof subscriptionsPaymentMethodTransactionRoute)['errorCodes'][number]
> {
  readonly path: SubscriptionsPaymentMethodTransactionPath;
  readonly headers: SubscriptionsPaymentMethodTransactionHeaders;
}

export type SubscriptionsPaymentMethodTransactionResult = {
  readonly status: 200;
  readonly body: SubscriptionsPaymentMethodTransactionResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface SubscriptionsHandlers<Context> {
  /**
   * Get a subscription
   *
   * Returns one subscription in any status. `items` has its recurring prices and products as they were when
   * the subscription started: later changes of the catalog don't change it.
   *
   * Billing periods are counted from the start of the subscription, or from the end of its trial. Monthly and
   * yearly periods keep the day, and use the last day of a shorter month: after 31 January come 28 February
   * and 31 March.
   *
   *
   * @see operations/subscriptions.yaml#/subscription/get
   */
  readonly get: Handler<SubscriptionsGetRequest, SubscriptionsGetResult, Context>;
  /**
   * List subscriptions
   *
   * Lists the subscriptions of the account in every status, the newest first.
   *
   * A transaction with recurring prices starts a subscription when it is completed, or with manual collection
   * when it is billed. Filter [transactions](transactions.list.html) by `subscription_id` for those of a
   * subscription.
   *
   * The service does not renew subscriptions yet: after `next_billed_at`, a subscription remains as it is.
   *
   *
   * @see operations/subscriptions.yaml#/subscriptions/get
   */
  readonly list: Handler<SubscriptionsListRequest, SubscriptionsListResult, Context>;
  /**
   * Get a transaction to update the payment method
   *
   * Returns a transaction whose payment changes the payment method of a subscription. Send the customer to its
   * `checkout.url`. When the transaction is completed, the subscription is paid with the new payment method,
   * which is also saved for the customer.
   *
   * For a `past_due` subscription it is the overdue transaction: its payment ends the delay. For an `active` or
   * `trialing` one it is a transaction of value 0 with the origin `subscription_payment_method_change`, whose
   * items have the proration rate `"0"`: nothing is charged, and the bank only verifies the card. The first request
   * creates it. Repeated requests return the same one, until it is paid or canceled, or the subscription has changed.
   *
   * A subscription with manual collection has no payment method. One that is paused has to be resumed first.
   *
   *
   * @see operations/subscriptions.yaml#/update-payment-method-transaction/get
   */
  readonly paymentMethodTransaction: Handler<
    SubscriptionsPaymentMethodTransactionRequest,
    SubscriptionsPaymentMethodTransactionResult,
    Context
  >;
}
