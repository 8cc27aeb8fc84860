import { setTimeout as sleep } from 'node:timers/promises';

import { Backoff } from './backoff.ts';
import type { Log } from './log.ts';

/** The longest delay until a job sees new work, unless it has its own. */
const EVERY_MS = 1_000;

export interface Job {
  /** Stops the job after the step under way. */
  stop(): Promise<void>;
}

export interface JobOptions {
  readonly log: Log;
  /** Logged when a run fails, such as `failed to look for reports`. */
  readonly failure: string;
  /** By default a second. */
  readonly everyMs?: number;
  /**
   * Resolves to whether to run again at once, because there may be more to do. Ends early when `signal` is
   * aborted.
   */
  run(signal: AbortSignal): Promise<boolean>;
}

/** Runs a job now and at its interval, and less often while it fails. */
export function startJob(options: JobOptions): Job {
  const over = new AbortController();
  const running = repeat(options, over.signal);
  return {
    async stop() {
      over.abort();
      await running;
    },
  };
}

async function repeat({ log, failure, everyMs = EVERY_MS, run }: JobOptions, signal: AbortSignal): Promise<void> {
  const backoff = new Backoff();
  while (!signal.aborted) {
    let pauseMs = everyMs;
    try {
      if (await run(signal)) pauseMs = 0;
      backoff.reset();
    } catch (error) {
      pauseMs = Math.max(EVERY_MS, backoff.next());
      log.error({ err: error, afterMs: pauseMs }, `${failure}; retrying`);
    }
    await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
