// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  CrossingsBookBody,
  CrossingsBookPath,
  CrossingsBookResponse201,
  CrossingsBookResponse400,
} from '@house-extensions/types';
import { pathCheck, bodyCheck, response201Check } from '@house-extensions/validators/crossings.book';

import { BadRequestError, CrossingFullError, type InvalidFieldError, NotFoundError } from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writePath } from '../runtime/parameters/path.ts';

export interface CrossingsBookRequest {
  readonly path: CrossingsBookPath;
  readonly body: CrossingsBookBody;
}

/** The result of `crossings.book`. */
export type CrossingsBookResult = CrossingsBookResponse201;

/** The errors of `crossings.book`, by `code`. */
export type CrossingsBookError =
  | BadRequestError
  | CrossingFullError
  | InvalidFieldError
  | NotFoundError
  | ApiErrors<400 | 404 | 409, CrossingsBookResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 404 | 409>>;

/**
 * Book a crossing
 *
 * Takes one place.
 *
 * Needs the permission `crossing.write`.
 * At most 240 requests in 60 seconds.
 * Emits `crossing.booked`.
 *
 * @throws {BadRequestError} Bad request
 * @throws {CrossingFullError} Full
 * @throws {InvalidFieldError} Invalid field
 * @throws {NotFoundError} Not found
 * @see POST /crossings/{crossing_id}, in the document at spec.yaml#/paths/~1crossings~1{crossing_id}/post
 */
export const endpoint: Endpoint<CrossingsBookRequest, CrossingsBookResult, CrossingsBookError> = {
  id: 'crossings.book',
  method: 'POST',
  path: '/crossings/{crossing_id}',
  parameters: { path: writePath({ name: 'crossing_id' }) },
  mediaType: 'application/json',
  bodyRequired: true,
  repeatable: true,
  check: { path: pathCheck, body: bodyCheck },
  responses: { '201': response201Check },
  errors: { bad_request: BadRequestError, crossing_full: CrossingFullError, not_found: NotFoundError },
};
