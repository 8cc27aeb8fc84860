import type { FastifyInstance } from 'fastify';

import type { Log } from '../common/log.ts';

/** After that, connections of requests in flight are cut, so that the database still closes in order. */
export const GRACE_MS = 5_000;
/** The process exits even if closing hangs. */
const SHUTDOWN_MS = 8_000;

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

/** Exits after `close` at the first SIGTERM or SIGINT. Ignores further ones: npm repeats the terminal's signal to its child. */
export function closeOnSignal(close: () => Promise<void>): void {
  const signal = Promise.withResolvers<void>();
  process.on('SIGINT', signal.resolve).on('SIGTERM', signal.resolve);
  void signal.promise.then(async () => {
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    await close();
    process.exit(0);
  });
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
