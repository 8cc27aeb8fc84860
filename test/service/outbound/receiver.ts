import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

import { onTestFinished } from 'vitest';

export interface Receiver {
  readonly port: number;
  /** `http://<host>:<port>/hook` */
  readonly url: string;
  /** All connections that were made, also those that have ended. */
  readonly sockets: Socket[];
  /** What came in, connections mixed. */
  received(): string;
  /** Connections that are open. */
  open(): number;
}

/** A listener that `talk` makes a server of any kind; gone with the test. */
export async function startReceiver(
  talk: (socket: Socket, index: number) => void,
  host: '127.0.0.1' | '[::1]' = '127.0.0.1',
): Promise<Receiver> {
  const sockets: Socket[] = [];
  const chunks: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    talk(socket, sockets.push(socket) - 1);
  });
  const port = await listening(server, host.replaceAll(/[[\]]/g, ''));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    port,
    url: `http://${host}:${port}/hook`,
    sockets,
    received: () => Buffer.concat(chunks).toString(),
    open: () => sockets.filter((socket) => !socket.destroyed).length,
  };
}

/**
 * A receiver that responds to each complete request with these bytes, or those that the function returns for
 * it.
 */
export function respondingWith(response: string | Buffer | ((index: number) => string | Buffer)): Promise<Receiver> {
  let requests = 0;
  return startReceiver((socket) => {
    onRequest(socket, () => {
      socket.write(typeof response === 'function' ? response(requests) : response);
      requests += 1;
    });
  });
}

/**
 * Calls `handle` at the end of each request that comes over a connection; requests have a `content-length`.
 */
export function onRequest(socket: Socket, handle: () => void): void {
  let pending = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    pending = Buffer.concat([pending, chunk]);
    for (;;) {
      const head = pending.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(pending.toString('latin1', 0, head))?.[1]);
      const end = head + 4 + length;
      if (pending.length < end) return;
      pending = pending.subarray(end);
      handle();
    }
  });
}

/** The head and body of a complete response. */
export function responseOf(status: string, body: string | Buffer = '', ...fields: readonly string[]): Buffer {
  const bytes = Buffer.from(body);
  const head = [`HTTP/1.1 ${status}`, ...fields, `content-length: ${bytes.length}`].join('\r\n');
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`, 'latin1'), bytes]);
}

async function listening(server: Server, host: string): Promise<number> {
  server.listen(0, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
