import { type RetentionOutcome, type RetentionRun, runRetention } from './run-retention.ts';

const INTERVAL_MS = 3_600_000;

export interface RetentionOptions extends Omit<RetentionRun, 'signal'> {
  /** Records the outcome of each run. */
  readonly metrics?: { retentionRan(run: RetentionOutcome): void };
}

export interface Retention {
  /** Stops the job between two partitions. */
  stop(): Promise<void>;
}

/** Runs `runRetention` now and every hour. Every process may start it: one at a time does the work. */
export function startRetention({ metrics, acceptClockJump = false, ...options }: RetentionOptions): Retention {
  const over = new AbortController();
  let running = Promise.resolve();
  // Confirms the jump that the operator knows of, not later ones.
  let isAccepted = acceptClockJump;
  const run = async (): Promise<void> => {
    const outcome = await runRetention({ ...options, acceptClockJump: isAccepted, signal: over.signal });
    if (outcome.outcome === 'completed') isAccepted = false;
    metrics?.retentionRan(outcome);
  };
  const start = (): void => {
    running = running.then(run);
  };
  start();
  const timer = setInterval(start, INTERVAL_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      over.abort();
      await running;
    },
  };
}
