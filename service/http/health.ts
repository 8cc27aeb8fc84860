import type { FastifyInstance } from 'fastify';

import type { Services } from '../services.ts';

/** For whatever runs the process: `/livez`, alive at all, and `/readyz`, able to answer. Neither takes a key nor counts against a limit. */
export function registerHealth(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  app.get('/livez', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    try {
      await db.selectNoFrom((eb) => eb.lit(1).as('one')).execute();
      return { status: 'ok' };
    } catch (error) {
      request.log.warn(
        { reason: error instanceof Error ? error.message : String(error) },
        'not ready: the database does not answer',
      );
      return reply.code(503).send({ status: 'unavailable', reason: 'the database does not answer' });
    }
  });
}
