// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { OnlyDefaultResponseDefault, OnlyRangeResponse2XX } from '@responses/types';

import type { Handler, RequestBase, Route } from '../runtime/route.ts';

export const onlyDefaultRoute = {
  id: 'only.default',
  method: 'GET',
  path: '/default',
  security: [],
  parameters: { path: [], query: [], header: [] },
  check: {},
  errorCodes: [],
  emits: [],
} as const satisfies Route;

export const onlyFailureRoute = {
  id: 'only.failure',
  method: 'GET',
  path: '/failure',
  security: [],
  parameters: { path: [], query: [], header: [] },
  check: {},
  errorCodes: [],
  emits: [],
} as const satisfies Route;

export const onlyRangeRoute = {
  id: 'only.range',
  method: 'GET',
  path: '/range',
  security: [],
  parameters: { path: [], query: [], header: [] },
  check: {},
  errorCodes: [],
  emits: [],
} as const satisfies Route;

export const onlyRedirectRoute = {
  id: 'only.redirect',
  method: 'GET',
  path: '/redirect',
  security: [],
  parameters: { path: [], query: [], header: [] },
  check: {},
  errorCodes: [],
  emits: [],
} as const satisfies Route;

export interface OnlyDefaultRequest extends RequestBase<(typeof onlyDefaultRoute)['errorCodes'][number]> {}

export type OnlyDefaultResult = {
  readonly status: number;
  readonly body: OnlyDefaultResponseDefault;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface OnlyFailureRequest extends RequestBase<(typeof onlyFailureRoute)['errorCodes'][number]> {}

export type OnlyFailureResult = never;

export interface OnlyRangeRequest extends RequestBase<(typeof onlyRangeRoute)['errorCodes'][number]> {}

export type OnlyRangeResult = {
  readonly status: number;
  readonly body: OnlyRangeResponse2XX;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface OnlyRedirectRequest extends RequestBase<(typeof onlyRedirectRoute)['errorCodes'][number]> {}

export type OnlyRedirectResult = { readonly status: 302; readonly headers?: Readonly<Record<string, string>> };

export interface OnlyHandlers<Context> {
  /** @see spec.yaml#/paths/~1default/get */
  readonly default: Handler<OnlyDefaultRequest, OnlyDefaultResult, Context>;
  /** @see spec.yaml#/paths/~1failure/get */
  readonly failure: Handler<OnlyFailureRequest, OnlyFailureResult, Context>;
  /** @see spec.yaml#/paths/~1range/get */
  readonly range: Handler<OnlyRangeRequest, OnlyRangeResult, Context>;
  /** @see spec.yaml#/paths/~1redirect/get */
  readonly redirect: Handler<OnlyRedirectRequest, OnlyRedirectResult, Context>;
}
