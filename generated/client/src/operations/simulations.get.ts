// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  SimulationsGetHeaders,
  SimulationsGetPath,
  SimulationsGetResponse200,
  SimulationsGetResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, response200Check } from '@billing/validators/simulations.get';

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

export interface SimulationsGetRequest {
  readonly path: SimulationsGetPath;
  readonly headers?: SimulationsGetHeaders;
}

/** The result of `simulations.get`. */
export type SimulationsGetResult = SimulationsGetResponse200;

/** The errors of `simulations.get`, by `code`. */
export type SimulationsGetError =
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
  | ApiErrors<400 | 401 | 403 | 404 | 429 | 431 | 500 | 503, SimulationsGetResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 429 | 431 | 500 | 503>>;

/**
 * Get a simulation
 *
 * Returns one simulation: what it sends, and where. The `config` of a scenario is complete; it includes
 * the default of each option that you left out.
 *
 * Needs the permission `notification_simulation.read`.
 * At most 240 requests in 60 seconds.
 *
 * @see GET /simulations/{simulation_id}, in the document at operations/simulations.yaml#/simulation/get
 */
export const endpoint: Endpoint<SimulationsGetRequest, SimulationsGetResult, SimulationsGetError> = {
  id: 'simulations.get',
  method: 'GET',
  path: '/simulations/{simulation_id}',
  parameters: { path: writePath({ name: 'simulation_id' }), header: [{ name: 'service-version' }] },
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
