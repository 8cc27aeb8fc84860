import type { FastifyInstance } from 'fastify';

/**
 * Closes connections with the response after which the server will not serve them much longer: while
 * `isDraining`, and when it closes. A client that reads `connection: close` sends nothing more on the
 * connection, so that its end can't meet a request. Fastify's close ends idle connections only.
 */
export function closeAfterLastResponse(app: FastifyInstance, isDraining: () => boolean = () => false): void {
  const state = { closing: false };
  app.addHook('preClose', async () => {
    state.closing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (state.closing || isDraining()) reply.header('connection', 'close');
    done();
  });
}
