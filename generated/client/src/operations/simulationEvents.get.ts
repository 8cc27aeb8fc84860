// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  SimulationEventsGetHeaders,
  SimulationEventsGetPath,
  SimulationEventsGetResponse200,
  SimulationEventsGetResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, response200Check } from '@billing/validators/simulationEvents.get';

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

export interface SimulationEventsGetRequest {
  readonly path: SimulationEventsGetPath;
  readonly headers?: SimulationEventsGetHeaders;
}

/** The result of `simulationEvents.get`. */
export type SimulationEventsGetResult = SimulationEventsGetResponse200;

/** The errors of `simulationEvents.get`, by `code`. */
export type SimulationEventsGetError =
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
  | ApiErrors<400 | 401 | 403 | 404 | 429 | 431 | 500 | 503, SimulationEventsGetResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 429 | 431 | 500 | 503>>;

/**
 * Get a simulation event
 *
 * Returns one event of a run: what was sent to the destination, and its response. `request.body` is the
 * exact text of the webhook, which helps when the signature check of a receiver fails.
 *
 * `failed` with a `response` means that the destination responded with a status other than 2xx. `failed`
 * without one means that there was no response within five seconds. An event is `aborted` when it could
 * not be sent at all. The three identifiers of the path must belong together.
 *
 * The events of a run can show stored entities that the creator of the run was allowed to read. A key
 * without the read permissions for these entities receives `forbidden`.
 *
 * Needs the permission `notification_simulation.read`.
 * At most 240 requests in 60 seconds.
 *
 * @see GET /simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}, in the document at operations/simulation-events.yaml#/simulation-event/get
 */
export const endpoint: Endpoint<SimulationEventsGetRequest, SimulationEventsGetResult, SimulationEventsGetError> = {
  id: 'simulationEvents.get',
  method: 'GET',
  path: '/simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}',
  parameters: {
    path: writePath({ name: 'simulation_id' }, { name: 'simulation_run_id' }, { name: 'simulation_event_id' }),
    header: [{ name: 'service-version' }],
  },
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
