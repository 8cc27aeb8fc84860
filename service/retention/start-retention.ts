import { type RetentionOutcome, type RetentionRun, runRetention } from './run-retention.ts';

const INTERVAL_MS = 3_600_000;

export interface RetentionOptions extends Omit<RetentionRun, 'signal'> {
  /** Told what each run came to. */
  readonly metrics?: { retentionRan(run: RetentionOutcome): void };
}

export interface Retention {
  /** Ends it between two parts. */
  stop(): Promise<void>;
}

/** Runs `runRetention` now and every hour. Each process may have it: one at a time does the work. */
export function startRetention({ metrics, acceptClockJump = false, ...options }: RetentionOptions): Retention {
  const over = new AbortController();
  let running = Promise.resolve();
  // Holds for the jump that the operator knows of, not for later ones.
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
