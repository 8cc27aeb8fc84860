// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  SimulationsUpdateBody,
  SimulationsUpdateHeaders,
  SimulationsUpdatePath,
  SimulationsUpdateResponse200,
} from '@billing/types';
import { pathCheck, headersCheck, bodyCheck, response200Check } from '@billing/validators/simulations.update';

import {
  BadRequestError,
  ConflictError,
  ForbiddenError,
  InternalError,
  InvalidFieldError,
  InvalidJsonError,
  InvalidTokenError,
  InvalidVersionError,
  NotFoundError,
  RequestBodyTooLargeError,
  RequestHeadersTooLargeError,
  ServiceUnavailableError,
  StorageLimitReachedError,
  TooManyRequestsError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, UnlistedCode } from '../runtime/errors.ts';

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
  | ApiError<UnlistedCode>;

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
 * The client does not retry it when no response arrives, since that could do it twice.
 *
 * @see PATCH /simulations/{simulation_id}, in the document at operations/simulations.yaml#/simulation/patch
 */
export const endpoint: Endpoint<SimulationsUpdateRequest, SimulationsUpdateResult, SimulationsUpdateError> = {
  id: 'simulations.update',
  method: 'PATCH',
  path: '/simulations/{simulation_id}',
  parameters: { path: [{ name: 'simulation_id' }], header: [{ name: 'service-version' }] },
  mediaType: 'application/json',
  bodyRequired: true,
  check: { path: pathCheck, headers: headersCheck, body: bodyCheck },
  responses: { '200': response200Check },
  errors: {
    bad_request: BadRequestError,
    conflict: ConflictError,
    forbidden: ForbiddenError,
    internal_error: InternalError,
    invalid_field: InvalidFieldError,
    invalid_json: InvalidJsonError,
    invalid_token: InvalidTokenError,
    invalid_version: InvalidVersionError,
    not_found: NotFoundError,
    request_body_too_large: RequestBodyTooLargeError,
    request_headers_too_large: RequestHeadersTooLargeError,
    service_unavailable: ServiceUnavailableError,
    storage_limit_reached: StorageLimitReachedError,
    too_many_requests: TooManyRequestsError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
