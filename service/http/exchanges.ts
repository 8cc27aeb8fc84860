import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** The last request and response of each connection. node:http reports parse errors with the socket only. */
export class Exchanges {
  readonly #last = new WeakMap<Duplex, Exchange>();

  constructor(server: Server) {
    server.on('request', (request: IncomingMessage, response: ServerResponse) =>
      this.#last.set(request.socket, { request, response }),
    );
  }

  /**
   * Whether the last request got its response before its body arrived completely. It must not get a second
   * response.
   */
  hasEarlyResponse(socket: Duplex): boolean {
    const last = this.#last.get(socket);
    return last !== undefined && last.response.headersSent && !last.request.complete;
  }

  /**
   * Waits until requests that arrived completely have their responses: anything else must be written after
   * them.
   */
  async settled(socket: Duplex): Promise<void> {
    const last = this.#last.get(socket);
    if (last === undefined || !last.request.complete || last.response.closed) return;
    await new Promise((resolve) => last.response.once('close', resolve));
  }
}
