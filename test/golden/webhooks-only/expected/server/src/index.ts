// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { FastifyInstance } from 'fastify';

import type { Handlers } from './handlers.ts';
import { registerRoutes, type ServerHooks } from './runtime/register-routes.ts';

export * from './catalogue.ts';
export * from './events.ts';
export type { Handlers } from './handlers.ts';
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
export const routes = {} as const;

export type OperationId = keyof typeof routes;

/** Registers every operation on `app` with its handler. */
export function registerApi<Context>(
  app: FastifyInstance,
  _handlers: Handlers<Context>,
  hooks: ServerHooks<Context>,
): void {
  registerRoutes<Context>(app, [], hooks);
}
