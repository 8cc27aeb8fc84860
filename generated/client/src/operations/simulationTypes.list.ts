// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { SimulationTypesListHeaders, SimulationTypesListResponse200 } from '@billing/types';
import { headersCheck, response200Check } from '@billing/validators/simulationTypes.list';

import {
  InternalError,
  InvalidTokenError,
  InvalidVersionError,
  RequestHeadersTooLargeError,
  ServiceUnavailableError,
  TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, UnlistedCode } from '../runtime/errors.ts';

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
  | ApiError<UnlistedCode>;

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
  errors: {
    internal_error: InternalError,
    invalid_token: InvalidTokenError,
    invalid_version: InvalidVersionError,
    request_headers_too_large: RequestHeadersTooLargeError,
    service_unavailable: ServiceUnavailableError,
    too_many_requests: TooManyRequestsError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
};
