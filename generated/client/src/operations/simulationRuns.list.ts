// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  SimulationRunsListHeaders,
  SimulationRunsListPath,
  SimulationRunsListQuery,
  SimulationRunsListResponse200,
  SimulationRunsListResponse400,
} from '@billing/types';
import { pathCheck, queryCheck, headersCheck, response200Check } from '@billing/validators/simulationRuns.list';

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
import type { PagedEndpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writePath } from '../runtime/parameters/path.ts';
import { writeQuery } from '../runtime/parameters/query.ts';
import { startPagedCall } from '../runtime/paged-call.ts';

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
  | ApiErrors<400 | 401 | 403 | 404 | 429 | 431 | 500 | 503, SimulationRunsListResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 429 | 431 | 500 | 503>>;

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
    path: writePath({ name: 'simulation_id' }),
    query: writeQuery(
      { name: 'after', style: 'form', explode: true },
      { name: 'per_page', style: 'form', explode: true },
      { name: 'order_by', style: 'form', explode: true },
      { name: 'id', style: 'form' },
      { name: 'include', style: 'form' },
    ),
    header: [{ name: 'skip-count' }, { name: 'service-version' }],
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
  start: startPagedCall('simulationRuns.list', {
    items: ['data'],
    next: ['meta', 'pagination', 'next'],
    hasMore: ['meta', 'pagination', 'has_more'],
    cursor: 'after',
  }),
};
