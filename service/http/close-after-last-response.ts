import type { FastifyInstance } from 'fastify';

/** Fastify's close ends idle connections only. `connection: close` also ends those that are busy at that time, after their response. */
export function closeAfterLastResponse(app: FastifyInstance): void {
  const state = { closing: false };
  app.addHook('preClose', async () => {
    state.closing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (state.closing) reply.header('connection', 'close');
    done();
  });
}
