// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  DiscountGroupsUpdateBody,
  DiscountGroupsUpdateHeaders,
  DiscountGroupsUpdatePath,
  DiscountGroupsUpdateResponse200,
  DiscountGroupsUpdateResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, bodyCheck, response200Check } from '@billing/validators/discountGroups.update';

import {
  BadRequestError,
  ConflictError,
  DiscountGroupNameConflictError,
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
  type TooManyRequestsError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writePath } from '../runtime/parameters/path.ts';

export interface DiscountGroupsUpdateRequest {
  readonly path: DiscountGroupsUpdatePath;
  readonly headers?: DiscountGroupsUpdateHeaders;
  readonly body: DiscountGroupsUpdateBody;
}

/** The result of `discountGroups.update`. */
export type DiscountGroupsUpdateResult = DiscountGroupsUpdateResponse200;

/** The errors of `discountGroups.update`, by `code`. */
export type DiscountGroupsUpdateError =
  | BadRequestError
  | ConflictError
  | DiscountGroupNameConflictError
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
  | TooManyRequestsError
  | UnsupportedMediaTypeError
  | ApiErrors<400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503, DiscountGroupsUpdateResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503>>;

/**
 * Update a discount group
 *
 * Changes the members in the body and leaves all others unchanged. If nothing changes, `updated_at` stays
 * the same and no event is created.
 *
 * With `status: archived`, no discount can be put into the group. Its discounts stay in it and remain
 * usable. `status: active` makes the group usable again.
 *
 * Needs the permission `discount.write`.
 * At most 240 requests in 60 seconds.
 * Emits `discount_group.updated`.
 *
 * @throws {DiscountGroupNameConflictError} Discount group name in use
 * @see PATCH /discount-groups/{discount_group_id}, in the document at operations/discount-groups.yaml#/discount-group/patch
 */
export const endpoint: Endpoint<DiscountGroupsUpdateRequest, DiscountGroupsUpdateResult, DiscountGroupsUpdateError> = {
  id: 'discountGroups.update',
  method: 'PATCH',
  path: '/discount-groups/{discount_group_id}',
  parameters: {
    path: writePath({ name: 'discount_group_id' }),
    header: [{ name: 'service-version' }, { name: 'idempotency-key' }],
  },
  mediaType: 'application/json',
  bodyRequired: true,
  idempotencyKey: 'idempotency-key',
  check: { path: pathCheck, headers: headersCheck, body: bodyCheck },
  responses: { '200': response200Check },
  errors: {
    bad_request: BadRequestError,
    conflict: ConflictError,
    discount_group_name_conflict: DiscountGroupNameConflictError,
    forbidden: ForbiddenError,
    idempotency_key_in_use: IdempotencyKeyInUseError,
    idempotency_key_reused: IdempotencyKeyReusedError,
    invalid_field: InvalidFieldError,
    invalid_json: InvalidJsonError,
    invalid_token: InvalidTokenError,
    not_found: NotFoundError,
    request_body_too_large: RequestBodyTooLargeError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
