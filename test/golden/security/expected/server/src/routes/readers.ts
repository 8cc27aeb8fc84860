// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  ReadersDeletePath,
  ReadersDeleteResponse200,
  ReadersGetPath,
  ReadersGetResponse200,
} from '@security/types';
import * as readersDeleteChecks from '@security/validators/readers.delete';
import * as readersGetChecks from '@security/validators/readers.get';

import type { Handler, RequestBase, Route } from '../runtime/route.ts';

export const readersDeleteRoute = {
  id: 'readers.delete',
  method: 'DELETE',
  path: '/readers/{id}',
  security: [[{ scheme: 'key', permissions: ['reader.write'] }]],
  parameters: {
    path: [{ name: 'id', shape: 'value', kind: 'string', style: 'simple', explode: false }],
    query: [],
    header: [],
  },
  check: { path: readersDeleteChecks.path },
  errorCodes: [],
  emits: [],
} as const satisfies Route;

export const readersGetRoute = {
  id: 'readers.get',
  method: 'GET',
  path: '/readers/{id}',
  security: [],
  parameters: {
    path: [{ name: 'id', shape: 'value', kind: 'string', style: 'simple', explode: false }],
    query: [],
    header: [],
  },
  check: { path: readersGetChecks.path },
  errorCodes: [],
  emits: [],
} as const satisfies Route;

export interface ReadersDeleteRequest extends RequestBase<(typeof readersDeleteRoute)['errorCodes'][number]> {
  readonly path: ReadersDeletePath;
}

export type ReadersDeleteResult = {
  readonly status: 200;
  readonly body: ReadersDeleteResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface ReadersGetRequest extends RequestBase<(typeof readersGetRoute)['errorCodes'][number]> {
  readonly path: ReadersGetPath;
}

export type ReadersGetResult = {
  readonly status: 200;
  readonly body: ReadersGetResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface ReadersHandlers<Context> {
  /** @see spec.yaml#/paths/~1readers~1{id}/delete */
  readonly delete: Handler<ReadersDeleteRequest, ReadersDeleteResult, Context>;
  /** @see spec.yaml#/paths/~1readers~1{id}/get */
  readonly get: Handler<ReadersGetRequest, ReadersGetResult, Context>;
}
