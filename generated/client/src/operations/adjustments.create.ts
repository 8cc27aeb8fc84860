// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  AdjustmentsCreateBody,
  AdjustmentsCreateHeaders,
  AdjustmentsCreateResponse201,
  AdjustmentsCreateResponse400,
} from '@billing/types';
import { headersCheck, bodyCheck, response201Check } from '@billing/validators/adjustments.create';

import {
  AdjustmentAmountAboveRemainingAllowedError,
  AdjustmentAmountCannotBeZeroError,
  AdjustmentInvalidCombinationOfTypesError,
  AdjustmentPendingRefundRequestError,
  AdjustmentTaxModeNotAllowedError,
  AdjustmentTotalAmountAboveRemainingAllowedError,
  AdjustmentTransactionInvalidStatusForCreditError,
  AdjustmentTransactionInvalidStatusForRefundError,
  AdjustmentTransactionItemHasAlreadyBeenFullyAdjustedError,
  AdjustmentTransactionItemOverAdjustmentError,
  BadRequestError,
  ForbiddenError,
  IdempotencyKeyInUseError,
  IdempotencyKeyReusedError,
  type InternalError,
  InvalidFieldError,
  InvalidJsonError,
  InvalidTokenError,
  type InvalidVersionError,
  RequestBodyTooLargeError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  type TooManyRequestsError,
  TransactionImmutableWhileProcessingPaymentError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';

export interface AdjustmentsCreateRequest {
  readonly headers?: AdjustmentsCreateHeaders;
  readonly body: AdjustmentsCreateBody;
}

/** The result of `adjustments.create`. */
export type AdjustmentsCreateResult = AdjustmentsCreateResponse201;

/** The errors of `adjustments.create`, by `code`. */
export type AdjustmentsCreateError =
  | AdjustmentAmountAboveRemainingAllowedError
  | AdjustmentAmountCannotBeZeroError
  | AdjustmentInvalidCombinationOfTypesError
  | AdjustmentPendingRefundRequestError
  | AdjustmentTaxModeNotAllowedError
  | AdjustmentTotalAmountAboveRemainingAllowedError
  | AdjustmentTransactionInvalidStatusForCreditError
  | AdjustmentTransactionInvalidStatusForRefundError
  | AdjustmentTransactionItemHasAlreadyBeenFullyAdjustedError
  | AdjustmentTransactionItemOverAdjustmentError
  | BadRequestError
  | ForbiddenError
  | IdempotencyKeyInUseError
  | IdempotencyKeyReusedError
  | InternalError
  | InvalidFieldError
  | InvalidJsonError
  | InvalidTokenError
  | InvalidVersionError
  | RequestBodyTooLargeError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | TransactionImmutableWhileProcessingPaymentError
  | UnsupportedMediaTypeError
  | ApiErrors<400 | 401 | 403 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503, AdjustmentsCreateResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503>>;

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
export const endpoint: Endpoint<AdjustmentsCreateRequest, AdjustmentsCreateResult, AdjustmentsCreateError> = {
  id: 'adjustments.create',
  method: 'POST',
  path: '/adjustments',
  parameters: { header: [{ name: 'service-version' }, { name: 'idempotency-key' }] },
  mediaType: 'application/json',
  bodyRequired: true,
  idempotencyKey: 'idempotency-key',
  check: { headers: headersCheck, body: bodyCheck },
  responses: { '201': response201Check },
  errors: {
    adjustment_amount_above_remaining_allowed: AdjustmentAmountAboveRemainingAllowedError,
    adjustment_amount_cannot_be_zero: AdjustmentAmountCannotBeZeroError,
    adjustment_invalid_combination_of_types: AdjustmentInvalidCombinationOfTypesError,
    adjustment_pending_refund_request: AdjustmentPendingRefundRequestError,
    adjustment_tax_mode_not_allowed: AdjustmentTaxModeNotAllowedError,
    adjustment_total_amount_above_remaining_allowed: AdjustmentTotalAmountAboveRemainingAllowedError,
    adjustment_transaction_invalid_status_for_credit: AdjustmentTransactionInvalidStatusForCreditError,
    adjustment_transaction_invalid_status_for_refund: AdjustmentTransactionInvalidStatusForRefundError,
    adjustment_transaction_item_has_already_been_fully_adjusted:
      AdjustmentTransactionItemHasAlreadyBeenFullyAdjustedError,
    adjustment_transaction_item_over_adjustment: AdjustmentTransactionItemOverAdjustmentError,
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    idempotency_key_in_use: IdempotencyKeyInUseError,
    idempotency_key_reused: IdempotencyKeyReusedError,
    invalid_field: InvalidFieldError,
    invalid_json: InvalidJsonError,
    invalid_token: InvalidTokenError,
    request_body_too_large: RequestBodyTooLargeError,
    transaction_immutable_while_processing_payment: TransactionImmutableWhileProcessingPaymentError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
