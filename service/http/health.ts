import type { FastifyInstance } from 'fastify';

import { cachedFor } from '../common/cached-for.ts';
import { type ReadinessOptions, unreadyReason } from './readiness.ts';

/** However often `/readyz` is requested, which takes no key: its queries must not be what keeps the database busy. */
const READINESS_CACHED_MS = 1_000;

export interface Health extends ReadinessOptions {
  readonly metrics?: { readonly contentType: string; text(): Promise<string> };
  /** Milliseconds that only ever grow; the process's own by default. */
  readonly now?: () => number;
}

/** `/livez`: the process is alive and its event loop turns. It takes no key and counts against no limit. */
export function registerLiveness(app: FastifyInstance): void {
  app.get('/livez', async () => ({ status: 'ok' }));
}

/** `/readyz`, able to answer and to deliver, and `/metrics` where there are any. They take no key and count against no limit. */
export function registerHealth(app: FastifyInstance, { metrics, now, ...options }: Health): void {
  const reasonNow = cachedFor(READINESS_CACHED_MS, () => unreadyReason(options, app.log), now);
  app.get('/readyz', async (_, reply) => {
    const reason = await reasonNow();
    return reason === undefined ? { status: 'ok' } : reply.code(503).send({ status: 'unavailable', reason });
  });
  if (metrics !== undefined) {
    app.get('/metrics', async (_, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  }
}
