// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as createEndpoint,
  type TransactionsCreateRequest,
  type TransactionsCreateResult,
} from '../operations/transactions.create.ts';
import {
  endpoint as getEndpoint,
  type TransactionsGetRequest,
  type TransactionsGetResult,
} from '../operations/transactions.get.ts';
import {
  endpoint as invoiceEndpoint,
  type TransactionsInvoiceRequest,
  type TransactionsInvoiceResult,
} from '../operations/transactions.invoice.ts';
import {
  endpoint as listEndpoint,
  type TransactionsListRequest,
  type TransactionsListResult,
  type TransactionsListItem,
} from '../operations/transactions.list.ts';
import {
  endpoint as previewEndpoint,
  type TransactionsPreviewRequest,
  type TransactionsPreviewResult,
} from '../operations/transactions.preview.ts';
import {
  endpoint as reviseEndpoint,
  type TransactionsReviseRequest,
  type TransactionsReviseResult,
} from '../operations/transactions.revise.ts';
import {
  endpoint as updateEndpoint,
  type TransactionsUpdateRequest,
  type TransactionsUpdateResult,
} from '../operations/transactions.update.ts';
import type { Call, PagedCall } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

export interface TransactionsClient {
  /**
   * Create a transaction
   *
   * Creates a transaction from prices of your catalog. Their amounts, the products and the tax rates are
   * copied: later changes of the catalog don't change the transaction.
   *
   * An item can also have a `price` that is not in your catalog, of a product of your catalog or with its own
   * `product`. Both are created for the transaction with `type: custom`: they have identifiers, and lists show
   * them only with `type=custom`.
   *
   * The discount is one of your catalog, `discount_id`, or one that is not, `discount`. That is created for the
   * transaction with `mode: custom`, an amount in the currency of the transaction, and without a code. No other
   * transaction can have it.
   *
   * Without a customer or an address, the transaction is a `draft`. With both, it is `ready`: the customer
   * can pay it at its checkout page. With `status: billed`, it is billed at once and can no longer be
   * changed; with `collection_mode: manual`, it then has an invoice number and its invoice is issued.
   *
   * All recurring prices must have the same billing cycle and the same trial period. The amounts are in
   * `currency_code`; without it, in the currency of the prices for the country of the address.
   *
   * The events are `product.created`, `price.created` and `discount.created` for what is not in your catalog, and
   * `transaction.created`; then `transaction.ready`, or with `status: billed`
   * `transaction.billed`. A transaction that is billed with manual collection then gets its invoice number
   * (`transaction.updated`) and its invoice (`invoice.issued`). If it is billed and nothing is due, because credit
   * of the customer covers it or the items cost nothing, it is paid and completed at once (`transaction.paid`,
   * `transaction.completed`). `discount.updated` follows when a discount was redeemed, which counts when the
   * transaction is billed or paid.
   *
   * Recurring prices start a [subscription](subscriptions.get.html) when the transaction is completed, or with
   * manual collection when it is billed: `subscription.created`, and `subscription.activated` or, with a trial,
   * `subscription.trialing`. The `transaction.updated` after them shows `subscription_id`.
   *
   * Needs the permission `transaction.write`.
   * At most 240 requests in 60 seconds.
   * Emits `transaction.created`, `transaction.ready`, `transaction.billed`, `transaction.updated`, `transaction.paid`, `transaction.completed`, `subscription.created`, `subscription.activated`, `subscription.trialing`, `invoice.issued`, `invoice.paid`, `discount.created`, `discount.updated`, `price.created`, `product.created`.
   *
   * @throws {TransactionBillingPeriodStartsAtGreaterThanNowError} Billing period starts in the future
   * @throws {TransactionCannotProvideBothDiscountCodeAndIdError} Two discounts
   * @throws {TransactionCheckoutUrlDomainIsNotApprovedError} Checkout domain not approved
   * @throws {TransactionPriceDifferentTrialPeriodError} Different trial periods
   * @throws {TransactionRecurringBalanceLessThanChargeLimitError} Recurring balance below the smallest charge
   * @throws {TransactionStatusMustBeReadyError} Transaction is not ready
   * @see POST /transactions, in the document at operations/transactions.yaml#/transactions/post
   */
  create(request: TransactionsCreateRequest, options?: CallOptions): Call<TransactionsCreateResult>;
  /**
   * Get a transaction
   *
   * Returns one transaction in any status. `include` adds the entities that it refers to as they are now,
   * and requires the permission to read them.
   *
   * `details.line_items` has the figures of each item, which add up to `details.totals`. Don't calculate
   * with `unit_totals`: they are rounded for one unit.
   *
   * Needs the permission `transaction.read`.
   * At most 240 requests in 60 seconds.
   *
   * @see GET /transactions/{transaction_id}, in the document at operations/transactions.yaml#/transaction/get
   */
  get(request: TransactionsGetRequest, options?: CallOptions): Call<TransactionsGetResult>;
  /**
   * Get the invoice of a transaction
   *
   * Returns a URL of the invoice as a PDF file. The URL works for one hour and without an API key, so send it
   * to the customer only. After that, request a new one.
   *
   * A transaction with manual collection has an invoice once it is billed; one with automatic collection once
   * it is `completed`. A transaction with the total 0 never has one.
   *
   * The invoice shows the customer, the address and the business as they were when the transaction was billed or
   * paid. Later changes of them don't change it; [revise the transaction](transactions.revise.html) to correct it.
   *
   * Needs the permission `transaction.read`.
   * At most 240 requests in 60 seconds.
   *
   * @throws {TransactionInvoiceNotAvailableError} No invoice
   * @see GET /transactions/{transaction_id}/invoice, in the document at operations/invoices.yaml#/invoice/get
   */
  invoice(request: TransactionsInvoiceRequest, options?: CallOptions): Call<TransactionsInvoiceResult>;
  /**
   * List transactions
   *
   * Lists the transactions of the account in every status, the newest first.
   *
   * The filters for times have operators: `billed_at[GTE]=2026-03-01T00:00:00Z` and
   * `billed_at[LT]=2026-04-01T00:00:00Z` together select the month of March. Transactions that were never
   * billed or paid have no `billed_at`, so no filter for it selects them. A `+` in a query means a space, so
   * send times in UTC with `Z`, or encode the `+` of an offset as `%2B`.
   *
   * `include` adds the entities that a transaction refers to. It requires the permission to read them.
   *
   * Needs the permission `transaction.read`.
   * At most 240 requests in 60 seconds.
   * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
   *
   * @see GET /transactions, in the document at operations/transactions.yaml#/transactions/get
   */
  list(
    request?: TransactionsListRequest,
    options?: CallOptions,
  ): PagedCall<TransactionsListResult, TransactionsListItem>;
  /**
   * Preview a transaction
   *
   * Computes what a transaction would cost: the lines, the tax by rate, the discount and the totals. It stores
   * nothing. A transaction with the same items, customer and discount has the same amounts.
   *
   * Items with a trial cost nothing, as in the first transaction of a subscription; `ignore_trials` shows what
   * they cost afterwards. An item with `include_in_totals: false` has a line but no part in the totals.
   * `credit` is 0: previews don't use the balance of the customer.
   *
   * Needs the permission `transaction.read`.
   * At most 1000 requests in 60 seconds.
   *
   * @throws {TransactionCannotProvideBothDiscountCodeAndIdError} Two discounts
   * @throws {TransactionPriceDifferentTrialPeriodError} Different trial periods
   * @see POST /transactions/preview, in the document at operations/previews.yaml#/transaction-preview/post
   */
  preview(request: TransactionsPreviewRequest, options?: CallOptions): Call<TransactionsPreviewResult>;
  /**
   * Revise a transaction
   *
   * Corrects what the documents of a `billed`, `paid` or `completed` transaction say about the customer: the
   * name, the lines of the address except the country and the postal code, and the name and tax number of the
   * business. Members that you leave out remain unchanged.
   *
   * From when a transaction is billed or paid, its documents show a copy of the customer, the address and the
   * business. This changes the copy: the customer, the address and the business themselves don't change, and
   * neither do the amounts of the lines. A transaction can be revised once, and not after an adjustment.
   *
   * A transaction without a business can get one, with its name. If the business has a valid tax number now, of
   * another country than yours, it pays no tax: the service creates an adjustment that returns the tax of each
   * line (`type: tax`). For a `completed` transaction it is a refund that waits for its approval, for an invoice
   * that is not paid a credit. It takes no more than the customer paid or has to pay. A valid tax number can be
   * replaced by another valid one, not removed.
   *
   * The event is `transaction.revised`. With an adjustment, `adjustment.created` follows, and for a credit
   * `transaction.updated`; `transaction.completed` if nothing is left to pay.
   *
   * Needs the permission `transaction.write`.
   * At most 240 requests in 60 seconds.
   * Emits `transaction.revised`, `adjustment.created`, `transaction.updated`, `transaction.completed`.
   *
   * @throws {TransactionAdjustedUnableToReviseError} Transaction was adjusted
   * @throws {TransactionInvalidStatusToReviseError} Transaction can't be revised
   * @throws {TransactionNothingToReviseError} Nothing to revise
   * @throws {TransactionRevisedLimitReachedError} Transaction was revised already
   * @see POST /transactions/{transaction_id}/revise, in the document at operations/revisions.yaml#/revision/post
   */
  revise(request: TransactionsReviseRequest, options?: CallOptions): Call<TransactionsReviseResult>;
  /**
   * Update a transaction
   *
   * Changes the members in the body and leaves all others unchanged. `items`, `billing_details`,
   * `billing_period` and `custom_data` are replaced as a whole. If nothing changes, `updated_at` stays the
   * same and no event is created.
   *
   * Only a `draft` or `ready` transaction can be changed, and none while a payment has no result. Changes of the items, the address, the business,
   * the discount or the currency calculate all totals again; `items` copies the prices and products again.
   * To leave an item with a price that is not in your catalog unchanged, send its `price_id`: a `price` creates
   * another one, with the events `price.created` and `product.created`. A `discount` creates another discount,
   * too, with the event `discount.created`.
   * A draft with a customer and an address becomes `ready`.
   *
   * `status` accepts two values. `billed` bills a transaction that is ready, after the other changes of the
   * request. `canceled` cancels one that is not paid, and allows no other change in the same request.
   *
   * A change of members creates `transaction.updated`, and the changes of the status follow in their order:
   * `transaction.ready`, `transaction.billed`, and with manual collection `transaction.updated` with the
   * invoice number and `invoice.issued`. Canceling creates `transaction.updated`, `transaction.canceled`,
   * and for an issued invoice `invoice.canceled`. Recurring prices start a subscription as in
   * [Create a transaction](transactions.create.html). `discount.updated` follows when a discount was redeemed,
   * or the redemption of a canceled transaction no longer counts.
   *
   * Needs the permission `transaction.write`.
   * At most 240 requests in 60 seconds.
   * Emits `transaction.updated`, `transaction.ready`, `transaction.billed`, `transaction.paid`, `transaction.completed`, `transaction.canceled`, `invoice.issued`, `invoice.paid`, `invoice.canceled`, `subscription.created`, `subscription.activated`, `subscription.trialing`, `discount.created`, `discount.updated`, `price.created`, `product.created`.
   *
   * @throws {TransactionBillingPeriodStartsAtGreaterThanNowError} Billing period starts in the future
   * @throws {TransactionCannotBeModifiedAndCanceledError} Change and cancellation in one request
   * @throws {TransactionCannotProvideBothDiscountCodeAndIdError} Two discounts
   * @throws {TransactionCheckoutUrlDomainIsNotApprovedError} Checkout domain not approved
   * @throws {TransactionImmutableError} Transaction can no longer be changed
   * @throws {TransactionInvalidStatusChangeError} Status change not possible
   * @throws {TransactionPriceDifferentTrialPeriodError} Different trial periods
   * @throws {TransactionRecurringBalanceLessThanChargeLimitError} Recurring balance below the smallest charge
   * @throws {TransactionStatusMustBeReadyError} Transaction is not ready
   * @see PATCH /transactions/{transaction_id}, in the document at operations/transactions.yaml#/transaction/patch
   */
  update(request: TransactionsUpdateRequest, options?: CallOptions): Call<TransactionsUpdateResult>;
}

export function createTransactionsClient(call: Caller): TransactionsClient {
  return {
    create: (request, options) =>
      call<TransactionsCreateRequest, TransactionsCreateResult>(createEndpoint, request, options),
    get: (request, options) => call<TransactionsGetRequest, TransactionsGetResult>(getEndpoint, request, options),
    invoice: (request, options) =>
      call<TransactionsInvoiceRequest, TransactionsInvoiceResult>(invoiceEndpoint, request, options),
    list: (request = {}, options) =>
      call<TransactionsListRequest, TransactionsListResult, TransactionsListItem>(listEndpoint, request, options),
    preview: (request, options) =>
      call<TransactionsPreviewRequest, TransactionsPreviewResult>(previewEndpoint, request, options),
    revise: (request, options) =>
      call<TransactionsReviseRequest, TransactionsReviseResult>(reviseEndpoint, request, options),
    update: (request, options) =>
      call<TransactionsUpdateRequest, TransactionsUpdateResult>(updateEndpoint, request, options),
  };
}
