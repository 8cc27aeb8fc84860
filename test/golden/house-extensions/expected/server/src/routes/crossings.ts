// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  CrossingsBookBody,
  CrossingsBookPath,
  CrossingsBookResponse201,
  CrossingsListQuery,
  CrossingsListResponse200,
} from '@house-extensions/types';
import * as crossingsBookChecks from '@house-extensions/validators/crossings.book';
import * as crossingsListChecks from '@house-extensions/validators/crossings.list';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const crossingsBookRoute = {
  id: 'crossings.book',
  method: 'POST',
  path: '/crossings/{crossing_id}',
  security: [[{ scheme: 'apiKey', permissions: ['crossing.write'] }]],
  rateLimit: 'default',
  parameters: {
    path: [
      {
        name: 'crossing_id',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
    ],
    query: [],
    header: [],
  },
  body: {
    required: true,
    mediaTypes: ['application/json'],
    object: true,
    defaults: {
      values: { seats: 'deck' },
      nullable: ['seats'],
      properties: { meals: { items: { values: { diet: 'none' }, nullable: ['diet'] } } },
    },
  },
  check: { path: crossingsBookChecks.path, body: crossingsBookChecks.body },
  errorCodes: ['bad_request', 'not_found', 'crossing_full', 'invalid_field'],
  emits: ['crossing.booked'],
} as const satisfies Route;

export const crossingsListRoute = {
  id: 'crossings.list',
  method: 'GET',
  path: '/crossings',
  security: [[{ scheme: 'apiKey', permissions: ['crossing.read'] }]],
  rateLimit: 'preview',
  parameters: {
    path: [],
    query: [
      { name: 'after', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'per_page', shape: 'value', kind: 'integer', style: 'form', explode: true, default: 50, cap: 200 },
      {
        name: 'include',
        shape: 'array',
        kind: 'string',
        style: 'form',
        explode: false,
        valuePermissions: { prices: ['price.read'] },
      },
    ],
    header: [],
  },
  check: { query: crossingsListChecks.query },
  errorCodes: ['invalid_field'],
  emits: [],
} as const satisfies Route;

export interface CrossingsBookRequest extends RequestBase<(typeof crossingsBookRoute)['errorCodes'][number]> {
  readonly path: CrossingsBookPath;
  readonly body: WithDefaults<CrossingsBookBody, 'seats', 'seats'>;
}

export type CrossingsBookResult = {
  readonly status: 201;
  readonly body: CrossingsBookResponse201;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface CrossingsListRequest extends RequestBase<(typeof crossingsListRoute)['errorCodes'][number]> {
  readonly query: WithDefaults<CrossingsListQuery, 'per_page'>;
}

export type CrossingsListResult = {
  readonly status: 200;
  readonly body: CrossingsListResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface CrossingsHandlers<Context> {
  /**
   * Book a crossing
   *
   * Takes one place.
   *
   * @see spec.yaml#/paths/~1crossings~1{crossing_id}/post
   */
  readonly book: Handler<CrossingsBookRequest, CrossingsBookResult, Context>;
  /**
   * List crossings
   *
   * Every crossing, the next one first.
   *
   * @see spec.yaml#/paths/~1crossings/get
   */
  readonly list: Handler<CrossingsListRequest, CrossingsListResult, Context>;
}
