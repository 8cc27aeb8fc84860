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
  endpoint as chargeEndpoint,
  type SubscriptionsChargeRequest,
  type SubscriptionsChargeResult,
} from '../operations/subscriptions.charge.ts';
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
  endpoint as previewChargeEndpoint,
  type SubscriptionsPreviewChargeRequest,
  type SubscriptionsPreviewChargeResult,
} from '../operations/subscriptions.previewCharge.ts';
import {
  endpoint as previewUpdateEndpoint,
  type SubscriptionsPreviewUpdateRequest,
  type SubscriptionsPreviewUpdateResult,
} from '../operations/subscriptions.previewUpdate.ts';
import {
  endpoint as resumeEndpoint,
  type SubscriptionsResumeRequest,
  type SubscriptionsResumeResult,
} from '../operations/subscriptions.resume.ts';
import {
  endpoint as updateEndpoint,
  type SubscriptionsUpdateRequest,
  type SubscriptionsUpdateResult,
} from '../operations/subscriptions.update.ts';
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
   * Charge a subscription once
   *
   * Charges one-time items, for example a setup or usage: at once, or with the next renewal. They are never prorated and don't become
   * items of the subscription. A discount of the subscription applies to them.
   *
   * The items have prices without a billing cycle, of your catalog or not. With `effective_from: immediately`, the payment method of the
   * subscription is charged in this request. If that is declined, the transaction is canceled, and with `apply_change` it stays and the
   * subscription is `past_due`. With manual collection, an invoice is issued. With `effective_from: next_billing_period`, the items wait for
   * the renewal and are part of `next_transaction`.
   *
   * A subscription can be charged at once 20 times in an hour and 100 times in 24 hours.
   *
   * The events of a charge at once are those of its transaction, without `subscription.updated`. One that waits has none until the renewal.
   *
   * Needs the permission `subscription.write`.
   * At most 240 requests in 60 seconds.
   * Emits `subscription.updated`, `subscription.past_due`, `transaction.created`, `transaction.billed`, `transaction.updated`, `transaction.paid`, `transaction.completed`, `transaction.payment_failed`, `transaction.canceled`, `transaction.past_due`, `invoice.issued`, `price.created`, `product.created`.
   *
   * @throws {SubscriptionChargeDuplicatePriceIdsError} Price in several items
   * @throws {SubscriptionImmediateCharge24HourLimitExceededError} Too many charges in 24 hours
   * @throws {SubscriptionImmediateChargeHourLimitExceededError} Too many charges in an hour
   * @throws {SubscriptionInvalidBillingModeForScheduledChangeError} Charge would come after the scheduled change
   * @throws {SubscriptionLockedProcessingError} Subscription is being charged
   * @throws {SubscriptionLockedRenewalError} Renewal is close
   * @throws {SubscriptionMissingPaymentMethodCannotUpdateError} No payment method to charge
   * @throws {SubscriptionNotActiveError} Subscription is not active
   * @throws {SubscriptionPaymentDeclinedError} Payment declined
   * @throws {SubscriptionUpdateWhenCanceledError} Subscription is canceled
   * @throws {SubscriptionUpdateWhenPastDueError} Subscription is past due
   * @see POST /subscriptions/{subscription_id}/charge, in the document at operations/subscription-changes.yaml#/charge/post
   */
  charge(request: SubscriptionsChargeRequest, options?: CallOptions): Call<SubscriptionsChargeResult>;
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
   * `include` adds what it will be charged. These amounts are computed with the prices of its items, and the tax rates
   * and the credit of this moment.
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
   * The service renews each subscription at its `next_billed_at`: see the guide
   * [Subscriptions](../guides/subscriptions.html).
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
   * @see GET /subscriptions/{subscription_id}/update-payment-method-transaction, in the document at operations/subscription-links.yaml#/update-payment-method-transaction/get
   */
  paymentMethodTransaction(
    request: SubscriptionsPaymentMethodTransactionRequest,
    options?: CallOptions,
  ): Call<SubscriptionsPaymentMethodTransactionResult>;
  /**
   * Preview a charge of a subscription
   *
   * Returns what a charge with the same body would cost, and charges nothing.
   *
   * It is computed by the same code as the [charge](subscriptions.charge.html), so it fails with the same errors,
   * except those of a payment. `update_summary` is null, because a charge changes no items.
   *
   * Needs the permission `subscription.read`.
   * At most 240 requests in 60 seconds.
   *
   * @throws {SubscriptionChargeDuplicatePriceIdsError} Price in several items
   * @throws {SubscriptionInvalidBillingModeForScheduledChangeError} Charge would come after the scheduled change
   * @throws {SubscriptionLockedProcessingError} Subscription is being charged
   * @throws {SubscriptionLockedRenewalError} Renewal is close
   * @throws {SubscriptionMissingPaymentMethodCannotUpdateError} No payment method to charge
   * @throws {SubscriptionNotActiveError} Subscription is not active
   * @throws {SubscriptionUpdateWhenCanceledError} Subscription is canceled
   * @throws {SubscriptionUpdateWhenPastDueError} Subscription is past due
   * @see POST /subscriptions/{subscription_id}/charge/preview, in the document at operations/subscription-changes.yaml#/chargePreview/post
   */
  previewCharge(
    request: SubscriptionsPreviewChargeRequest,
    options?: CallOptions,
  ): Call<SubscriptionsPreviewChargeResult>;
  /**
   * Preview an update of a subscription
   *
   * Returns what an update with the same body would make of the subscription and charge, and changes nothing: no event
   * is sent, and nothing is charged.
   *
   * It is computed by the same code as the [update](subscriptions.update.html), so it fails with the same errors,
   * except those of a payment.
   *
   * `immediate_transaction` is what would be charged or credited at once. `next_transaction` is the next renewal after the
   * change, with everything that waits for it. `recurring_transaction_details` are the totals of each renewal without that.
   * `update_summary` adds up what the change credits and charges.
   *
   * The amounts are those of this moment: a prorated change costs less with each minute.
   *
   * Needs the permission `subscription.read`.
   * At most 240 requests in 60 seconds.
   *
   * @throws {SubscriptionAllItemsRemovedError} No items left
   * @throws {SubscriptionArchivedDiscountApplicationAttemptError} Discount is archived
   * @throws {SubscriptionCreditCreationAgainstProcessingTransactionNotAllowedError} Credit while a payment is processed
   * @throws {SubscriptionCreditCreationAgainstUncompletedTransactionNotAllowedError} Credit for something that is not paid
   * @throws {SubscriptionCurrencyUpdateAndActionsCreatingCreditsNotAllowedError} Currency change with credits
   * @throws {SubscriptionCurrencyUpdateNotAllowedError} Currency can't be changed now
   * @throws {SubscriptionDiscountNotValidForItemsError} Discount applies to no item
   * @throws {SubscriptionIncorrectProrationOnPausedSubscriptionError} Billing mode of a paused subscription
   * @throws {SubscriptionInvalidBillingModeForScheduledChangeError} Charge would come after the scheduled change
   * @throws {SubscriptionItemsUpdateMissingProrationBillingModeError} Billing mode is missing
   * @throws {SubscriptionLockedProcessingError} Subscription is being charged
   * @throws {SubscriptionLockedRenewalError} Renewal is close
   * @throws {SubscriptionMissingPaymentMethodCannotUpdateError} No payment method to charge
   * @throws {SubscriptionNextBilledAtTooSoonError} Billing date is too soon
   * @throws {SubscriptionNoRecurringItemsRemainError} No recurring items left
   * @throws {SubscriptionOneOffDiscountNotValidError} Discount does not recur
   * @throws {SubscriptionOnlyUpdateItemsOnPausedSubscriptionError} Subscription is paused
   * @throws {SubscriptionOutstandingPendingRefundError} Refund is pending
   * @throws {SubscriptionQuantityMissingForNewItemsError} Quantity of a new item is missing
   * @throws {SubscriptionTrialingDiscountUpdateInvalidOptionsError} Discount of a trial
   * @throws {SubscriptionTrialingItemsUpdateInvalidOptionsError} Change of a trial
   * @throws {SubscriptionUpdateDifferentCurrencyCreditsError} Credit in another currency
   * @throws {SubscriptionUpdateTransactionBalanceLessThanChargeLimitError} Amount is too small
   * @throws {SubscriptionUpdateWhenCanceledError} Subscription is canceled
   * @throws {SubscriptionUpdateWhenPastDueError} Subscription is past due
   * @see PATCH /subscriptions/{subscription_id}/preview, in the document at operations/subscription-changes.yaml#/updatePreview/patch
   */
  previewUpdate(
    request: SubscriptionsPreviewUpdateRequest,
    options?: CallOptions,
  ): Call<SubscriptionsPreviewUpdateResult>;
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
  /**
   * Update a subscription
   *
   * Changes the items of a subscription, its billing date, its discount, or who pays it and how. Members that you
   * leave out remain unchanged. Every rule is checked before anything is changed.
   *
   * `items` is the full list. A new price is copied from the catalog as it is now; the items that remain keep their
   * copies. `proration_billing_mode` decides what the change costs. A prorated change charges what is added and credits
   * what is taken away for the rest of the billing period: `rate` of each line is the part of the period that is
   * left, to the minute and with five decimals, so that you can compute each amount again. What is credited has the
   * price, discount and tax rate that were paid for this period; what is charged has those of today.
   *
   * | `proration_billing_mode` | charges | credits | when |
   * |---|---|---|---|
   * | `prorated_immediately` | the rest of the period | the rest of the period | in this request |
   * | `full_immediately` | a whole period | nothing | in this request |
   * | `prorated_next_billing_period` | the rest of the period | the rest of the period | with the next renewal |
   * | `full_next_billing_period` | a whole period | nothing | with the next renewal |
   * | `do_not_bill` | nothing | nothing | |
   *
   * A charge in this request is made with the payment method of the subscription. With `prevent_change`, a declined payment
   * changes nothing: the transaction is canceled, and credit of the customer that it took returns. Credit that is left after a
   * change goes to the balance of the customer, and pays later transactions. With manual collection, an invoice is issued.
   *
   * `next_billed_at` moves the end of the current period, and later periods are counted from it. A later date is charged and a
   * sooner one credited for all items, unless the mode is `do_not_bill`; the two modes with `full` are not possible. In a trial
   * it extends or shortens the trial.
   *
   * In the 30 minutes before a renewal and while a payment is processed, nothing can be changed. Of a `trialing` or `paused`
   * subscription, only some members can be changed, and a `past_due` or `canceled` one can't be changed.
   *
   * The events are `subscription.updated`, then those of the transaction as with a renewal. Send the same body to
   * [preview the change](subscriptions.previewUpdate.html) first.
   *
   * Needs the permission `subscription.write`.
   * At most 240 requests in 60 seconds.
   * Emits `subscription.updated`, `subscription.past_due`, `transaction.created`, `transaction.billed`, `transaction.updated`, `transaction.paid`, `transaction.completed`, `transaction.payment_failed`, `transaction.canceled`, `transaction.past_due`, `invoice.issued`, `discount.updated`, `price.created`, `product.created`.
   *
   * @throws {SubscriptionAllItemsRemovedError} No items left
   * @throws {SubscriptionArchivedDiscountApplicationAttemptError} Discount is archived
   * @throws {SubscriptionCreditCreationAgainstProcessingTransactionNotAllowedError} Credit while a payment is processed
   * @throws {SubscriptionCreditCreationAgainstUncompletedTransactionNotAllowedError} Credit for something that is not paid
   * @throws {SubscriptionCurrencyUpdateAndActionsCreatingCreditsNotAllowedError} Currency change with credits
   * @throws {SubscriptionCurrencyUpdateNotAllowedError} Currency can't be changed now
   * @throws {SubscriptionDiscountNotValidForItemsError} Discount applies to no item
   * @throws {SubscriptionImmediateCharge24HourLimitExceededError} Too many charges in 24 hours
   * @throws {SubscriptionImmediateChargeHourLimitExceededError} Too many charges in an hour
   * @throws {SubscriptionIncorrectProrationOnPausedSubscriptionError} Billing mode of a paused subscription
   * @throws {SubscriptionInvalidBillingModeForScheduledChangeError} Charge would come after the scheduled change
   * @throws {SubscriptionItemsUpdateMissingProrationBillingModeError} Billing mode is missing
   * @throws {SubscriptionLockedProcessingError} Subscription is being charged
   * @throws {SubscriptionLockedRenewalError} Renewal is close
   * @throws {SubscriptionMissingPaymentMethodCannotUpdateError} No payment method to charge
   * @throws {SubscriptionNextBilledAtTooSoonError} Billing date is too soon
   * @throws {SubscriptionNoRecurringItemsRemainError} No recurring items left
   * @throws {SubscriptionOneOffDiscountNotValidError} Discount does not recur
   * @throws {SubscriptionOnlyUpdateItemsOnPausedSubscriptionError} Subscription is paused
   * @throws {SubscriptionOutstandingPendingRefundError} Refund is pending
   * @throws {SubscriptionPaymentDeclinedError} Payment declined
   * @throws {SubscriptionQuantityMissingForNewItemsError} Quantity of a new item is missing
   * @throws {SubscriptionTrialingDiscountUpdateInvalidOptionsError} Discount of a trial
   * @throws {SubscriptionTrialingItemsUpdateInvalidOptionsError} Change of a trial
   * @throws {SubscriptionUpdateDifferentCurrencyCreditsError} Credit in another currency
   * @throws {SubscriptionUpdateTransactionBalanceLessThanChargeLimitError} Amount is too small
   * @throws {SubscriptionUpdateWhenCanceledError} Subscription is canceled
   * @throws {SubscriptionUpdateWhenPastDueError} Subscription is past due
   * @see PATCH /subscriptions/{subscription_id}, in the document at operations/subscriptions.yaml#/subscription/patch
   */
  update(request: SubscriptionsUpdateRequest, options?: CallOptions): Call<SubscriptionsUpdateResult>;
}

export function createSubscriptionsClient(call: Caller): SubscriptionsClient {
  return {
    activate: (request, options) =>
      call<SubscriptionsActivateRequest, SubscriptionsActivateResult>(activateEndpoint, request, options),
    cancel: (request, options) =>
      call<SubscriptionsCancelRequest, SubscriptionsCancelResult>(cancelEndpoint, request, options),
    charge: (request, options) =>
      call<SubscriptionsChargeRequest, SubscriptionsChargeResult>(chargeEndpoint, request, options),
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
    previewCharge: (request, options) =>
      call<SubscriptionsPreviewChargeRequest, SubscriptionsPreviewChargeResult>(
        previewChargeEndpoint,
        request,
        options,
      ),
    previewUpdate: (request, options) =>
      call<SubscriptionsPreviewUpdateRequest, SubscriptionsPreviewUpdateResult>(
        previewUpdateEndpoint,
        request,
        options,
      ),
    resume: (request, options) =>
      call<SubscriptionsResumeRequest, SubscriptionsResumeResult>(resumeEndpoint, request, options),
    update: (request, options) =>
      call<SubscriptionsUpdateRequest, SubscriptionsUpdateResult>(updateEndpoint, request, options),
  };
}
