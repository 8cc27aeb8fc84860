import type { SimulationsCreateBody, SimulationsCreateHeaders, SimulationsCreateResponse201 } from '@billing/types';
import { headersCheck, bodyCheck, response201Check } from '@billing/validators/simulations.create';

import {
  BadRequestError,
  ForbiddenError,
  InternalError,
  InvalidFieldError,
  InvalidJsonError,
  InvalidTokenError,
  InvalidVersionError,
  RequestBodyTooLargeError,
  RequestHeadersTooLargeError,
  ServiceUnavailableError,
  StorageLimitReachedError,
  TooManyRequestsError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, UnlistedCode } from '../runtime/errors.ts';

export interface SimulationsCreateRequest {
  readonly headers?: SimulationsCreateHeaders;
  readonly body: SimulationsCreateBody;
}

/** What `simulations.create` gives. */
export type SimulationsCreateResult = SimulationsCreateResponse201;

/** What the API can answer `simulations.create` with when it refuses, by `code`. */
export type SimulationsCreateError =
  | BadRequestError
  | ForbiddenError
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
  | ApiError<UnlistedCode>;

/**
 * Create a simulation
 *
 * Describes what to send to a destination to try it out. Nothing is sent yet: that is what runs are for, and a simulation
 * can be run as often as you like.
 *
 * With an event type as `type`, it sends that one event. Its data is a sample, in which the members of `payload` replace
 * those of the same name. If `payload` has the `id` of a stored entity of that kind, its data takes the place of the
 * sample. The result is checked against the schema of the event, so a misspelt member is refused.
 *
 * With a scenario as `type`, it sends all events of one step in the life of a subscription, which tell one story. `config`
 * has one member, named like the scenario; it says how the story goes and which stored entities it is about. Leave it out
 * to play the usual course with samples.
 *
 * Each stored entity that you name needs its read permission, or the answer is `forbidden`. Nothing that a simulation
 * does changes a stored entity.
 *
 * Needs the permission `notification_simulation.write`.
 * At most 240 requests in 60 seconds.
 * When no answer comes it is not tried again: it could be done twice.
 *
 * @see POST /simulations, in the document at operations/simulations.yaml#/simulations/post
 */
export const endpoint: Endpoint<SimulationsCreateRequest, SimulationsCreateResult, SimulationsCreateError> = {
  id: 'simulations.create',
  method: 'POST',
  path: '/simulations',
  parameters: { header: [{ name: 'service-version' }] },
  mediaType: 'application/json',
  bodyRequired: true,
  check: { headers: headersCheck, body: bodyCheck },
  answers: { '201': response201Check },
  errors: {
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    internal_error: InternalError,
    invalid_field: InvalidFieldError,
    invalid_json: InvalidJsonError,
    invalid_token: InvalidTokenError,
    invalid_version: InvalidVersionError,
    request_body_too_large: RequestBodyTooLargeError,
    request_headers_too_large: RequestHeadersTooLargeError,
    service_unavailable: ServiceUnavailableError,
    storage_limit_reached: StorageLimitReachedError,
    too_many_requests: TooManyRequestsError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
