import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { listenProblem } from '../../terminal/listen-problem.ts';
import { Failure } from '../../terminal/failure.ts';

const HOST = '127.0.0.1';

/** How long a request in flight may still take: the service waits no longer. */
const CLOSE_MS = 5_000;

/** Listens on loopback and returns the URL. @throws Failure */
export async function startListening(server: Server, port: number): Promise<string> {
  server.listen(port, HOST);
  try {
    await once(server, 'listening');
  } catch (error) {
    const problem = listenProblem(error, { host: HOST, port, portOption: '--port' });
    throw problem === undefined ? error : new Failure(problem, { cause: error });
  }
  return `http://${HOST}:${(server.address() as AddressInfo).port}`;
}

/** Resolves when requests in flight have ended, or were cut. */
export async function stopListening(server: Server): Promise<void> {
  if (!server.listening) return;
  const ended = once(server, 'close');
  server.close();
  const cut = setTimeout(() => server.closeAllConnections(), CLOSE_MS);
  await ended;
  clearTimeout(cut);
}
