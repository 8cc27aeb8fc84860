// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  SimulationsCreateBody,
  SimulationsCreateHeaders,
  SimulationsCreateResponse201,
  SimulationsCreateResponse400,
} from '@billing/types';
import { headersCheck, bodyCheck, response201Check } from '@billing/validators/simulations.create';

import {
  BadRequestError,
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
  StorageLimitReachedError,
  type TooManyRequestsError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';

export interface SimulationsCreateRequest {
  readonly headers?: SimulationsCreateHeaders;
  readonly body: SimulationsCreateBody;
}

/** The result of `simulations.create`. */
export type SimulationsCreateResult = SimulationsCreateResponse201;

/** The errors of `simulations.create`, by `code`. */
export type SimulationsCreateError =
  | BadRequestError
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
  | StorageLimitReachedError
  | TooManyRequestsError
  | UnsupportedMediaTypeError
  | ApiErrors<400 | 401 | 403 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503, SimulationsCreateResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503>>;

/**
 * Create a simulation
 *
 * Creates a simulation: a description of events to send to a destination for testing. It sends nothing
 * until you run it, and you can run it any number of times.
 *
 * If `type` is an event type, the simulation sends that event. Its data is a sample; the members of
 * `payload` replace members with the same name. If `payload` has the `id` of a stored entity of that
 * kind, the data of the entity replaces the sample. The result is validated against the schema of the
 * event, so a misspelled member is rejected.
 *
 * If `type` is a scenario, the simulation sends all events of one step in the life of a subscription,
 * with consistent data. `config` has one member, named like the scenario, which selects options and the
 * stored entities to use. Without it, the scenario runs with default options and sample data.
 *
 * Each stored entity that you name requires its read permission; otherwise the response is `forbidden`.
 * Simulations never change stored entities.
 *
 * Needs the permission `notification_simulation.write`.
 * At most 240 requests in 60 seconds.
 *
 * @see POST /simulations, in the document at operations/simulations.yaml#/simulations/post
 */
export const endpoint: Endpoint<SimulationsCreateRequest, SimulationsCreateResult, SimulationsCreateError> = {
  id: 'simulations.create',
  method: 'POST',
  path: '/simulations',
  parameters: { header: [{ name: 'service-version' }, { name: 'idempotency-key' }] },
  mediaType: 'application/json',
  bodyRequired: true,
  idempotencyKey: 'idempotency-key',
  check: { headers: headersCheck, body: bodyCheck },
  responses: { '201': response201Check },
  errors: {
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    idempotency_key_in_use: IdempotencyKeyInUseError,
    idempotency_key_reused: IdempotencyKeyReusedError,
    invalid_field: InvalidFieldError,
    invalid_json: InvalidJsonError,
    invalid_token: InvalidTokenError,
    request_body_too_large: RequestBodyTooLargeError,
    storage_limit_reached: StorageLimitReachedError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
