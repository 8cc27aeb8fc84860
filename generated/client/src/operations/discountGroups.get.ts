// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  DiscountGroupsGetHeaders,
  DiscountGroupsGetPath,
  DiscountGroupsGetResponse200,
  DiscountGroupsGetResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, response200Check } from '@billing/validators/discountGroups.get';

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

export interface DiscountGroupsGetRequest {
  readonly path: DiscountGroupsGetPath;
  readonly headers?: DiscountGroupsGetHeaders;
}

/** The result of `discountGroups.get`. */
export type DiscountGroupsGetResult = DiscountGroupsGetResponse200;

/** The errors of `discountGroups.get`, by `code`. */
export type DiscountGroupsGetError =
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
  | ApiErrors<400 | 401 | 403 | 404 | 429 | 431 | 500 | 503, DiscountGroupsGetResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 429 | 431 | 500 | 503>>;

/**
 * Get a discount group
 *
 * Returns one discount group, archived or not.
 *
 * Needs the permission `discount.read`.
 * At most 240 requests in 60 seconds.
 *
 * @see GET /discount-groups/{discount_group_id}, in the document at operations/discount-groups.yaml#/discount-group/get
 */
export const endpoint: Endpoint<DiscountGroupsGetRequest, DiscountGroupsGetResult, DiscountGroupsGetError> = {
  id: 'discountGroups.get',
  method: 'GET',
  path: '/discount-groups/{discount_group_id}',
  parameters: { path: writePath({ name: 'discount_group_id' }), header: [{ name: 'service-version' }] },
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
