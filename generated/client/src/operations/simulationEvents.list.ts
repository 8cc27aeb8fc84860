// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  SimulationEventsListHeaders,
  SimulationEventsListPath,
  SimulationEventsListQuery,
  SimulationEventsListResponse200,
} from '@billing/types';
import { pathCheck, queryCheck, headersCheck, response200Check } from '@billing/validators/simulationEvents.list';

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
  | ApiError<UnlistedCode>;

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
    path: [{ name: 'simulation_id' }, { name: 'simulation_run_id' }],
    query: [
      { name: 'after', style: 'form', explode: true },
      { name: 'per_page', style: 'form', explode: true },
      { name: 'order_by', style: 'form', explode: true },
      { name: 'id', style: 'form' },
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
