import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { listenProblem } from '../../service/terminal/listen-problem.ts';

const HOST = '127.0.0.1';

/** The message is for the person who started the command. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/**
 * Serves on this machine alone; port 0 is any free one. Accepts larger request heads than a mock allows, so
 * that the mock itself can reject them.
 *
 * @throws ListenError when the port is in use or not allowed.
 */
export async function listen(handle: RequestListener, port: number) {
  const server = createServer({ maxHeaderSize: 65_536 }, handle).listen(port, HOST);
  try {
    await once(server, 'listening');
  } catch (error) {
    const problem = listenProblem(error, { host: HOST, port, portOption: '--port' });
    throw problem === undefined ? error : new ListenError(problem, { cause: error });
  }
  return {
    /** `http://127.0.0.1:4010` */
    origin: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
