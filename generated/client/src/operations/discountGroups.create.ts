// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  DiscountGroupsCreateBody,
  DiscountGroupsCreateHeaders,
  DiscountGroupsCreateResponse201,
  DiscountGroupsCreateResponse400,
} from '@billing/types';
import { headersCheck, bodyCheck, response201Check } from '@billing/validators/discountGroups.create';

import {
  BadRequestError,
  DiscountGroupNameConflictError,
  ForbiddenError,
  IdempotencyKeyInUseError,
  IdempotencyKeyReusedError,
  type InternalError,
  InvalidFieldError,
  InvalidJsonError,
  InvalidTokenError,
  type InvalidVersionError,
  RequestBodyTooLargeError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  type TooManyRequestsError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';

export interface DiscountGroupsCreateRequest {
  readonly headers?: DiscountGroupsCreateHeaders;
  readonly body: DiscountGroupsCreateBody;
}

/** The result of `discountGroups.create`. */
export type DiscountGroupsCreateResult = DiscountGroupsCreateResponse201;

/** The errors of `discountGroups.create`, by `code`. */
export type DiscountGroupsCreateError =
  | BadRequestError
  | DiscountGroupNameConflictError
  | ForbiddenError
  | IdempotencyKeyInUseError
  | IdempotencyKeyReusedError
  | InternalError
  | InvalidFieldError
  | InvalidJsonError
  | InvalidTokenError
  | InvalidVersionError
  | RequestBodyTooLargeError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnsupportedMediaTypeError
  | ApiErrors<400 | 401 | 403 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503, DiscountGroupsCreateResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503>>;

/**
 * Create a discount group
 *
 * Creates a group for discounts that belong together, such as those of one campaign. Its name is internal
 * and unique in the account; archived groups retain their name.
 *
 * To put a discount into the group, create or update the discount with `discount_group_id`.
 *
 * Needs the permission `discount.write`.
 * At most 240 requests in 60 seconds.
 * Emits `discount_group.created`.
 *
 * @throws {DiscountGroupNameConflictError} Discount group name in use
 * @see POST /discount-groups, in the document at operations/discount-groups.yaml#/discount-groups/post
 */
export const endpoint: Endpoint<DiscountGroupsCreateRequest, DiscountGroupsCreateResult, DiscountGroupsCreateError> = {
  id: 'discountGroups.create',
  method: 'POST',
  path: '/discount-groups',
  parameters: { header: [{ name: 'service-version' }, { name: 'idempotency-key' }] },
  mediaType: 'application/json',
  bodyRequired: true,
  idempotencyKey: 'idempotency-key',
  check: { headers: headersCheck, body: bodyCheck },
  responses: { '201': response201Check },
  errors: {
    bad_request: BadRequestError,
    discount_group_name_conflict: DiscountGroupNameConflictError,
    forbidden: ForbiddenError,
    idempotency_key_in_use: IdempotencyKeyInUseError,
    idempotency_key_reused: IdempotencyKeyReusedError,
    invalid_field: InvalidFieldError,
    invalid_json: InvalidJsonError,
    invalid_token: InvalidTokenError,
    request_body_too_large: RequestBodyTooLargeError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
