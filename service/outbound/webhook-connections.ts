import type { Socket } from 'node:net';

import { Client } from 'undici';

import type { Connected } from './connect.ts';
import { meterReads, type ReadMeter } from './read-meter.ts';

/**
 * Servers commonly close idle connections after 5 s, and a request that crosses that close is lost, so
 * these close earlier.
 */
const IDLE_MS = 4_000;
const MAX_IDLE_PER_ORIGIN = 10;
/**
 * A host is resolved and checked when a connection is opened; this limits how long a changed DNS record
 * goes unnoticed.
 */
const MAX_AGE_MS = 60_000;
/**
 * An open HTTP/1.1 connection, over which a freshly signed request can be written at once. It serves one
 * request at a time.
 */
export interface WebhookConnection {
  readonly origin: string;
  readonly client: Client;
  /** Its remote IP address and port. */
  readonly address: string;
  readonly socket: Socket;
  readonly openedAt: number;
  readonly reads: ReadMeter;
  /** Whether a request has completed on it. */
  used: boolean;
}

/** Idle connections by origin. Each was checked when it was opened; closed ones remove themselves. */
export class WebhookConnections {
  readonly #idle = new Map<string, WebhookConnection[]>();
  readonly #now: () => number;

  /** @param now A monotonic clock in milliseconds for the age of connections. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** A connection over an open socket, which it owns from then on. */
  open(origin: string, { socket, address }: Connected): WebhookConnection {
    const [client, reads] = [clientOver(socket, origin), meterReads(socket)];
    return { origin, client, address, socket, openedAt: this.#now(), reads, used: false };
  }

  /**
   * Takes the most recently used idle connection, if any. The caller must return it with `release` or
   * destroy it.
   */
  take(origin: string): WebhookConnection | undefined {
    const idle = this.#idle.get(origin) ?? [];
    for (let connection = idle.pop(); connection !== undefined; connection = idle.pop()) {
      if (idle.length === 0) this.#idle.delete(origin);
      if (this.#isUsable(connection)) return connection;
      void connection.client.destroy();
    }
    return undefined;
  }

  /**
   * Returns a connection after a response, or closes it when there are enough, or when it is too old or
   * closing.
   */
  release(connection: WebhookConnection): void {
    const { origin, client, socket } = connection;
    const idle = this.#idle.get(origin) ?? [];
    if (!this.#isUsable(connection) || idle.length >= MAX_IDLE_PER_ORIGIN) {
      void client.destroy();
      return;
    }
    if (!connection.used) socket.once('close', () => this.#remove(connection));
    connection.used = true;
    idle.push(connection);
    this.#idle.set(origin, idle);
  }

  /** Closes the idle connections. */
  async close(): Promise<void> {
    const idle = [...this.#idle.values()].flat();
    await Promise.all(idle.map(({ client }) => client.destroy()));
  }

  #isUsable({ socket, openedAt }: WebhookConnection): boolean {
    return socket.readable && this.#now() - openedAt < MAX_AGE_MS;
  }

  #remove(connection: WebhookConnection): void {
    const others = this.#idle.get(connection.origin)?.filter((each) => each !== connection);
    if (others === undefined) return;
    if (others.length === 0) this.#idle.delete(connection.origin);
    else this.#idle.set(connection.origin, others);
  }
}

/** Undici reconnects by itself when the socket has closed. That is rejected: it requires a new check. */
function clientOver(socket: Socket, origin: string): Client {
  return new Client(origin, {
    connect: (_, callback) => {
      // Deferred, because undici misses a request when its connection is ready before the `connect` call
      // returns.
      queueMicrotask(() => {
        if (socket.destroyed) callback(new Error('The connection is closed.'), null);
        else callback(null, socket);
      });
    },
    pipelining: 1,
    allowH2: false,
    // The exchange limits the head and the whole response; this limit is never reached.
    maxHeaderSize: 1024 ** 2,
    keepAliveTimeout: IDLE_MS,
    keepAliveMaxTimeout: IDLE_MS,
    // The attempt's deadline covers these.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}
