// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as activateEndpoint,
  type SubscriptionsActivateRequest,
  type SubscriptionsActivateResult,
} from '../operations/subscriptions.activate.ts';
import {
  endpoint as cancelEndpoint,
  type SubscriptionsCancelRequest,
  type SubscriptionsCancelResult,
} from '../operations/subscriptions.cancel.ts';
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
  endpoint as pauseEndpoint,
  type SubscriptionsPauseRequest,
  type SubscriptionsPauseResult,
} from '../operations/subscriptions.pause.ts';
import {
  endpoint as paymentMethodTransactionEndpoint,
  type SubscriptionsPaymentMethodTransactionRequest,
  type SubscriptionsPaymentMethodTransactionResult,
} from '../operations/subscriptions.paymentMethodTransaction.ts';
import {
  endpoint as resumeEndpoint,
  type SubscriptionsResumeRequest,
  type SubscriptionsResumeResult,
} from '../operations/subscriptions.resume.ts';
import type { Call, PagedCall } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** What customers pay for in each billing period, with its items, dates and discount. */
export interface SubscriptionsClient {
  /**
   * Activate a trialing subscription
   *
   * Ends the trial of a `trialing` subscription with automatic collection. The first paid billing period starts at
   * once; it is charged within this request, and later periods are counted from it. If the payment is declined, the
   * trial continues and the transaction is canceled. The request has no body.
   *
   * The events are `subscription.updated` and `subscription.activated`, then those of the transaction as with a
   * renewal. A declined payment has only events of the transaction.
   *
   * Needs the permission `subscription.write`.
   * At most 240 requests in 60 seconds.
   * Emits `subscription.updated`, `subscription.activated`, `transaction.created`, `transaction.billed`, `transaction.updated`, `transaction.paid`, `transaction.completed`, `transaction.payment_failed`, `transaction.canceled`.
   *
   * @throws {SubscriptionCannotActivateError} Subscription is not trialing
   * @throws {SubscriptionIsCanceledActionInvalidError} Subscription is canceled
   * @throws {SubscriptionLockedPendingChangesError} A change is scheduled
   * @throws {SubscriptionLockedProcessingError} Subscription is being charged
   * @throws {SubscriptionLockedRenewalError} Renewal is close
   * @throws {SubscriptionManualCollectionModeActivationNotAllowedError} Manual collection
   * @throws {SubscriptionMissingPaymentMethodCannotActivateError} No payment method to activate with
   * @throws {SubscriptionPaymentDeclinedError} Payment declined
   * @see POST /subscriptions/{subscription_id}/activate, in the document at operations/subscription-lifecycle.yaml#/activate/post
   */
  activate(request: SubscriptionsActivateRequest, options?: CallOptions): Call<SubscriptionsActivateResult>;
  /**
   * Cancel a subscription
   *
   * Cancels a subscription, by default at the end of the billing period. Until then it continues, with the
   * cancellation in `scheduled_change` and without `next_billed_at`. With `effective_from: immediately`, or when it is
   * `paused`, it is canceled at once. An overdue renewal is canceled with it, and credit that was applied to that
   * returns to the customer's balance. You can leave out the body.
   *
   * A canceled subscription can't be reactivated. A cancellation refunds nothing, and charges and credits of earlier
   * changes that wait for the next renewal are forgiven. For a refund, create an
   * [adjustment](adjustments.create.html).
   *
   * A cancellation at once has the events `subscription.updated` and `subscription.canceled`, and for a canceled
   * renewal `transaction.updated` and `transaction.canceled`. A scheduled one has `subscription.updated`.
   *
   * Needs the permission `subscription.write`.
   * At most 240 requests in 60 seconds.
   * Emits `subscription.updated`, `subscription.canceled`, `transaction.updated`, `transaction.canceled`, `invoice.canceled`.
   *
   * @throws {SubscriptionIsCanceledActionInvalidError} Subscription is canceled
   * @throws {SubscriptionLockedPendingChangesError} A change is scheduled
   * @throws {SubscriptionLockedProcessingError} Subscription is being charged
   * @throws {SubscriptionLockedRenewalError} Renewal is close
   * @see POST /subscriptions/{subscription_id}/cancel, in the document at operations/subscription-lifecycle.yaml#/cancel/post
   */
  cancel(request: SubscriptionsCancelRequest, options?: CallOptions): Call<SubscriptionsCancelResult>;
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
   * Pause a subscription
   *
   * Pauses billing, by default at the end of the billing period. Until then the subscription is `active`, with the
   * pause in `scheduled_change` and without `next_billed_at`. With `effective_from: immediately` it is `paused` at
   * once, also when it is `past_due`: its overdue renewal is canceled, and credit that was applied to it returns to
   * the customer's balance. You can leave out the body.
   *
   * The subscription pauses without end, or resumes by itself at `resume_at`. Until it pauses, you can move that
   * time with [resume](subscriptions.resume.html). When it resumes, `on_resume` decides whether a new billing period
   * starts and is charged, or the period of the pause continues.
   *
   * A pause refunds nothing. Credits of earlier changes that wait for the next renewal are forgiven, and charges
   * that wait are billed when the subscription resumes.
   *
   * A pause at once has the events `subscription.updated` and `subscription.paused`, and for a canceled renewal
   * `transaction.updated` and `transaction.canceled`. A scheduled pause has `subscription.updated`.
   *
   * Needs the permission `subscription.write`.
   * At most 240 requests in 60 seconds.
   * Emits `subscription.updated`, `subscription.paused`, `transaction.updated`, `transaction.canceled`, `invoice.canceled`.
   *
   * @throws {SubscriptionCannotBePausedError} Subscription is paused already
   * @throws {SubscriptionContinuingExistingBillingPeriodNotAllowedError} Billing period would be over
   * @throws {SubscriptionContinuingExistingBillingPeriodNotAllowedSubscriptionPastDueError} Billing period is not paid
   * @throws {SubscriptionIsCanceledActionInvalidError} Subscription is canceled
   * @throws {SubscriptionLockedPendingChangesError} A change is scheduled
   * @throws {SubscriptionLockedProcessingError} Subscription is being charged
   * @throws {SubscriptionLockedRenewalError} Renewal is close
   * @throws {SubscriptionNotActiveError} Subscription is not active
   * @see POST /subscriptions/{subscription_id}/pause, in the document at operations/subscription-lifecycle.yaml#/pause/post
   */
  pause(request: SubscriptionsPauseRequest, options?: CallOptions): Call<SubscriptionsPauseResult>;
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
   * @throws {SubscriptionIsCanceledActionInvalidError} Subscription is canceled
   * @see GET /subscriptions/{subscription_id}/update-payment-method-transaction, in the document at operations/subscriptions.yaml#/update-payment-method-transaction/get
   */
  paymentMethodTransaction(
    request: SubscriptionsPaymentMethodTransactionRequest,
    options?: CallOptions,
  ): Call<SubscriptionsPaymentMethodTransactionResult>;
  /**
   * Resume a paused subscription
   *
   * Ends the pause of a `paused` subscription. By default it resumes at once, and a new billing period starts, from
   * which later ones are counted. It is charged within this request, with charges of earlier changes that wait. If
   * the payment is declined, the subscription stays paused and the transaction is canceled. You can leave out the body.
   *
   * With `on_resume: continue_existing_billing_period`, nothing is charged, and the subscription continues with the
   * period and the dates that it had. That is possible until the period ends, and not if the subscription was past
   * due when it was paused. A period that began at this very moment is charged already, so it continues too.
   *
   * A time in `effective_from` schedules the resumption: it becomes a `scheduled_change`. For a subscription that is
   * not paused yet, but has a scheduled pause, it changes the `resume_at` of the pause.
   *
   * The events of a resumption at once are `subscription.updated` and `subscription.resumed`, then those of the
   * transaction as with a renewal. A declined payment has only events of the transaction. A scheduled resumption has
   * `subscription.updated`.
   *
   * Needs the permission `subscription.write`.
   * At most 240 requests in 60 seconds.
   * Emits `subscription.updated`, `subscription.resumed`, `transaction.created`, `transaction.billed`, `transaction.updated`, `transaction.paid`, `transaction.completed`, `transaction.payment_failed`, `transaction.canceled`, `invoice.issued`.
   *
   * @throws {SubscriptionContinuingExistingBillingPeriodNotAllowedError} Billing period would be over
   * @throws {SubscriptionContinuingExistingBillingPeriodNotAllowedNoBillingPeriodError} No billing period to continue
   * @throws {SubscriptionIsCanceledActionInvalidError} Subscription is canceled
   * @throws {SubscriptionLockedProcessingError} Subscription is being charged
   * @throws {SubscriptionLockedRenewalError} Renewal is close
   * @throws {SubscriptionMissingPaymentMethodCannotResumeError} No payment method to resume with
   * @throws {SubscriptionMustBePausedError} Subscription is not paused
   * @throws {SubscriptionOutstandingTransactionError} A transaction is not paid
   * @throws {SubscriptionPaymentDeclinedError} Payment declined
   * @see POST /subscriptions/{subscription_id}/resume, in the document at operations/subscription-lifecycle.yaml#/resume/post
   */
  resume(request: SubscriptionsResumeRequest, options?: CallOptions): Call<SubscriptionsResumeResult>;
}

export function createSubscriptionsClient(call: Caller): SubscriptionsClient {
  return {
    activate: (request, options) =>
      call<SubscriptionsActivateRequest, SubscriptionsActivateResult>(activateEndpoint, request, options),
    cancel: (request, options) =>
      call<SubscriptionsCancelRequest, SubscriptionsCancelResult>(cancelEndpoint, request, options),
    get: (request, options) => call<SubscriptionsGetRequest, SubscriptionsGetResult>(getEndpoint, request, options),
    list: (request = {}, options) =>
      call<SubscriptionsListRequest, SubscriptionsListResult, SubscriptionsListItem>(listEndpoint, request, options),
    pause: (request, options) =>
      call<SubscriptionsPauseRequest, SubscriptionsPauseResult>(pauseEndpoint, request, options),
    paymentMethodTransaction: (request, options) =>
      call<SubscriptionsPaymentMethodTransactionRequest, SubscriptionsPaymentMethodTransactionResult>(
        paymentMethodTransactionEndpoint,
        request,
        options,
      ),
    resume: (request, options) =>
      call<SubscriptionsResumeRequest, SubscriptionsResumeResult>(resumeEndpoint, request, options),
  };
}
