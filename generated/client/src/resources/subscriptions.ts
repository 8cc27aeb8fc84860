// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as getEndpoint,
  type SubscriptionsGetRequest,
  type SubscriptionsGetResult,
} from '../operations/subscriptions.get.ts';
import {
  endpoint as listEndpoint,
  type SubscriptionsListRequest,
  type SubscriptionsListResult,
  type SubscriptionsListItem,
} from '../operations/subscriptions.list.ts';
import {
  endpoint as paymentMethodTransactionEndpoint,
  type SubscriptionsPaymentMethodTransactionRequest,
  type SubscriptionsPaymentMethodTransactionResult,
} from '../operations/subscriptions.paymentMethodTransaction.ts';
import type { Call, PagedCall } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** What customers pay for in each billing period, with its items, dates and discount. */
export interface SubscriptionsClient {
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
   * Needs the permission `subscription.read`.
   * At most 240 requests in 60 seconds.
   *
   * @see GET /subscriptions/{subscription_id}, in the document at operations/subscriptions.yaml#/subscription/get
   */
  get(request: SubscriptionsGetRequest, options?: CallOptions): Call<SubscriptionsGetResult>;
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
   * Needs the permission `subscription.read`.
   * At most 240 requests in 60 seconds.
   * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
   *
   * @see GET /subscriptions, in the document at operations/subscriptions.yaml#/subscriptions/get
   */
  list(
    request?: SubscriptionsListRequest,
    options?: CallOptions,
  ): PagedCall<SubscriptionsListResult, SubscriptionsListItem>;
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
   * Needs the permission `transaction.write`.
   * At most 240 requests in 60 seconds.
   * Emits `transaction.created`, `transaction.ready`.
   *
   * @see GET /subscriptions/{subscription_id}/update-payment-method-transaction, in the document at operations/subscriptions.yaml#/update-payment-method-transaction/get
   */
  paymentMethodTransaction(
    request: SubscriptionsPaymentMethodTransactionRequest,
    options?: CallOptions,
  ): Call<SubscriptionsPaymentMethodTransactionResult>;
}

export function createSubscriptionsClient(call: Caller): SubscriptionsClient {
  return {
    get: (request, options) => call<SubscriptionsGetRequest, SubscriptionsGetResult>(getEndpoint, request, options),
    list: (request = {}, options) =>
      call<SubscriptionsListRequest, SubscriptionsListResult, SubscriptionsListItem>(listEndpoint, request, options),
    paymentMethodTransaction: (request, options) =>
      call<SubscriptionsPaymentMethodTransactionRequest, SubscriptionsPaymentMethodTransactionResult>(
        paymentMethodTransactionEndpoint,
        request,
        options,
      ),
  };
}
