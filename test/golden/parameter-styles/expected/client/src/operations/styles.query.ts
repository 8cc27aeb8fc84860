// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { StylesQueryQuery, StylesQueryResponse200 } from '@parameter-styles/types';
import { queryCheck, response200Check } from '@parameter-styles/validators/styles.query';

import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, UnlistedCode } from '../runtime/errors.ts';
import { writeQuery } from '../runtime/parameters/query.ts';

export interface StylesQueryRequest {
  readonly query?: StylesQueryQuery;
}

/** The result of `styles.query`. */
export type StylesQueryResult = StylesQueryResponse200;

/** The errors of `styles.query`, by `status`. */
export type StylesQueryError = ApiError<UnlistedCode, ErrorStatus>;

/** @see GET /query, in the document at spec.yaml#/paths/~1query/get */
export const endpoint: Endpoint<StylesQueryRequest, StylesQueryResult, StylesQueryError> = {
  id: 'styles.query',
  method: 'GET',
  path: '/query',
  parameters: {
    query: writeQuery(
      { name: 'text', style: 'form', explode: true },
      { name: 'number', style: 'form', explode: true },
      { name: 'flag', style: 'form', explode: true },
      { name: 'maybe', style: 'form', explode: true },
      { name: 'size', style: 'form', explode: true },
      { name: 'form', style: 'form', explode: true },
      { name: 'joined', style: 'form' },
      { name: 'spaced', style: 'spaceDelimited' },
      { name: 'piped', style: 'pipeDelimited' },
      { name: 'filter', style: 'deepObject', explode: true },
      { name: 'object', style: 'form' },
      { name: 'exploded', style: 'form', explode: true },
      { name: 'odd[name]', style: 'form', explode: true },
      { name: 'json', style: 'json' },
    ),
  },
  repeatable: true,
  check: { query: queryCheck },
  responses: { '200': response200Check },
  errors: {},
};
