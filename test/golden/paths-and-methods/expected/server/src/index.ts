import type { FastifyInstance } from 'fastify';

import type { Handlers } from './handlers.ts';
import { filesAskRoute, filesGetRoute, filesLookRoute, filesTraceRoute } from './routes/files.ts';
import { jobsCancelRoute, jobsGetRoute, jobsPauseRoute } from './routes/jobs.ts';
import { rangesDeleteRoute } from './routes/ranges.ts';
import { signsGetRoute } from './routes/signs.ts';
import { starsGetRoute } from './routes/stars.ts';
import { registerRoutes, type ServerHooks } from './runtime/register-routes.ts';

export * from './catalogue.ts';
export * from './events.ts';
export type { Handlers } from './handlers.ts';
export type * from './routes/files.ts';
export type * from './routes/jobs.ts';
export type * from './routes/ranges.ts';
export type * from './routes/signs.ts';
export type * from './routes/stars.ts';
export type { Fault, RequestProblem } from './runtime/problem.ts';
export { NotImplementedError, notImplemented } from './runtime/not-implemented.ts';
export { problemOf } from './runtime/problem.ts';
export type { ServerHooks } from './runtime/register-routes.ts';
export type { FindingHandler, Handler, RequestBase, Result, Route } from './runtime/route.ts';
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
  'ranges.delete': rangesDeleteRoute,
  'signs.get': signsGetRoute,
  'stars.get': starsGetRoute,
} as const;

export type OperationId = keyof typeof routes;

/** Puts every operation on `app`, answered by its handler. */
export function registerApi<Context>(
  app: FastifyInstance,
  handlers: Handlers<Context>,
  hooks: ServerHooks<Context>,
): void {
  registerRoutes<Context>(
    app,
    [
      { route: filesAskRoute, handler: handlers.files.ask },
      { route: filesGetRoute, handler: handlers.files.get },
      { route: filesLookRoute, handler: handlers.files.look },
      { route: filesTraceRoute, handler: handlers.files.trace },
      { route: jobsCancelRoute, handler: handlers.jobs.cancel },
      { route: jobsGetRoute, handler: handlers.jobs.get },
      { route: jobsPauseRoute, handler: handlers.jobs.pause },
      { route: rangesDeleteRoute, handler: handlers.ranges.delete },
      { route: signsGetRoute, handler: handlers.signs.get },
      { route: starsGetRoute, handler: handlers.stars.get },
    ],
    hooks,
  );
}
