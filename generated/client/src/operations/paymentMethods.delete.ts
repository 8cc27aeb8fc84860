// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  PaymentMethodsDeleteHeaders,
  PaymentMethodsDeletePath,
  PaymentMethodsDeleteResponse400,
} from '@billing/types';
import { pathCheck, headersCheck } from '@billing/validators/paymentMethods.delete';

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
  type TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writePath } from '../runtime/parameters/path.ts';

export interface PaymentMethodsDeleteRequest {
  readonly path: PaymentMethodsDeletePath;
  readonly headers?: PaymentMethodsDeleteHeaders;
}

/** The result of `paymentMethods.delete`. */
export type PaymentMethodsDeleteResult = undefined;

/** The errors of `paymentMethods.delete`, by `code`. */
export type PaymentMethodsDeleteError =
  | BadRequestError
  | ConflictError
  | ForbiddenError
  | InternalError
  | InvalidTokenError
  | InvalidVersionError
  | NotFoundError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 404 | 409 | 429 | 431 | 500 | 503, PaymentMethodsDeleteResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 409 | 429 | 431 | 500 | 503>>;

/**
 * Delete a customer's payment method
 *
 * Permanently deletes a payment method, for example when the customer asks you to. It is not offered at
 * checkout anymore. The customer can save the same payment method again, which creates a new one.
 *
 * A payment method that pays for a subscription can't be deleted. Cancel the subscription first, or change
 * its [payment method](subscriptions.paymentMethodTransaction.html).
 *
 * The event `payment_method.deleted` has the `deletion_reason` `api`.
 *
 * Needs the permission `payment_method.write`.
 * At most 240 requests in 60 seconds.
 * Emits `payment_method.deleted`.
 *
 * @see DELETE /customers/{customer_id}/payment-methods/{payment_method_id}, in the document at operations/payment-methods.yaml#/payment-method/delete
 */
export const endpoint: Endpoint<PaymentMethodsDeleteRequest, PaymentMethodsDeleteResult, PaymentMethodsDeleteError> = {
  id: 'paymentMethods.delete',
  method: 'DELETE',
  path: '/customers/{customer_id}/payment-methods/{payment_method_id}',
  parameters: {
    path: writePath({ name: 'customer_id' }, { name: 'payment_method_id' }),
    header: [{ name: 'service-version' }],
  },
  repeatable: true,
  check: { path: pathCheck, headers: headersCheck },
  responses: { '204': null },
  errors: {
    bad_request: BadRequestError,
    conflict: ConflictError,
    forbidden: ForbiddenError,
    invalid_token: InvalidTokenError,
    not_found: NotFoundError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
};
