// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {} from '@minimal/types';

import type { Handler, RequestBase, Route } from '../runtime/route.ts';

export const lightGetRoute = {
  id: 'light.get',
  method: 'GET',
  path: '/light',
  security: [],
  parameters: { path: [], query: [], header: [] },
  check: {},
  errorCodes: [],
  emits: [],
} as const satisfies Route;

export interface LightGetRequest extends RequestBase<(typeof lightGetRoute)['errorCodes'][number]> {}

export type LightGetResult = { readonly status: 204; readonly headers?: Readonly<Record<string, string>> };

export interface LightHandlers<Context> {
  /** @see spec.yaml#/paths/~1light/get */
  readonly get: Handler<LightGetRequest, LightGetResult, Context>;
}
