import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** The last request of each connection, for whatever node:http reports about the connection afterwards. */
export class Exchanges {
  readonly #last = new WeakMap<Duplex, Exchange>();

  constructor(server: Server) {
    server.on('request', (request: IncomingMessage, response: ServerResponse) =>
      this.#last.set(request.socket, { request, response }),
    );
  }

  /** Whether the last request has its response although its body has not arrived completely: it gets no second one. */
  isAnswered(socket: Duplex): boolean {
    const last = this.#last.get(socket);
    return last !== undefined && last.response.headersSent && !last.request.complete;
  }

  /** Waits for the responses to requests that arrived completely: whatever else is written has to come after them. */
  async settled(socket: Duplex): Promise<void> {
    const last = this.#last.get(socket);
    if (last === undefined || !last.request.complete || last.response.closed) return;
    await new Promise((resolve) => last.response.once('close', resolve));
  }
}
