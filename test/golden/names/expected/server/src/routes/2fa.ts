// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { _2fa3dResponse200 } from '@names/types';

import type { Handler, RequestBase, Route } from '../runtime/route.ts';

export const _2fa_3dRoute = {
  id: '2fa.3d',
  method: 'POST',
  path: '/2fa',
  security: [],
  parameters: { path: [], query: [], header: [] },
  check: {},
  errorCodes: [],
  emits: [],
} as const satisfies Route;

export interface _2fa3dRequest extends RequestBase<(typeof _2fa_3dRoute)['errorCodes'][number]> {}

export type _2fa3dResult = {
  readonly status: 200;
  readonly body: _2fa3dResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface _2faHandlers<Context> {
  /** @see spec.yaml#/paths/~12fa/post */
  readonly _3d: Handler<_2fa3dRequest, _2fa3dResult, Context>;
}
