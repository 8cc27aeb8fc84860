import type { FastifyInstance, FastifyReply } from 'fastify';

import type { Services } from '../services.ts';

export interface Health extends Pick<Services, 'db'> {
  readonly metrics?: { readonly contentType: string; text(): Promise<string> };
  /** Of a process that delivers. */
  readonly delivery?: {
    /** Seconds for which the oldest of what nobody is working on has been due; undefined when there is nothing. */
    oldestReadySeconds(): Promise<number | undefined>;
    /** With more than that it is not ready. */
    readonly limitSeconds: number;
  };
}

/**
 * For whatever runs the process: `/livez`, alive at all, `/readyz`, able to answer and to deliver, and `/metrics` where there are any. None
 * takes a key or counts against a limit.
 */
export function registerHealth(app: FastifyInstance, { db, metrics, delivery }: Health): void {
  app.get('/livez', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    let waited: number | undefined;
    try {
      await db.selectNoFrom((eb) => eb.lit(1).as('one')).execute();
      waited = await delivery?.oldestReadySeconds();
    } catch (error) {
      request.log.warn(
        { reason: error instanceof Error ? error.message : String(error) },
        'not ready: the database does not answer',
      );
      return unavailable(reply, 'the database does not answer');
    }
    if (delivery === undefined || waited === undefined || waited <= delivery.limitSeconds) return { status: 'ok' };
    const reason = `a notification has been due for ${Math.floor(waited)} s and nobody delivers it, which is more than ${delivery.limitSeconds} s`;
    request.log.warn({ reason }, 'not ready: deliveries stand still');
    return unavailable(reply, reason);
  });
  if (metrics !== undefined) {
    app.get('/metrics', async (_, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  }
}

function unavailable(reply: FastifyReply, reason: string): FastifyReply {
  return reply.code(503).send({ status: 'unavailable', reason });
}
