import type { Socket } from 'node:net';

import { Client } from 'undici';

import type { Connected } from './connect.ts';
import { meterReads, type ReadMeter } from './read-meter.ts';

/** Servers commonly close an idle connection after 5 s; a request that crosses that on the way is lost, so ours end before. */
const IDLE_MS = 4_000;
const MOST_IDLE_PER_ORIGIN = 10;
/** A name is resolved and checked when a connection is opened; this is how long a changed answer can go unseen. */
const MOST_AGE_MS = 60_000;
/** An HTTP/1.1 connection that is open already: what is signed for it can be written at once. It serves one request at a time. */
export interface WebhookConnection {
  readonly origin: string;
  readonly client: Client;
  /** IP address and port that it leads to. */
  readonly address: string;
  readonly socket: Socket;
  readonly openedAt: number;
  readonly reads: ReadMeter;
  /** Whether a request was answered on it. */
  used: boolean;
}

/** Idle connections by origin. Every one was vetted when it was opened; closed ones leave by themselves. */
export class WebhookConnections {
  readonly #idle = new Map<string, WebhookConnection[]>();
  readonly #now: () => number;

  /** @param now Milliseconds of a clock that never goes back, by which connections age. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** A connection over an open socket, which belongs to it from here on. */
  open(origin: string, { socket, address }: Connected): WebhookConnection {
    const [client, reads] = [clientOver(socket, origin), meterReads(socket)];
    return { origin, client, address, socket, openedAt: this.#now(), reads, used: false };
  }

  /** The idle connection that was used last, if there is one; it is the caller's until it is kept or destroyed. */
  take(origin: string): WebhookConnection | undefined {
    const idle = this.#idle.get(origin);
    for (let connection = idle?.pop(); connection !== undefined; connection = idle?.pop()) {
      if (idle?.length === 0) this.#idle.delete(origin);
      if (this.#isFit(connection)) return connection;
      void connection.client.destroy();
    }
    return undefined;
  }

  /** Takes a connection back after an answer, or ends it when there are enough, or when it is too old or closing. */
  keep(connection: WebhookConnection): void {
    const { origin, client, socket } = connection;
    const idle = this.#idle.get(origin) ?? [];
    if (!this.#isFit(connection) || idle.length >= MOST_IDLE_PER_ORIGIN) {
      void client.destroy();
      return;
    }
    if (!connection.used) socket.once('close', () => this.#remove(connection));
    connection.used = true;
    idle.push(connection);
    this.#idle.set(origin, idle);
  }

  /** Ends the idle ones. */
  async close(): Promise<void> {
    const idle = [...this.#idle.values()].flat();
    this.#idle.clear();
    await Promise.all(idle.map(({ client }) => client.destroy()));
  }

  #isFit({ socket, openedAt }: WebhookConnection): boolean {
    return !socket.destroyed && socket.readable && this.#now() - openedAt < MOST_AGE_MS;
  }

  #remove(connection: WebhookConnection): void {
    const others = this.#idle.get(connection.origin)?.filter((each) => each !== connection);
    if (others === undefined) return;
    if (others.length === 0) this.#idle.delete(connection.origin);
    else this.#idle.set(connection.origin, others);
  }
}

/** Undici would connect again by itself when the socket closes; that is ours to do, so the second time it is refused. */
function clientOver(socket: Socket, origin: string): Client {
  let taken = false;
  return new Client(origin, {
    connect: (_, callback) => {
      // Later, not now: undici overlooks a request whose connection is there before it has finished asking for it.
      queueMicrotask(() => {
        if (taken || socket.destroyed) callback(new Error('The connection has been closed.'), null);
        else callback(null, socket);
        taken = true;
      });
    },
    pipelining: 1,
    allowH2: false,
    // The exchange counts the head's bytes, and all of them; this is never reached.
    maxHeaderSize: 1024 ** 2,
    keepAliveTimeout: IDLE_MS,
    keepAliveMaxTimeout: IDLE_MS,
    // The attempt's deadline holds for all of it.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}
