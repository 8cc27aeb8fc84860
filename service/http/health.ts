import type { FastifyInstance } from 'fastify';

import { cachedFor } from '../common/cached-for.ts';
import { type ReadinessOptions, unreadyReason } from './readiness.ts';

/**
 * `/readyz` needs no API key and can be requested often, so its queries are cached to spare the database.
 */
const READINESS_CACHED_MS = 1_000;

export interface Health extends ReadinessOptions {
  readonly metrics?: { readonly contentType: string; text(): Promise<string> };
  /** Monotonic time in milliseconds; by default `performance.now`. */
  readonly now?: () => number;
  /** Whether the process is about to end. It is not ready from then on, whatever was cached. */
  readonly isDraining?: () => boolean;
}

/** `/livez`: the process is alive and its event loop runs. It needs no API key and has no rate limit. */
export function registerLiveness(app: FastifyInstance): void {
  app.get('/livez', async () => ({ status: 'ok' }));
}

/**
 * `/readyz`: the process can serve requests and deliver; and `/metrics`, if enabled. They need no API key
 * and have no rate limit.
 */
export function registerHealth(app: FastifyInstance, { metrics, now, isDraining, ...options }: Health): void {
  const reasonNow = cachedFor(READINESS_CACHED_MS, () => unreadyReason(options, app.log), now);
  app.get('/readyz', async (_, reply) => {
    const reason = isDraining?.() === true ? 'draining' : await reasonNow();
    return reason === undefined ? { status: 'ok' } : reply.code(503).send({ status: 'unavailable', reason });
  });
  if (metrics !== undefined) {
    app.get('/metrics', async (_, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  }
}
