import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';

import { closeAfterLastResponse } from '../http/close-after-last-response.ts';
import { type Health, registerHealth, registerLiveness } from '../http/health.ts';

export interface AdminAppOptions {
  readonly logger: FastifyBaseLogger;
  /** Timeout for receiving a complete request. */
  readonly requestTimeoutMs: number;
  /** Absent when `/readyz` and `/metrics` are on another address. */
  readonly health: Health | undefined;
}

/** The HTTP application without the API: served on the admin address, and by worker processes. */
export function createAdminApp({ logger, requestTimeoutMs, health }: AdminAppOptions): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: requestTimeoutMs,
    http: { connectionsCheckingInterval: 1_000 },
  });
  closeAfterLastResponse(app, health?.isDraining);
  registerLiveness(app);
  if (health !== undefined) registerHealth(app, health);
  return app;
}
