// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { ShelvesListResponse200 } from '@security/types';

import type { Handler, RequestBase, Route } from '../runtime/route.ts';

export const shelvesListRoute = {
  id: 'shelves.list',
  method: 'GET',
  path: '/shelves',
  security: [[{ scheme: 'key', permissions: [] }]],
  parameters: { path: [], query: [], header: [] },
  check: {},
  errorCodes: [],
  emits: [],
} as const satisfies Route;

export interface ShelvesListRequest extends RequestBase<(typeof shelvesListRoute)['errorCodes'][number]> {}

export type ShelvesListResult = {
  readonly status: 200;
  readonly body: ShelvesListResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface ShelvesHandlers<Context> {
  /** @see spec.yaml#/paths/~1shelves/get */
  readonly list: Handler<ShelvesListRequest, ShelvesListResult, Context>;
}
