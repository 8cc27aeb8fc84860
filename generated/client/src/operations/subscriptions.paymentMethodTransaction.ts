// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  SubscriptionsPaymentMethodTransactionHeaders,
  SubscriptionsPaymentMethodTransactionPath,
  SubscriptionsPaymentMethodTransactionResponse200,
  SubscriptionsPaymentMethodTransactionResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, response200Check } from '@billing/validators/subscriptions.paymentMethodTransaction';

import {
  BadRequestError,
  ConflictError,
  ForbiddenError,
  type InternalError,
  InvalidTokenError,
  type InvalidVersionError,
  NotFoundError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  SubscriptionIsCanceledActionInvalidError,
  type TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writePath } from '../runtime/parameters/path.ts';

export interface SubscriptionsPaymentMethodTransactionRequest {
  readonly path: SubscriptionsPaymentMethodTransactionPath;
  readonly headers?: SubscriptionsPaymentMethodTransactionHeaders;
}

/** The result of `subscriptions.paymentMethodTransaction`. */
export type SubscriptionsPaymentMethodTransactionResult = SubscriptionsPaymentMethodTransactionResponse200;

/** The errors of `subscriptions.paymentMethodTransaction`, by `code`. */
export type SubscriptionsPaymentMethodTransactionError =
  | BadRequestError
  | ConflictError
  | ForbiddenError
  | InternalError
  | InvalidTokenError
  | InvalidVersionError
  | NotFoundError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | SubscriptionIsCanceledActionInvalidError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 404 | 409 | 429 | 431 | 500 | 503, SubscriptionsPaymentMethodTransactionResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 409 | 429 | 431 | 500 | 503>>;

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
export const endpoint: Endpoint<
  SubscriptionsPaymentMethodTransactionRequest,
  SubscriptionsPaymentMethodTransactionResult,
  SubscriptionsPaymentMethodTransactionError
> = {
  id: 'subscriptions.paymentMethodTransaction',
  method: 'GET',
  path: '/subscriptions/{subscription_id}/update-payment-method-transaction',
  parameters: { path: writePath({ name: 'subscription_id' }), header: [{ name: 'service-version' }] },
  repeatable: true,
  check: { path: pathCheck, headers: headersCheck },
  responses: { '200': response200Check },
  errors: {
    bad_request: BadRequestError,
    conflict: ConflictError,
    forbidden: ForbiddenError,
    invalid_token: InvalidTokenError,
    not_found: NotFoundError,
    subscription_is_canceled_action_invalid: SubscriptionIsCanceledActionInvalidError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
};
