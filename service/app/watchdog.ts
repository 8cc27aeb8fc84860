import { url as inspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** Opening a database computes for as long as it takes on this machine: seconds, and more where all of it is busy. */
const STARTING_SECONDS = 300;
const BEAT_MS = 500;

export interface Watchdog {
  /** From here on the limit counts. */
  started(): void;
}

/** What both threads see: how often this one has come around, and after how many seconds without that the process ends. */
export type Pulse = Int32Array<SharedArrayBuffer>;
export const BEATS = 0;
export const LIMIT = 1;

/**
 * Ends the process when its event loop has stood still for `limitSeconds`, with a line on standard error. It answers nothing then, not even
 * SIGTERM, and only another thread can tell: the embedded database on a full disk computes without end.
 */
export function startWatchdog(limitSeconds: number): Watchdog {
  // Whoever debugs stops it on purpose.
  if (limitSeconds === 0 || inspectorUrl() !== undefined) return { started: () => undefined };
  const pulse: Pulse = new Int32Array(new SharedArrayBuffer(8));
  pulse[LIMIT] = Math.max(STARTING_SECONDS, limitSeconds);
  new Worker(new URL('watchdog-thread.ts', import.meta.url), { workerData: pulse }).unref();
  setInterval(() => Atomics.add(pulse, BEATS, 1), BEAT_MS).unref();
  return { started: () => Atomics.store(pulse, LIMIT, limitSeconds) };
}
