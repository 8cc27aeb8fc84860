// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { HealthGetResponse200 } from '@security/types';

import type { Handler, RequestBase, Route } from '../runtime/route.ts';

export const healthGetRoute = {
  id: 'health.get',
  method: 'GET',
  path: '/health',
  security: 'public',
  parameters: { path: [], query: [], header: [] },
  check: {},
  errorCodes: [],
  emits: [],
} as const satisfies Route;

export interface HealthGetRequest extends RequestBase<(typeof healthGetRoute)['errorCodes'][number]> {}

export type HealthGetResult = {
  readonly status: 200;
  readonly body: HealthGetResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface HealthHandlers<Context> {
  /** @see spec.yaml#/paths/~1health/get */
  readonly get: Handler<HealthGetRequest, HealthGetResult, Context>;
}
