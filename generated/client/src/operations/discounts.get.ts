// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  DiscountsGetHeaders,
  DiscountsGetPath,
  DiscountsGetQuery,
  DiscountsGetResponse200,
  DiscountsGetResponse400,
} from '@billing/types';
import { pathCheck, queryCheck, headersCheck, response200Check } from '@billing/validators/discounts.get';

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

export interface DiscountsGetRequest {
  readonly path: DiscountsGetPath;
  readonly query?: DiscountsGetQuery;
  readonly headers?: DiscountsGetHeaders;
}

/** The result of `discounts.get`. */
export type DiscountsGetResult = DiscountsGetResponse200;

/** The errors of `discounts.get`, by `code`. */
export type DiscountsGetError =
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
  | ApiErrors<400 | 401 | 403 | 404 | 429 | 431 | 500 | 503, DiscountsGetResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 429 | 431 | 500 | 503>>;

/**
 * Get a discount
 *
 * Returns one discount, including archived discounts and discounts of mode `custom`, which lists leave
 * out. Depending on `type`, `amount` is a percentage or an amount in the lowest denomination.
 *
 * `times_used` counts redemptions. Renewals, changes within a billing period and one-time charges on a
 * subscription don't count.
 *
 * Needs the permission `discount.read`.
 * At most 240 requests in 60 seconds.
 *
 * @see GET /discounts/{discount_id}, in the document at operations/discounts.yaml#/discount/get
 */
export const endpoint: Endpoint<DiscountsGetRequest, DiscountsGetResult, DiscountsGetError> = {
  id: 'discounts.get',
  method: 'GET',
  path: '/discounts/{discount_id}',
  parameters: {
    path: writePath({ name: 'discount_id' }),
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
