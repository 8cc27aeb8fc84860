import type { IncomingMessage } from 'node:http';

import type { FastifyReply } from 'fastify';

/** A shorter rest of a body is left to node:http, which drops it and keeps the connection. */
const SMALL_BYTES = 1_048_576;

/**
 * How much of a rejected body is read and dropped, so that its client gets to reading the response: most clients look for one only once
 * they have sent everything. More than any body that was sent by mistake; the request timeout bounds how long it may take.
 */
const DROPPED_BYTES = 64 * SMALL_BYTES;

/** Whether the client may still be sending so much that it has to be told to stop. */
export function isBodyComing({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false;
  const isLarge = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > SMALL_BYTES;
  return isLarge || headers.expect !== undefined;
}

/** Sends the whole response and its end of the connection, drops the body that is still coming, then closes. */
export async function respondBeforeBody(reply: FastifyReply, body: Buffer): Promise<void> {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(reply.statusCode, { 'content-length': body.length, connection: 'close' });
  raw.write(body, () => raw.socket?.end());
  await dropped(reply.request.raw);
  raw.end();
}

/** Until the body has ended, the client has gone, or too much has come. */
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
