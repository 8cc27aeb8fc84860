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

/** What `simulationRuns.list` gives. */
export type SimulationRunsListResult = SimulationRunsListResponse200;

/** One of what the pages list. */
export type SimulationRunsListItem = SimulationRunsListResult['data'][number];

/** What the API can answer `simulationRuns.list` with when it refuses, by `code`. */
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
 * The runs of a simulation in the last 90 days. `include=events` adds to each what became of its events, request and
 * response bodies included. A page of large runs ends early then.
 *
 * The events of a run can show stored entities, which whoever started it may read. To include them, a key needs the
 * read permissions of these entities too, or the answer is `forbidden`; name the runs that it may see in `id`.
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
  answers: { '200': response200Check },
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
