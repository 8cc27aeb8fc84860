// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { FastifyInstance } from 'fastify';

import type { Handlers } from './handlers.ts';
import { _2fa_3dRoute } from './routes/2fa.ts';
import { constructorToStringRoute } from './routes/constructor.ts';
import { defaultDeleteRoute } from './routes/default.ts';
import { fetchFetchRoute } from './routes/fetch.ts';
import { objectHasOwnRoute } from './routes/object.ts';
import { straEABOffnenRoute } from './routes/stra-e.ts';
import { type BoundRoute, registerRoutes, type ServerHooks } from './runtime/register-routes.ts';
import type { Route } from './runtime/route.ts';

export * from './catalogue.ts';
export * from './events.ts';
export type { Handlers } from './handlers.ts';
export type * from './routes/2fa.ts';
export type * from './routes/constructor.ts';
export type * from './routes/default.ts';
export type * from './routes/fetch.ts';
export type * from './routes/object.ts';
export type * from './routes/stra-e.ts';
export type { Idempotency } from './runtime/idempotency.ts';
export type { Fault, RequestProblem } from './runtime/problem.ts';
export { NotImplementedError, notImplemented } from './runtime/not-implemented.ts';
export { problemOf } from './runtime/problem.ts';
export type { ServerHooks } from './runtime/register-routes.ts';
export type {
  ErrorDetails,
  ErrorFactory,
  FindingHandler,
  Handler,
  RequestBase,
  Result,
  Route,
  Security,
} from './runtime/route.ts';
export { finding } from './runtime/route.ts';
export { unroutedBy } from './runtime/unrouted.ts';

/** Every route, as data. */
export const routes = {
  '2fa.3d': _2fa_3dRoute,
  'constructor.toString': constructorToStringRoute,
  'default.delete': defaultDeleteRoute,
  'fetch.fetch': fetchFetchRoute,
  'Object.hasOwn': objectHasOwnRoute,
  'straße.a b/öffnen': straEABOffnenRoute,
} as const;

export type OperationId = keyof typeof routes;

/** Registers every operation on `app` with its handler. */
export function registerApi<Context>(
  app: FastifyInstance,
  handlers: Handlers<Context>,
  hooks: ServerHooks<Context>,
): void {
  // All have the same declared type, because compilers fail to infer the common type of a thousand routes.
  const bind = (route: Route, handler: BoundRoute<Context>['handler']): BoundRoute<Context> => ({ route, handler });
  registerRoutes<Context>(
    app,
    [
      bind(_2fa_3dRoute, handlers._2fa._3d),
      bind(constructorToStringRoute, handlers.constructor.toString),
      bind(defaultDeleteRoute, handlers.default.delete),
      bind(fetchFetchRoute, handlers.fetch.fetch),
      bind(objectHasOwnRoute, handlers.object.hasOwn),
      bind(straEABOffnenRoute, handlers.straE.aBOffnen),
    ],
    hooks,
  );
}
