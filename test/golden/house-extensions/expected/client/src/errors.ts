// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@house-extensions/types';

import { ApiError } from './runtime/errors.ts';

/**
 * Bad request (400).
 *
 * The id is malformed.
 *
 * Send a whole id.
 *
 * @see spec.yaml#/x-error-catalogue/bad_request
 */
export class BadRequestError extends ApiError<'bad_request', 400, types.CrossingsBookResponse400> {}

/**
 * Full (409).
 *
 * No place is left.
 *
 * Take the next one.
 *
 * @see spec.yaml#/x-error-catalogue/crossing_full
 */
export class CrossingFullError extends ApiError<'crossing_full', 409, types.CrossingsBookResponse409> {}

/**
 * Invalid field (400).
 *
 * A value is not allowed.
 *
 * Correct the value.
 *
 * @see spec.yaml#/x-error-catalogue/invalid_field
 */
export class InvalidFieldError extends ApiError<
  'invalid_field',
  400,
  types.CrossingsBookResponse400 | types.CrossingsListResponse400
> {}

/**
 * Not found (404).
 *
 * There is nothing with that id.
 *
 * Check the id.
 *
 * @see spec.yaml#/x-error-catalogue/not_found
 */
export class NotFoundError extends ApiError<'not_found', 404, types.CrossingsBookResponse404> {}
