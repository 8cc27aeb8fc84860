// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  SubscriptionsGetHeaders,
  SubscriptionsGetPath,
  SubscriptionsGetQuery,
  SubscriptionsGetResponse200,
  SubscriptionsGetResponse400,
} from '@billing/types';
import { pathCheck, queryCheck, headersCheck, response200Check } from '@billing/validators/subscriptions.get';

import {
  BadRequestError,
  ForbiddenError,
  type InternalError,
  InvalidFieldError,
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
import { writeQuery } from '../runtime/parameters/query.ts';

export interface SubscriptionsGetRequest {
  readonly path: SubscriptionsGetPath;
  readonly query?: SubscriptionsGetQuery;
  readonly headers?: SubscriptionsGetHeaders;
}

/** The result of `subscriptions.get`. */
export type SubscriptionsGetResult = SubscriptionsGetResponse200;

/** The errors of `subscriptions.get`, by `code`. */
export type SubscriptionsGetError =
  | BadRequestError
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidTokenError
  | InvalidVersionError
  | NotFoundError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 404 | 429 | 431 | 500 | 503, SubscriptionsGetResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 429 | 431 | 500 | 503>>;

/**
 * Get a subscription
 *
 * Returns one subscription in any status. `items` has its recurring prices and products as they were when
 * the subscription started: later changes of the catalog don't change it.
 *
 * Billing periods are counted from the start of the subscription, or from the end of its trial. Monthly and
 * yearly periods keep the day, and use the last day of a shorter month: after 31 January come 28 February
 * and 31 March.
 *
 * `include` adds what it will be charged. These amounts are computed with the prices of its items, and the tax rates
 * and the credit of this moment.
 *
 * Needs the permission `subscription.read`.
 * At most 240 requests in 60 seconds.
 *
 * @see GET /subscriptions/{subscription_id}, in the document at operations/subscriptions.yaml#/subscription/get
 */
export const endpoint: Endpoint<SubscriptionsGetRequest, SubscriptionsGetResult, SubscriptionsGetError> = {
  id: 'subscriptions.get',
  method: 'GET',
  path: '/subscriptions/{subscription_id}',
  parameters: {
    path: writePath({ name: 'subscription_id' }),
    query: writeQuery({ name: 'include', style: 'form' }),
    header: [{ name: 'service-version' }],
  },
  repeatable: true,
  check: { path: pathCheck, query: queryCheck, headers: headersCheck },
  responses: { '200': response200Check },
  errors: {
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    invalid_field: InvalidFieldError,
    invalid_token: InvalidTokenError,
    not_found: NotFoundError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
};
