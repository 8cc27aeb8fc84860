// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { FastifyInstance } from 'fastify';

import type { Handlers } from './handlers.ts';
import { filesAskRoute, filesGetRoute, filesLookRoute, filesTraceRoute } from './routes/files.ts';
import { jobsCancelRoute, jobsGetRoute, jobsPauseRoute, jobsStartNextRoute } from './routes/jobs.ts';
import { rangesDeleteRoute } from './routes/ranges.ts';
import { signsGetRoute } from './routes/signs.ts';
import { starsGetRoute } from './routes/stars.ts';
import { type BoundRoute, registerRoutes, type ServerHooks } from './runtime/register-routes.ts';
import type { Route } from './runtime/route.ts';

export * from './catalogue.ts';
export * from './events.ts';
export type { Handlers } from './handlers.ts';
export type * from './routes/files.ts';
export type * from './routes/jobs.ts';
export type * from './routes/ranges.ts';
export type * from './routes/signs.ts';
export type * from './routes/stars.ts';
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
  'files.ask': filesAskRoute,
  'files.get': filesGetRoute,
  'files.look': filesLookRoute,
  'files.trace': filesTraceRoute,
  'jobs.cancel': jobsCancelRoute,
  'jobs.get': jobsGetRoute,
  'jobs.pause': jobsPauseRoute,
  'jobs.startNext': jobsStartNextRoute,
  'ranges.delete': rangesDeleteRoute,
  'signs.get': signsGetRoute,
  'stars.get': starsGetRoute,
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
      bind(filesAskRoute, handlers.files.ask),
      bind(filesGetRoute, handlers.files.get),
      bind(filesLookRoute, handlers.files.look),
      bind(filesTraceRoute, handlers.files.trace),
      bind(jobsCancelRoute, handlers.jobs.cancel),
      bind(jobsGetRoute, handlers.jobs.get),
      bind(jobsPauseRoute, handlers.jobs.pause),
      bind(jobsStartNextRoute, handlers.jobs.startNext),
      bind(rangesDeleteRoute, handlers.ranges.delete),
      bind(signsGetRoute, handlers.signs.get),
      bind(starsGetRoute, handlers.stars.get),
    ],
    hooks,
  );
}
