// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  SimulationRunsGetHeaders,
  SimulationRunsGetPath,
  SimulationRunsGetQuery,
  SimulationRunsGetResponse200,
  SimulationRunsGetResponse400,
} from '@billing/types';
import { pathCheck, queryCheck, headersCheck, response200Check } from '@billing/validators/simulationRuns.get';

import {
  BadRequestError,
  ForbiddenError,
  type InternalError,
  InvalidFieldError,
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
import { writeQuery } from '../runtime/parameters/query.ts';

export interface SimulationRunsGetRequest {
  readonly path: SimulationRunsGetPath;
  readonly query?: SimulationRunsGetQuery;
  readonly headers?: SimulationRunsGetHeaders;
}

/** The result of `simulationRuns.get`. */
export type SimulationRunsGetResult = SimulationRunsGetResponse200;

/** The errors of `simulationRuns.get`, by `code`. */
export type SimulationRunsGetError =
  | BadRequestError
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidTokenError
  | InvalidVersionError
  | NotFoundError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 404 | 429 | 431 | 500 | 503, SimulationRunsGetResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 429 | 431 | 500 | 503>>;

/**
 * Get a simulation run
 *
 * Returns one run of a simulation. A run sends its events one after the other and is `pending` until the
 * last one was attempted. Poll it every few seconds, or watch your receiver. `completed` means that every
 * event was attempted, not that every one was accepted: use `include=events` to see the result of each
 * event.
 *
 * If the run belongs to another simulation than the one in the path, the response is `not_found`. Runs
 * are available for 90 days.
 *
 * The events of a run can show stored entities that the creator of the run was allowed to read. To
 * include events, a key also needs the read permissions for these entities; otherwise the response is
 * `forbidden`.
 *
 * Needs the permission `notification_simulation.read`.
 * At most 240 requests in 60 seconds.
 *
 * @see GET /simulations/{simulation_id}/runs/{simulation_run_id}, in the document at operations/simulation-runs.yaml#/simulation-run/get
 */
export const endpoint: Endpoint<SimulationRunsGetRequest, SimulationRunsGetResult, SimulationRunsGetError> = {
  id: 'simulationRuns.get',
  method: 'GET',
  path: '/simulations/{simulation_id}/runs/{simulation_run_id}',
  parameters: {
    path: writePath({ name: 'simulation_id' }, { name: 'simulation_run_id' }),
    query: writeQuery({ name: 'include', style: 'form' }),
    header: [{ name: 'service-version' }],
  },
  repeatable: true,
  check: { path: pathCheck, query: queryCheck, headers: headersCheck },
  responses: { '200': response200Check },
  errors: {
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    invalid_field: InvalidFieldError,
    invalid_token: InvalidTokenError,
    not_found: NotFoundError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
};
