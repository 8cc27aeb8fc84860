import { ApiError } from './runtime/errors.ts';

/**
 * Bad request (400).
 *
 * The id is malformed.
 *
 * Send a whole id.
 */
export class BadRequestError extends ApiError<'bad_request', 400> {}

/**
 * Full (409).
 *
 * No place is left.
 *
 * Take the next one.
 */
export class CrossingFullError extends ApiError<'crossing_full', 409> {}

/**
 * Invalid field (400).
 *
 * A value is not allowed.
 *
 * Correct the value.
 */
export class InvalidFieldError extends ApiError<'invalid_field', 400> {}

/**
 * Not found (404).
 *
 * There is nothing with that id.
 *
 * Check the id.
 */
export class NotFoundError extends ApiError<'not_found', 404> {}
