// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  SimulationEventsListHeaders,
  SimulationEventsListPath,
  SimulationEventsListQuery,
  SimulationEventsListResponse200,
  SimulationEventsListResponse400,
} from '@billing/types';
import { pathCheck, queryCheck, headersCheck, response200Check } from '@billing/validators/simulationEvents.list';

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

export interface SimulationEventsListRequest {
  readonly path: SimulationEventsListPath;
  readonly query?: SimulationEventsListQuery;
  readonly headers?: SimulationEventsListHeaders;
}

/** The result of `simulationEvents.list`. */
export type SimulationEventsListResult = SimulationEventsListResponse200;

/** An item of the list. */
export type SimulationEventsListItem = SimulationEventsListResult['data'][number];

/** The errors of `simulationEvents.list`, by `code`. */
export type SimulationEventsListError =
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
  | ApiErrors<400 | 401 | 403 | 404 | 429 | 431 | 500 | 503, SimulationEventsListResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 429 | 431 | 500 | 503>>;

/**
 * List the events of a run
 *
 * Lists the events of a simulation run, with each request and response. With `order_by=id[ASC]` they are
 * in the order in which they are sent, with replays last.
 *
 * The events of a run can show stored entities that the creator of the run was allowed to read. A key
 * without the read permissions for these entities receives `forbidden`.
 *
 * Needs the permission `notification_simulation.read`.
 * At most 240 requests in 60 seconds.
 * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
 *
 * @see GET /simulations/{simulation_id}/runs/{simulation_run_id}/events, in the document at operations/simulation-events.yaml#/simulation-events/get
 */
export const endpoint: PagedEndpoint<
  SimulationEventsListRequest,
  SimulationEventsListResult,
  SimulationEventsListError,
  SimulationEventsListItem
> = {
  id: 'simulationEvents.list',
  method: 'GET',
  path: '/simulations/{simulation_id}/runs/{simulation_run_id}/events',
  parameters: {
    path: writePath({ name: 'simulation_id' }, { name: 'simulation_run_id' }),
    query: writeQuery(
      { name: 'after', style: 'form', explode: true },
      { name: 'per_page', style: 'form', explode: true },
      { name: 'order_by', style: 'form', explode: true },
      { name: 'id', style: 'form' },
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
  start: startPagedCall('simulationEvents.list', {
    items: ['data'],
    next: ['meta', 'pagination', 'next'],
    hasMore: ['meta', 'pagination', 'has_more'],
    cursor: 'after',
  }),
};
