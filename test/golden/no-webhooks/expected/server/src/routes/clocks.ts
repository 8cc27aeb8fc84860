// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { ClocksCreateBody, ClocksCreateResponse201, ClocksDeletePath } from '@no-webhooks/types';
import * as clocksCreateChecks from '@no-webhooks/validators/clocks.create';
import * as clocksDeleteChecks from '@no-webhooks/validators/clocks.delete';

import type { Handler, RequestBase, Route } from '../runtime/route.ts';

export const clocksCreateRoute = {
  id: 'clocks.create',
  method: 'POST',
  path: '/clocks',
  security: [],
  parameters: { path: [], query: [], header: [] },
  body: { required: true, mediaTypes: ['application/json'], object: true },
  check: { body: clocksCreateChecks.body },
  errorCodes: [],
  emits: [],
} as const satisfies Route;

export const clocksDeleteRoute = {
  id: 'clocks.delete',
  method: 'DELETE',
  path: '/clocks/{name}',
  security: [],
  parameters: {
    path: [{ name: 'name', shape: 'value', kind: 'string', style: 'simple', explode: false }],
    query: [],
    header: [],
  },
  check: { path: clocksDeleteChecks.path },
  errorCodes: [],
  emits: [],
} as const satisfies Route;

export interface ClocksCreateRequest extends RequestBase<(typeof clocksCreateRoute)['errorCodes'][number]> {
  readonly body: ClocksCreateBody;
}

export type ClocksCreateResult = {
  readonly status: 201;
  readonly body: ClocksCreateResponse201;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface ClocksDeleteRequest extends RequestBase<(typeof clocksDeleteRoute)['errorCodes'][number]> {
  readonly path: ClocksDeletePath;
}

export type ClocksDeleteResult = { readonly status: 204; readonly headers?: Readonly<Record<string, string>> };

export interface ClocksHandlers<Context> {
  /**
   * Add a clock
   *
   * @see spec.yaml#/paths/~1clocks/post
   */
  readonly create: Handler<ClocksCreateRequest, ClocksCreateResult, Context>;
  /** @see spec.yaml#/paths/~1clocks~1{name}/delete */
  readonly delete: Handler<ClocksDeleteRequest, ClocksDeleteResult, Context>;
}
