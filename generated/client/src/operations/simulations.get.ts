// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { SimulationsGetHeaders, SimulationsGetPath, SimulationsGetResponse200 } from '@billing/types';
import { pathCheck, headersCheck, response200Check } from '@billing/validators/simulations.get';

import {
  BadRequestError,
  ForbiddenError,
  InternalError,
  InvalidTokenError,
  InvalidVersionError,
  NotFoundError,
  RequestHeadersTooLargeError,
  ServiceUnavailableError,
  TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, UnlistedCode } from '../runtime/errors.ts';

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
  | ApiError<UnlistedCode>;

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
  parameters: { path: [{ name: 'simulation_id' }], header: [{ name: 'service-version' }] },
  repeatable: true,
  check: { path: pathCheck, headers: headersCheck },
  responses: { '200': response200Check },
  errors: {
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    internal_error: InternalError,
    invalid_token: InvalidTokenError,
    invalid_version: InvalidVersionError,
    not_found: NotFoundError,
    request_headers_too_large: RequestHeadersTooLargeError,
    service_unavailable: ServiceUnavailableError,
    too_many_requests: TooManyRequestsError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
};
