import type { Log } from '../common/log.ts';

/** The process exits even if closing hangs. */
const SHUTDOWN_MS = 8_000;

export interface SignalOptions {
  /** Makes the process unready; it still accepts requests. */
  drain(): void;
  /** The time between `drain` and `close` after SIGTERM. */
  readonly drainMs: number;
  close(): Promise<void>;
  readonly log: Log;
}

/**
 * Exits after `close` at the first SIGTERM or SIGINT. SIGTERM comes from what replaces the process, so it
 * drains first; SIGINT comes from a terminal, where someone waits, and also ends a drain. Ignores further
 * signals of a kind: npm repeats each one to its child.
 */
export function closeOnSignal({ drain, drainMs, close, log }: SignalOptions): void {
  const interrupted = Promise.withResolvers<void>();
  const terminated = Promise.withResolvers<void>();
  process.on('SIGINT', interrupted.resolve).on('SIGTERM', terminated.resolve);
  const drained = async (): Promise<void> => {
    await terminated.promise;
    drain();
    if (drainMs === 0) return;
    log.info({ seconds: drainMs / 1_000 }, 'draining: /readyz fails, and the port still accepts requests');
    await new Promise((resolve) => setTimeout(resolve, drainMs));
  };
  void Promise.race([interrupted.promise, drained()]).then(async () => {
    drain();
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    await close();
    process.exit(0);
  });
}
