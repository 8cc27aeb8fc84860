// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { SeveralAllResponse200, SeveralAllResponse201, SeveralAllResponse303 } from '@responses/types';

import type { Handler, RequestBase, Route } from '../runtime/route.ts';

export const severalAllRoute = {
  id: 'several.all',
  method: 'GET',
  path: '/several',
  security: [],
  parameters: { path: [], query: [], header: [] },
  check: {},
  errorCodes: [],
  emits: [],
} as const satisfies Route;

export interface SeveralAllRequest extends RequestBase<(typeof severalAllRoute)['errorCodes'][number]> {}

export type SeveralAllResult =
  | { readonly status: 200; readonly body: SeveralAllResponse200; readonly headers?: Readonly<Record<string, string>> }
  | { readonly status: 201; readonly body: SeveralAllResponse201; readonly headers?: Readonly<Record<string, string>> }
  | { readonly status: 204; readonly headers?: Readonly<Record<string, string>> }
  | { readonly status: 303; readonly body: SeveralAllResponse303; readonly headers?: Readonly<Record<string, string>> };

export interface SeveralHandlers<Context> {
  /** @see spec.yaml#/paths/~1several/get */
  readonly all: Handler<SeveralAllRequest, SeveralAllResult, Context>;
}
