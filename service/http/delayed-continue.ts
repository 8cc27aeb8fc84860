import type { FastifyInstance } from 'fastify';

/**
 * Sends `100 Continue` to a client that expects it only after all checks of the request's head have passed.
 */
export function delayedContinue(app: FastifyInstance, bodyBytes: number): void {
  app.server.on('checkContinue', (request, response) => void app.server.emit('request', request, response));
  app.addHook('preParsing', async ({ headers }, { raw }) => {
    const isTooLong = Number(headers['content-length']) > bodyBytes;
    if (headers.expect?.toLowerCase() === '100-continue' && !isTooLong) raw.writeContinue();
  });
}
