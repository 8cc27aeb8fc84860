import type { FastifyInstance } from 'fastify';

/** A client that asks before it sends a body (`Expect: 100-continue`) is told to go on once the head has passed every check. */
export function delayedContinue(app: FastifyInstance, bodyBytes: number): void {
  app.server.on('checkContinue', (request, response) => void app.server.emit('request', request, response));
  app.addHook('preParsing', async ({ headers }, { raw }) => {
    const isTooLong = Number(headers['content-length']) > bodyBytes;
    if (headers.expect?.toLowerCase() === '100-continue' && !isTooLong) raw.writeContinue();
  });
}
