// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  SubscriptionsPauseBody,
  SubscriptionsPauseHeaders,
  SubscriptionsPausePath,
  SubscriptionsPauseResponse200,
  SubscriptionsPauseResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, bodyCheck, response200Check } from '@billing/validators/subscriptions.pause';

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
  SubscriptionCannotBePausedError,
  SubscriptionContinuingExistingBillingPeriodNotAllowedError,
  SubscriptionContinuingExistingBillingPeriodNotAllowedSubscriptionPastDueError,
  SubscriptionIsCanceledActionInvalidError,
  SubscriptionLockedPendingChangesError,
  SubscriptionLockedProcessingError,
  SubscriptionLockedRenewalError,
  SubscriptionNotActiveError,
  type TooManyRequestsError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writePath } from '../runtime/parameters/path.ts';

export interface SubscriptionsPauseRequest {
  readonly path: SubscriptionsPausePath;
  readonly headers?: SubscriptionsPauseHeaders;
  readonly body?: SubscriptionsPauseBody;
}

/** The result of `subscriptions.pause`. */
export type SubscriptionsPauseResult = SubscriptionsPauseResponse200;

/** The errors of `subscriptions.pause`, by `code`. */
export type SubscriptionsPauseError =
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
  | SubscriptionCannotBePausedError
  | SubscriptionContinuingExistingBillingPeriodNotAllowedError
  | SubscriptionContinuingExistingBillingPeriodNotAllowedSubscriptionPastDueError
  | SubscriptionIsCanceledActionInvalidError
  | SubscriptionLockedPendingChangesError
  | SubscriptionLockedProcessingError
  | SubscriptionLockedRenewalError
  | SubscriptionNotActiveError
  | TooManyRequestsError
  | UnsupportedMediaTypeError
  | ApiErrors<400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503, SubscriptionsPauseResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503>>;

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
export const endpoint: Endpoint<SubscriptionsPauseRequest, SubscriptionsPauseResult, SubscriptionsPauseError> = {
  id: 'subscriptions.pause',
  method: 'POST',
  path: '/subscriptions/{subscription_id}/pause',
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
    subscription_cannot_be_paused: SubscriptionCannotBePausedError,
    subscription_continuing_existing_billing_period_not_allowed:
      SubscriptionContinuingExistingBillingPeriodNotAllowedError,
    subscription_continuing_existing_billing_period_not_allowed_subscription_past_due:
      SubscriptionContinuingExistingBillingPeriodNotAllowedSubscriptionPastDueError,
    subscription_is_canceled_action_invalid: SubscriptionIsCanceledActionInvalidError,
    subscription_locked_pending_changes: SubscriptionLockedPendingChangesError,
    subscription_locked_processing: SubscriptionLockedProcessingError,
    subscription_locked_renewal: SubscriptionLockedRenewalError,
    subscription_not_active: SubscriptionNotActiveError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
