// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  PaymentMethodsGetHeaders,
  PaymentMethodsGetPath,
  PaymentMethodsGetResponse200,
  PaymentMethodsGetResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, response200Check } from '@billing/validators/paymentMethods.get';

import {
  BadRequestError,
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

export interface PaymentMethodsGetRequest {
  readonly path: PaymentMethodsGetPath;
  readonly headers?: PaymentMethodsGetHeaders;
}

/** The result of `paymentMethods.get`. */
export type PaymentMethodsGetResult = PaymentMethodsGetResponse200;

/** The errors of `paymentMethods.get`, by `code`. */
export type PaymentMethodsGetError =
  | BadRequestError
  | ForbiddenError
  | InternalError
  | InvalidTokenError
  | InvalidVersionError
  | NotFoundError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 404 | 429 | 431 | 500 | 503, PaymentMethodsGetResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 429 | 431 | 500 | 503>>;

/**
 * Get a customer's payment method
 *
 * Returns one payment method that the customer saved. Depending on `type`, at most one of the objects with
 * details is not null; some types have none.
 *
 * Needs the permission `payment_method.read`.
 * At most 240 requests in 60 seconds.
 *
 * @see GET /customers/{customer_id}/payment-methods/{payment_method_id}, in the document at operations/payment-methods.yaml#/payment-method/get
 */
export const endpoint: Endpoint<PaymentMethodsGetRequest, PaymentMethodsGetResult, PaymentMethodsGetError> = {
  id: 'paymentMethods.get',
  method: 'GET',
  path: '/customers/{customer_id}/payment-methods/{payment_method_id}',
  parameters: {
    path: writePath({ name: 'customer_id' }, { name: 'payment_method_id' }),
    header: [{ name: 'service-version' }],
  },
  repeatable: true,
  check: { path: pathCheck, headers: headersCheck },
  responses: { '200': response200Check },
  errors: {
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    invalid_token: InvalidTokenError,
    not_found: NotFoundError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
};
