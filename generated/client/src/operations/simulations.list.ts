// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  SimulationsListHeaders,
  SimulationsListQuery,
  SimulationsListResponse200,
  SimulationsListResponse400,
} from '@billing/types';
import { queryCheck, headersCheck, response200Check } from '@billing/validators/simulations.list';

import {
  ForbiddenError,
  type InternalError,
  InvalidFieldError,
  InvalidTokenError,
  type InvalidVersionError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  type TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { PagedEndpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writeQuery } from '../runtime/parameters/query.ts';
import { startPagedCall } from '../runtime/paged-call.ts';

export interface SimulationsListRequest {
  readonly query?: SimulationsListQuery;
  readonly headers?: SimulationsListHeaders;
}

/** The result of `simulations.list`. */
export type SimulationsListResult = SimulationsListResponse200;

/** An item of the list. */
export type SimulationsListItem = SimulationsListResult['data'][number];

/** The errors of `simulations.list`, by `code`. */
export type SimulationsListError =
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidTokenError
  | InvalidVersionError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 429 | 431 | 500 | 503, SimulationsListResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 429 | 431 | 500 | 503>>;

/**
 * List simulations
 *
 * Lists the simulations of the account. To include archived simulations, filter by `status`.
 *
 * Needs the permission `notification_simulation.read`.
 * At most 240 requests in 60 seconds.
 * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
 *
 * @see GET /simulations, in the document at operations/simulations.yaml#/simulations/get
 */
export const endpoint: PagedEndpoint<
  SimulationsListRequest,
  SimulationsListResult,
  SimulationsListError,
  SimulationsListItem
> = {
  id: 'simulations.list',
  method: 'GET',
  path: '/simulations',
  parameters: {
    query: writeQuery(
      { name: 'after', style: 'form', explode: true },
      { name: 'per_page', style: 'form', explode: true },
      { name: 'order_by', style: 'form', explode: true },
      { name: 'id', style: 'form' },
      { name: 'notification_setting_id', style: 'form' },
      { name: 'status', style: 'form' },
    ),
    header: [{ name: 'skip-count' }, { name: 'service-version' }],
  },
  repeatable: true,
  check: { query: queryCheck, headers: headersCheck },
  responses: { '200': response200Check },
  errors: {
    forbidden: ForbiddenError,
    invalid_field: InvalidFieldError,
    invalid_token: InvalidTokenError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
  start: startPagedCall('simulations.list', {
    items: ['data'],
    next: ['meta', 'pagination', 'next'],
    hasMore: ['meta', 'pagination', 'has_more'],
    cursor: 'after',
  }),
};
