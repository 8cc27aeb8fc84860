import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';

import { type Health, registerHealth, registerLiveness } from '../http/health.ts';

export interface AdminAppOptions {
  readonly logger: FastifyBaseLogger;
  /** A request that has not arrived completely by then is ended. */
  readonly requestTimeoutMs: number;
  /** Absent where `/readyz` and `/metrics` are on another address. */
  readonly health: Health | undefined;
}

/** The HTTP application without the API: what the admin address serves, and all that a worker process serves. */
export function createAdminApp({ logger, requestTimeoutMs, health }: AdminAppOptions): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: requestTimeoutMs,
    http: { connectionsCheckingInterval: 1_000 },
  });
  registerLiveness(app);
  if (health !== undefined) registerHealth(app, health);
  return app;
}
