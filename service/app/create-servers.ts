import { rateLimits } from '@billing/server';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

import { checkoutRateLimits } from '../checkout/rate-limit.ts';
import { portalRateLimits } from '../customer-portal/rate-limit.ts';
import { verificationRateLimits } from '../destination-verification/rate-limit.ts';
import { documentRateLimits } from '../document-downloads/rate-limit.ts';
import type { Config } from '../configuration/config.ts';
import type { Health } from '../http/health.ts';
import type { openRedis } from '../limits/open-redis.ts';
import { rateLimiter } from '../limits/rate-limiter.ts';
import type { Metrics } from '../metrics/create-metrics.ts';
import type { Services } from '../services.ts';
import { createAdminApp } from './admin-app.ts';
import { createApp } from './app.ts';
import type { Payments } from '../payments/create-payments.ts';

export interface ServersOptions {
  readonly services: Services;
  readonly logger: FastifyBaseLogger;
  readonly metrics: Metrics;
  /** Of the delivery in this process; absent in a process that does not deliver. */
  readonly delivery: Health['delivery'] | undefined;
  readonly payments: Payments;
  readonly redis: Awaited<ReturnType<typeof openRedis>> | undefined;
  /** Whether the process is about to end. */
  readonly isDraining: () => boolean;
}

export interface Servers {
  /** The API; in a worker only `/livez`, and health unless `admin` has it. */
  readonly app: FastifyInstance;
  /** `/readyz` and `/metrics` on a separate address, if one is configured. */
  readonly admin: FastifyInstance | undefined;
}

/** The HTTP servers of this process's role. Neither listens yet. */
export function createServers(
  config: Config,
  { services, logger, metrics, delivery, payments, redis, isDraining }: ServersOptions,
): Servers {
  const requestTimeoutMs = config.requestTimeoutSeconds * 1_000;
  const health = { db: services.db, metrics, isDraining, ...(delivery !== undefined && { delivery }) };
  const admin = config.adminPort === undefined ? undefined : createAdminApp({ logger, requestTimeoutMs, health });
  const ownHealth = admin === undefined ? health : undefined;
  if (config.role === 'worker') {
    return { app: createAdminApp({ logger, requestTimeoutMs, health: ownHealth }), admin };
  }
  const app = createApp({
    services,
    payments: payments.payments,
    logger,
    requestTimeoutMs,
    keepAliveMs: config.keepAliveSeconds * 1_000,
    isDraining,
    limiter: rateLimiter(
      { ...rateLimits, ...checkoutRateLimits, ...portalRateLimits, ...documentRateLimits, ...verificationRateLimits },
      config.environment,
      redis,
    ),
    trustedProxies: config.trustedProxies,
    requestCompleted: metrics.requestCompleted,
    buildDocsAtStart: config.docsUrl === undefined,
    ...(payments.testGateway !== undefined && {
      checkout: { payments: payments.payments, bank: payments.testGateway },
    }),
    ...(ownHealth !== undefined && { health: ownHealth }),
    ...(config.publicUrl !== undefined && { publicUrl: config.publicUrl }),
    ...(config.docsUrl !== undefined && { docsBaseUrl: config.docsUrl }),
  });
  return { app, admin };
}
