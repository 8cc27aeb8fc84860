// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  SubscriptionsResumeBody,
  SubscriptionsResumeHeaders,
  SubscriptionsResumePath,
  SubscriptionsResumeResponse200,
  SubscriptionsResumeResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, bodyCheck, response200Check } from '@billing/validators/subscriptions.resume';

import {
  BadRequestError,
  ForbiddenError,
  IdempotencyKeyInUseError,
  IdempotencyKeyReusedError,
  type InternalError,
  InvalidFieldError,
  InvalidJsonError,
  InvalidTokenError,
  type InvalidVersionError,
  NotFoundError,
  RequestBodyTooLargeError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  SubscriptionContinuingExistingBillingPeriodNotAllowedError,
  SubscriptionContinuingExistingBillingPeriodNotAllowedNoBillingPeriodError,
  SubscriptionIsCanceledActionInvalidError,
  SubscriptionLockedProcessingError,
  SubscriptionLockedRenewalError,
  SubscriptionMissingPaymentMethodCannotResumeError,
  SubscriptionMustBePausedError,
  SubscriptionOutstandingTransactionError,
  SubscriptionPaymentDeclinedError,
  type TooManyRequestsError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writePath } from '../runtime/parameters/path.ts';

export interface SubscriptionsResumeRequest {
  readonly path: SubscriptionsResumePath;
  readonly headers?: SubscriptionsResumeHeaders;
  readonly body?: SubscriptionsResumeBody;
}

/** The result of `subscriptions.resume`. */
export type SubscriptionsResumeResult = SubscriptionsResumeResponse200;

/** The errors of `subscriptions.resume`, by `code`. */
export type SubscriptionsResumeError =
  | BadRequestError
  | ForbiddenError
  | IdempotencyKeyInUseError
  | IdempotencyKeyReusedError
  | InternalError
  | InvalidFieldError
  | InvalidJsonError
  | InvalidTokenError
  | InvalidVersionError
  | NotFoundError
  | RequestBodyTooLargeError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | SubscriptionContinuingExistingBillingPeriodNotAllowedError
  | SubscriptionContinuingExistingBillingPeriodNotAllowedNoBillingPeriodError
  | SubscriptionIsCanceledActionInvalidError
  | SubscriptionLockedProcessingError
  | SubscriptionLockedRenewalError
  | SubscriptionMissingPaymentMethodCannotResumeError
  | SubscriptionMustBePausedError
  | SubscriptionOutstandingTransactionError
  | SubscriptionPaymentDeclinedError
  | TooManyRequestsError
  | UnsupportedMediaTypeError
  | ApiErrors<400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503, SubscriptionsResumeResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503>>;

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
export const endpoint: Endpoint<SubscriptionsResumeRequest, SubscriptionsResumeResult, SubscriptionsResumeError> = {
  id: 'subscriptions.resume',
  method: 'POST',
  path: '/subscriptions/{subscription_id}/resume',
  parameters: {
    path: writePath({ name: 'subscription_id' }),
    header: [{ name: 'service-version' }, { name: 'idempotency-key' }],
  },
  mediaType: 'application/json',
  idempotencyKey: 'idempotency-key',
  check: { path: pathCheck, headers: headersCheck, body: bodyCheck },
  responses: { '200': response200Check },
  errors: {
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    idempotency_key_in_use: IdempotencyKeyInUseError,
    idempotency_key_reused: IdempotencyKeyReusedError,
    invalid_field: InvalidFieldError,
    invalid_json: InvalidJsonError,
    invalid_token: InvalidTokenError,
    not_found: NotFoundError,
    request_body_too_large: RequestBodyTooLargeError,
    subscription_continuing_existing_billing_period_not_allowed:
      SubscriptionContinuingExistingBillingPeriodNotAllowedError,
    subscription_continuing_existing_billing_period_not_allowed_no_billing_period:
      SubscriptionContinuingExistingBillingPeriodNotAllowedNoBillingPeriodError,
    subscription_is_canceled_action_invalid: SubscriptionIsCanceledActionInvalidError,
    subscription_locked_processing: SubscriptionLockedProcessingError,
    subscription_locked_renewal: SubscriptionLockedRenewalError,
    subscription_missing_payment_method_cannot_resume: SubscriptionMissingPaymentMethodCannotResumeError,
    subscription_must_be_paused: SubscriptionMustBePausedError,
    subscription_outstanding_transaction: SubscriptionOutstandingTransactionError,
    subscription_payment_declined: SubscriptionPaymentDeclinedError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
