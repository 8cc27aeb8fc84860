// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as deleteEndpoint,
  type PaymentMethodsDeleteRequest,
  type PaymentMethodsDeleteResult,
} from '../operations/paymentMethods.delete.ts';
import {
  endpoint as getEndpoint,
  type PaymentMethodsGetRequest,
  type PaymentMethodsGetResult,
} from '../operations/paymentMethods.get.ts';
import {
  endpoint as listEndpoint,
  type PaymentMethodsListRequest,
  type PaymentMethodsListResult,
  type PaymentMethodsListItem,
} from '../operations/paymentMethods.list.ts';
import type { Call, PagedCall } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** Cards, wallets and other payment methods that customers saved. */
export interface PaymentMethodsClient {
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
   * Needs the permission `payment_method.write`.
   * At most 240 requests in 60 seconds.
   * Emits `payment_method.deleted`.
   *
   * @see DELETE /customers/{customer_id}/payment-methods/{payment_method_id}, in the document at operations/payment-methods.yaml#/payment-method/delete
   */
  delete(request: PaymentMethodsDeleteRequest, options?: CallOptions): Call<PaymentMethodsDeleteResult>;
  /**
   * Get a customer's payment method
   *
   * Returns one payment method that the customer saved. Depending on `type`, at most one of the objects with
   * details is not null; some types have none.
   *
   * Needs the permission `payment_method.read`.
   * At most 240 requests in 60 seconds.
   *
   * @see GET /customers/{customer_id}/payment-methods/{payment_method_id}, in the document at operations/payment-methods.yaml#/payment-method/get
   */
  get(request: PaymentMethodsGetRequest, options?: CallOptions): Call<PaymentMethodsGetResult>;
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
    delete: (request, options) =>
      call<PaymentMethodsDeleteRequest, PaymentMethodsDeleteResult>(deleteEndpoint, request, options),
    get: (request, options) => call<PaymentMethodsGetRequest, PaymentMethodsGetResult>(getEndpoint, request, options),
    list: (request, options) =>
      call<PaymentMethodsListRequest, PaymentMethodsListResult, PaymentMethodsListItem>(listEndpoint, request, options),
  };
}
