import type { FastifyInstance } from 'fastify';

import type { Log } from '../common/log.ts';

/** After that, connections of requests in flight are cut, so that the database still closes in order. */
export const GRACE_MS = 5_000;

/** The steps that end the service in order, in the reverse order in which they were added. */
export class Shutdown {
  readonly #steps: (() => Promise<unknown>)[] = [];
  #closed: Promise<void> | undefined;

  add(step: () => Promise<unknown>): void {
    this.#steps.push(step);
  }

  /** Runs the steps once, however often it is called. */
  close(): Promise<void> {
    return (this.#closed ??= this.#closeAll());
  }

  async #closeAll(): Promise<void> {
    for (const step of this.#steps.toReversed()) await step();
  }
}

/** Waits for requests in flight, then cuts their connections. */
export async function closeWithin(milliseconds: number, app: FastifyInstance, log: Log): Promise<void> {
  const cut = setTimeout(() => {
    log.warn({ afterMs: milliseconds }, 'grace period expired; cutting the connections of requests in flight');
    app.server.closeAllConnections();
  }, milliseconds);
  await app.close();
  clearTimeout(cut);
}
