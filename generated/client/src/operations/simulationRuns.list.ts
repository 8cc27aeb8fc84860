// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  SimulationRunsListHeaders,
  SimulationRunsListPath,
  SimulationRunsListQuery,
  SimulationRunsListResponse200,
} from '@billing/types';
import { pathCheck, queryCheck, headersCheck, response200Check } from '@billing/validators/simulationRuns.list';

import {
  BadRequestError,
  ForbiddenError,
  InternalError,
  InvalidFieldError,
  InvalidTokenError,
  InvalidVersionError,
  NotFoundError,
  RequestHeadersTooLargeError,
  ServiceUnavailableError,
  TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { PagedEndpoint } from '../runtime/endpoint.ts';
import type { ApiError, UnlistedCode } from '../runtime/errors.ts';

export interface SimulationRunsListRequest {
  readonly path: SimulationRunsListPath;
  readonly query?: SimulationRunsListQuery;
  readonly headers?: SimulationRunsListHeaders;
}

/** The result of `simulationRuns.list`. */
export type SimulationRunsListResult = SimulationRunsListResponse200;

/** An item of the list. */
export type SimulationRunsListItem = SimulationRunsListResult['data'][number];

/** The errors of `simulationRuns.list`, by `code`. */
export type SimulationRunsListError =
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
  | ApiError<UnlistedCode>;

/**
 * List the runs of a simulation
 *
 * Lists the runs of a simulation in the last 90 days. `include=events` adds the events of each run with
 * their request and response bodies. A page with large runs can contain fewer items.
 *
 * The events of a run can show stored entities that the creator of the run was allowed to read. To
 * include events, a key also needs the read permissions for these entities; otherwise the response is
 * `forbidden`. Use `id` to select the runs that the key may read.
 *
 * Needs the permission `notification_simulation.read`.
 * At most 240 requests in 60 seconds.
 * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
 *
 * @see GET /simulations/{simulation_id}/runs, in the document at operations/simulation-runs.yaml#/simulation-runs/get
 */
export const endpoint: PagedEndpoint<
  SimulationRunsListRequest,
  SimulationRunsListResult,
  SimulationRunsListError,
  SimulationRunsListItem
> = {
  id: 'simulationRuns.list',
  method: 'GET',
  path: '/simulations/{simulation_id}/runs',
  parameters: {
    path: [{ name: 'simulation_id' }],
    query: [
      { name: 'after', style: 'form', explode: true },
      { name: 'per_page', style: 'form', explode: true },
      { name: 'order_by', style: 'form', explode: true },
      { name: 'id', style: 'form' },
      { name: 'include', style: 'form' },
    ],
    header: [{ name: 'skip-count' }, { name: 'service-version' }],
  },
  repeatable: true,
  check: { path: pathCheck, query: queryCheck, headers: headersCheck },
  responses: { '200': response200Check },
  errors: {
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    internal_error: InternalError,
    invalid_field: InvalidFieldError,
    invalid_token: InvalidTokenError,
    invalid_version: InvalidVersionError,
    not_found: NotFoundError,
    request_headers_too_large: RequestHeadersTooLargeError,
    service_unavailable: ServiceUnavailableError,
    too_many_requests: TooManyRequestsError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
  paging: {
    items: ['data'],
    next: ['meta', 'pagination', 'next'],
    hasMore: ['meta', 'pagination', 'has_more'],
    cursor: 'after',
  },
};
