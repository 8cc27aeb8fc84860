// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  SubscriptionsActivateHeaders,
  SubscriptionsActivatePath,
  SubscriptionsActivateResponse200,
  SubscriptionsActivateResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, response200Check } from '@billing/validators/subscriptions.activate';

import {
  BadRequestError,
  ForbiddenError,
  IdempotencyKeyInUseError,
  IdempotencyKeyReusedError,
  type InternalError,
  InvalidTokenError,
  type InvalidVersionError,
  NotFoundError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  SubscriptionCannotActivateError,
  SubscriptionIsCanceledActionInvalidError,
  SubscriptionLockedPendingChangesError,
  SubscriptionLockedProcessingError,
  SubscriptionLockedRenewalError,
  SubscriptionManualCollectionModeActivationNotAllowedError,
  SubscriptionMissingPaymentMethodCannotActivateError,
  SubscriptionPaymentDeclinedError,
  type TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writePath } from '../runtime/parameters/path.ts';

export interface SubscriptionsActivateRequest {
  readonly path: SubscriptionsActivatePath;
  readonly headers?: SubscriptionsActivateHeaders;
}

/** The result of `subscriptions.activate`. */
export type SubscriptionsActivateResult = SubscriptionsActivateResponse200;

/** The errors of `subscriptions.activate`, by `code`. */
export type SubscriptionsActivateError =
  | BadRequestError
  | ForbiddenError
  | IdempotencyKeyInUseError
  | IdempotencyKeyReusedError
  | InternalError
  | InvalidTokenError
  | InvalidVersionError
  | NotFoundError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | SubscriptionCannotActivateError
  | SubscriptionIsCanceledActionInvalidError
  | SubscriptionLockedPendingChangesError
  | SubscriptionLockedProcessingError
  | SubscriptionLockedRenewalError
  | SubscriptionManualCollectionModeActivationNotAllowedError
  | SubscriptionMissingPaymentMethodCannotActivateError
  | SubscriptionPaymentDeclinedError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 404 | 409 | 422 | 429 | 431 | 500 | 503, SubscriptionsActivateResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 409 | 422 | 429 | 431 | 500 | 503>>;

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
export const endpoint: Endpoint<SubscriptionsActivateRequest, SubscriptionsActivateResult, SubscriptionsActivateError> =
  {
    id: 'subscriptions.activate',
    method: 'POST',
    path: '/subscriptions/{subscription_id}/activate',
    parameters: {
      path: writePath({ name: 'subscription_id' }),
      header: [{ name: 'service-version' }, { name: 'idempotency-key' }],
    },
    idempotencyKey: 'idempotency-key',
    check: { path: pathCheck, headers: headersCheck },
    responses: { '200': response200Check },
    errors: {
      bad_request: BadRequestError,
      forbidden: ForbiddenError,
      idempotency_key_in_use: IdempotencyKeyInUseError,
      idempotency_key_reused: IdempotencyKeyReusedError,
      invalid_token: InvalidTokenError,
      not_found: NotFoundError,
      subscription_cannot_activate: SubscriptionCannotActivateError,
      subscription_is_canceled_action_invalid: SubscriptionIsCanceledActionInvalidError,
      subscription_locked_pending_changes: SubscriptionLockedPendingChangesError,
      subscription_locked_processing: SubscriptionLockedProcessingError,
      subscription_locked_renewal: SubscriptionLockedRenewalError,
      subscription_manual_collection_mode_activation_not_allowed:
        SubscriptionManualCollectionModeActivationNotAllowedError,
      subscription_missing_payment_method_cannot_activate: SubscriptionMissingPaymentMethodCannotActivateError,
      subscription_payment_declined: SubscriptionPaymentDeclinedError,
      unexpected_request_body: UnexpectedRequestBodyError,
    },
  };
