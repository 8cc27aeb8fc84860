// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  SubscriptionsCancelBody,
  SubscriptionsCancelHeaders,
  SubscriptionsCancelPath,
  SubscriptionsCancelResponse200,
  SubscriptionsCancelResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, bodyCheck, response200Check } from '@billing/validators/subscriptions.cancel';

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
  SubscriptionIsCanceledActionInvalidError,
  SubscriptionLockedPendingChangesError,
  SubscriptionLockedProcessingError,
  SubscriptionLockedRenewalError,
  type TooManyRequestsError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writePath } from '../runtime/parameters/path.ts';

export interface SubscriptionsCancelRequest {
  readonly path: SubscriptionsCancelPath;
  readonly headers?: SubscriptionsCancelHeaders;
  readonly body?: SubscriptionsCancelBody;
}

/** The result of `subscriptions.cancel`. */
export type SubscriptionsCancelResult = SubscriptionsCancelResponse200;

/** The errors of `subscriptions.cancel`, by `code`. */
export type SubscriptionsCancelError =
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
  | SubscriptionIsCanceledActionInvalidError
  | SubscriptionLockedPendingChangesError
  | SubscriptionLockedProcessingError
  | SubscriptionLockedRenewalError
  | TooManyRequestsError
  | UnsupportedMediaTypeError
  | ApiErrors<400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503, SubscriptionsCancelResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503>>;

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
export const endpoint: Endpoint<SubscriptionsCancelRequest, SubscriptionsCancelResult, SubscriptionsCancelError> = {
  id: 'subscriptions.cancel',
  method: 'POST',
  path: '/subscriptions/{subscription_id}/cancel',
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
    subscription_is_canceled_action_invalid: SubscriptionIsCanceledActionInvalidError,
    subscription_locked_pending_changes: SubscriptionLockedPendingChangesError,
    subscription_locked_processing: SubscriptionLockedProcessingError,
    subscription_locked_renewal: SubscriptionLockedRenewalError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
