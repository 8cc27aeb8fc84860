// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { CrossingsListQuery, CrossingsListResponse200, CrossingsListResponse400 } from '@house-extensions/types';
import { queryCheck, response200Check } from '@house-extensions/validators/crossings.list';

import { type InvalidFieldError } from '../errors.ts';
import type { PagedEndpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, UnlistedCode } from '../runtime/errors.ts';
import { writeQuery } from '../runtime/parameters/query.ts';
import { startPagedCall } from '../runtime/paged-call.ts';

export interface CrossingsListRequest {
  readonly query?: CrossingsListQuery;
}

/** The result of `crossings.list`. */
export type CrossingsListResult = CrossingsListResponse200;

/** An item of the list. */
export type CrossingsListItem = CrossingsListResult['data'][number];

/** The errors of `crossings.list`, by `code`. */
export type CrossingsListError =
  | InvalidFieldError
  | ApiError<UnlistedCode, 400, CrossingsListResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400>>;

/**
 * List crossings
 *
 * Every crossing, the next one first.
 *
 * Needs the permission `crossing.read`.
 * At most 1000 requests in 60 seconds.
 * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
 *
 * @throws {InvalidFieldError} Invalid field
 * @see GET /crossings, in the document at spec.yaml#/paths/~1crossings/get
 */
export const endpoint: PagedEndpoint<CrossingsListRequest, CrossingsListResult, CrossingsListError, CrossingsListItem> =
  {
    id: 'crossings.list',
    method: 'GET',
    path: '/crossings',
    parameters: {
      query: writeQuery(
        { name: 'after', style: 'form', explode: true },
        { name: 'per_page', style: 'form', explode: true },
        { name: 'include', style: 'form' },
      ),
    },
    repeatable: true,
    check: { query: queryCheck },
    responses: { '200': response200Check },
    errors: {},
    start: startPagedCall('crossings.list', {
      items: ['data'],
      next: ['meta', 'pagination', 'next'],
      hasMore: ['meta', 'pagination', 'has_more'],
      cursor: 'after',
    }),
  };
