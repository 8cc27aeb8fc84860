import type { IncomingMessage } from 'node:http';

import type { FastifyReply } from 'fastify';

/** node:http drops a shorter rest of a body by itself and reuses the connection. */
const SMALL_BYTES = 1_048_576;

/**
 * Bytes of a rejected body that are read and dropped: most clients read the response only after they have
 * sent the whole body. The request timeout limits the time.
 */
const DROPPED_BYTES = 64 * SMALL_BYTES;

/** Whether the rest of the body may be too large to wait for. */
export function isBodyComing({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false;
  const isLarge = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > SMALL_BYTES;
  return isLarge || headers.expect !== undefined;
}

/**
 * Sends the response, half-closes the connection, drops the rest of the body, then closes the connection.
 */
export async function respondBeforeBody(reply: FastifyReply, body: Buffer): Promise<void> {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(reply.statusCode, { 'content-length': body.length, connection: 'close' });
  raw.write(body, () => raw.socket?.end());
  await dropped(reply.request.raw);
  raw.end();
}

/** Resolves when the body has ended, the client has disconnected, or the limit is exceeded. */
async function dropped(message: IncomingMessage): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let bytes = 0;
  message.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > DROPPED_BYTES) resolve();
  });
  for (const event of ['end', 'error', 'close']) message.once(event, () => resolve());
  message.resume();
  await promise;
}
