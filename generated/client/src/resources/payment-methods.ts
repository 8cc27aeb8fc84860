// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as listEndpoint,
  type PaymentMethodsListRequest,
  type PaymentMethodsListResult,
  type PaymentMethodsListItem,
} from '../operations/paymentMethods.list.ts';
import type { PagedCall } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** Cards, wallets and other payment methods that customers saved. */
export interface PaymentMethodsClient {
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
   * Needs the permission `payment_method.read`.
   * At most 240 requests in 60 seconds.
   * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
   *
   * @see GET /customers/{customer_id}/payment-methods, in the document at operations/payment-methods.yaml#/payment-methods/get
   */
  list(
    request: PaymentMethodsListRequest,
    options?: CallOptions,
  ): PagedCall<PaymentMethodsListResult, PaymentMethodsListItem>;
}

export function createPaymentMethodsClient(call: Caller): PaymentMethodsClient {
  return {
    list: (request, options) => call(listEndpoint, request, options),
  };
}
