// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  SimulationsUpdateBody,
  SimulationsUpdateHeaders,
  SimulationsUpdatePath,
  SimulationsUpdateResponse200,
  SimulationsUpdateResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, bodyCheck, response200Check } from '@billing/validators/simulations.update';

import {
  BadRequestError,
  ConflictError,
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
  StorageLimitReachedError,
  type TooManyRequestsError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writePath } from '../runtime/parameters/path.ts';

export interface SimulationsUpdateRequest {
  readonly path: SimulationsUpdatePath;
  readonly headers?: SimulationsUpdateHeaders;
  readonly body: SimulationsUpdateBody;
}

/** The result of `simulations.update`. */
export type SimulationsUpdateResult = SimulationsUpdateResponse200;

/** The errors of `simulations.update`, by `code`. */
export type SimulationsUpdateError =
  | BadRequestError
  | ConflictError
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
  | StorageLimitReachedError
  | TooManyRequestsError
  | UnsupportedMediaTypeError
  | ApiErrors<400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503, SimulationsUpdateResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503>>;

/**
 * Update a simulation
 *
 * Changes the members in the body and leaves all others unchanged; `payload` and `config` are replaced as
 * a whole. The result must be consistent: if you change `type`, also send a `payload` or `config` that
 * matches it, or `null` to remove one that does not.
 *
 * A pending run continues with the values that it was started with. `status: archived` cancels it; you
 * can run the simulation again once it is `active`.
 *
 * Needs the permission `notification_simulation.write`.
 * At most 240 requests in 60 seconds.
 *
 * @see PATCH /simulations/{simulation_id}, in the document at operations/simulations.yaml#/simulation/patch
 */
export const endpoint: Endpoint<SimulationsUpdateRequest, SimulationsUpdateResult, SimulationsUpdateError> = {
  id: 'simulations.update',
  method: 'PATCH',
  path: '/simulations/{simulation_id}',
  parameters: {
    path: writePath({ name: 'simulation_id' }),
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
    forbidden: ForbiddenError,
    idempotency_key_in_use: IdempotencyKeyInUseError,
    idempotency_key_reused: IdempotencyKeyReusedError,
    invalid_field: InvalidFieldError,
    invalid_json: InvalidJsonError,
    invalid_token: InvalidTokenError,
    not_found: NotFoundError,
    request_body_too_large: RequestBodyTooLargeError,
    storage_limit_reached: StorageLimitReachedError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
