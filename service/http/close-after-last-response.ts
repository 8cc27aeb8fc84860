import type { FastifyInstance } from 'fastify';

/** Closing ends the idle connections only; one that is being answered at that moment would stay until the client lets go of it. */
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
