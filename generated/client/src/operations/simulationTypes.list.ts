// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  SimulationTypesListHeaders,
  SimulationTypesListResponse200,
  SimulationTypesListResponse400,
} from '@billing/types';
import { headersCheck, response200Check } from '@billing/validators/simulationTypes.list';

import {
  type InternalError,
  InvalidTokenError,
  type InvalidVersionError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  type TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';

export interface SimulationTypesListRequest {
  readonly headers?: SimulationTypesListHeaders;
}

/** The result of `simulationTypes.list`. */
export type SimulationTypesListResult = SimulationTypesListResponse200;

/** The errors of `simulationTypes.list`, by `code`. */
export type SimulationTypesListError =
  | InternalError
  | InvalidTokenError
  | InvalidVersionError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 429 | 431 | 500 | 503, SimulationTypesListResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 429 | 431 | 500 | 503>>;

/**
 * List simulation types
 *
 * Lists everything that you can simulate, on one page: each event type, as a single event, and five
 * scenarios that send all events of one step in the life of a subscription. `events` of a scenario lists
 * its events in their default order; the options of a simulation can remove some or add others.
 *
 * At most 240 requests in 60 seconds.
 *
 * @see GET /simulation-types, in the document at operations/simulation-types.yaml#/simulation-types/get
 */
export const endpoint: Endpoint<SimulationTypesListRequest, SimulationTypesListResult, SimulationTypesListError> = {
  id: 'simulationTypes.list',
  method: 'GET',
  path: '/simulation-types',
  parameters: { header: [{ name: 'service-version' }] },
  repeatable: true,
  check: { headers: headersCheck },
  responses: { '200': response200Check },
  errors: { invalid_token: InvalidTokenError, unexpected_request_body: UnexpectedRequestBodyError },
};
