import type {
  PaymentMethodsListHeaders,
  PaymentMethodsListPath,
  PaymentMethodsListQuery,
  PaymentMethodsListResponse200,
} from '@billing/types';
import * as listChecks from '@billing/validators/paymentMethods.list';

import type { Caller, CallOptions, Endpoint } from '../runtime/call.ts';

const listEndpoint: Endpoint = {
  id: 'paymentMethods.list',
  method: 'GET',
  path: '/customers/{customer_id}/payment-methods',
  parameters: {
    path: [{ name: 'customer_id', style: 'simple', explode: false }],
    query: [
      { name: 'after', style: 'form', explode: true },
      { name: 'per_page', style: 'form', explode: true },
      { name: 'order_by', style: 'form', explode: true },
      { name: 'address_id', style: 'form', explode: false },
      { name: 'supports_checkout', style: 'form', explode: true },
    ],
    header: [
      { name: 'skip-count', style: 'simple', explode: false },
      { name: 'service-version', style: 'simple', explode: false },
    ],
  },
  check: { path: listChecks.path, query: listChecks.query, headers: listChecks.headers },
};

export interface PaymentMethodsListRequest {
  readonly path: PaymentMethodsListPath;
  readonly query?: PaymentMethodsListQuery;
  readonly headers?: PaymentMethodsListHeaders;
}

export interface PaymentMethodsClient {
  /**
   * List a customer's payment methods
   *
   * The cards, wallets and other means of payment that a customer has saved, by ticking a box at checkout or by
   * subscribing. The list is empty when there are none, or when all were deleted.
   *
   * At most one of the objects with details is filled, as `type` says; some types have none. Be ready for types and
   * card schemes that you do not know.
   */
  list(request: PaymentMethodsListRequest, options?: CallOptions): Promise<PaymentMethodsListResponse200>;
}

export function createPaymentMethodsClient(call: Caller): PaymentMethodsClient {
  return {
    list: (request, options) => call(listEndpoint, request, options) as Promise<PaymentMethodsListResponse200>,
  };
}
