// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as createEndpoint,
  type AdjustmentsCreateRequest,
  type AdjustmentsCreateResult,
} from '../operations/adjustments.create.ts';
import {
  endpoint as creditNoteEndpoint,
  type AdjustmentsCreditNoteRequest,
  type AdjustmentsCreditNoteResult,
} from '../operations/adjustments.creditNote.ts';
import {
  endpoint as listEndpoint,
  type AdjustmentsListRequest,
  type AdjustmentsListResult,
  type AdjustmentsListItem,
} from '../operations/adjustments.list.ts';
import type { Call, PagedCall } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** Refunds, credits and chargebacks of transactions, and their credit notes. */
export interface AdjustmentsClient {
  /**
   * Create an adjustment
   *
   * Refunds or credits a transaction, in full or in part.
   *
   * - A `refund` returns money of a `completed` transaction. It starts as `pending_approval`; until it is
   *   approved or rejected, the transaction can't be adjusted again. In sandbox it is approved after ten
   *   minutes of the account's time.
   * - A `credit` reduces the amount due of a transaction with manual collection that is `billed` or `past_due`.
   *   It is `approved` at once. A transaction that is credited in full is `completed`.
   *
   * With `type: full`, the adjustment takes all that is left, and the request has no `items`. Otherwise
   * `items` names lines of the transaction: `full` takes what is left of the line, and `partial` takes
   * `amount`, which contains tax unless `tax_mode` is `external`. The last adjustment of a line takes
   * exactly the net and the tax that earlier ones left. See the guide
   * [Refunds and credits](../guides/refunds-and-credits.html).
   *
   * The events are `adjustment.created`, and for a credit `transaction.updated`, with `transaction.completed`
   * when nothing is left to pay. When a refund is decided, `adjustment.updated` follows; when it is approved,
   * `transaction.updated` too.
   *
   * Needs the permission `adjustment.write`.
   * At most 240 requests in 60 seconds.
   * Emits `adjustment.created`, `transaction.updated`, `transaction.completed`.
   *
   * @throws {AdjustmentAmountAboveRemainingAllowedError} Amount above what is left of the line
   * @throws {AdjustmentAmountCannotBeZeroError} Amount is zero
   * @throws {AdjustmentInvalidCombinationOfTypesError} Type does not fit the items
   * @throws {AdjustmentPendingRefundRequestError} Refund pending approval
   * @throws {AdjustmentTaxModeNotAllowedError} Tax mode not allowed
   * @throws {AdjustmentTotalAmountAboveRemainingAllowedError} Total above what is left of the transaction
   * @throws {AdjustmentTransactionInvalidStatusForCreditError} Transaction can't be credited
   * @throws {AdjustmentTransactionInvalidStatusForRefundError} Transaction can't be refunded
   * @throws {AdjustmentTransactionItemHasAlreadyBeenFullyAdjustedError} Nothing left of the line
   * @throws {AdjustmentTransactionItemOverAdjustmentError} Amount above the line
   * @see POST /adjustments, in the document at operations/adjustments.yaml#/adjustments/post
   */
  create(request: AdjustmentsCreateRequest, options?: CallOptions): Call<AdjustmentsCreateResult>;
  /**
   * Get the credit note of an adjustment
   *
   * Returns a URL of the credit note as a PDF file. The URL works for one hour and without an API key, so send
   * it to the customer only. After that, request a new one.
   *
   * An adjustment has a credit note once it is approved, with its own number. It shows the customer, the address
   * and the business that the invoice of the transaction shows.
   *
   * Needs the permission `adjustment.read`.
   * At most 240 requests in 60 seconds.
   *
   * @throws {AdjustmentCreditNoteNotAvailableError} No credit note yet
   * @see GET /adjustments/{adjustment_id}/credit-note, in the document at operations/adjustments.yaml#/credit-note/get
   */
  creditNote(request: AdjustmentsCreditNoteRequest, options?: CallOptions): Call<AdjustmentsCreditNoteResult>;
  /**
   * List adjustments
   *
   * Lists the refunds, credits and chargebacks of the account in every status, the newest first. Like every
   * list of the API, it has pages of 50 adjustments, or of up to 200 with `per_page`.
   *
   * There is no operation for a single adjustment: filter by `id`, or
   * [get the transaction](transactions.get.html) with `include=adjustment`.
   *
   * Needs the permission `adjustment.read`.
   * At most 240 requests in 60 seconds.
   * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
   *
   * @see GET /adjustments, in the document at operations/adjustments.yaml#/adjustments/get
   */
  list(request?: AdjustmentsListRequest, options?: CallOptions): PagedCall<AdjustmentsListResult, AdjustmentsListItem>;
}

export function createAdjustmentsClient(call: Caller): AdjustmentsClient {
  return {
    create: (request, options) =>
      call<AdjustmentsCreateRequest, AdjustmentsCreateResult>(createEndpoint, request, options),
    creditNote: (request, options) =>
      call<AdjustmentsCreditNoteRequest, AdjustmentsCreditNoteResult>(creditNoteEndpoint, request, options),
    list: (request = {}, options) =>
      call<AdjustmentsListRequest, AdjustmentsListResult, AdjustmentsListItem>(listEndpoint, request, options),
  };
}
