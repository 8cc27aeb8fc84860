import { url as inspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** Opening a database blocks the event loop for seconds, and longer on a busy machine. */
const STARTING_SECONDS = 300;
const BEAT_MS = 500;

export interface Watchdog {
  /** Call after the start: from then on the limit applies. */
  started(): void;
  /**
   * Call when everything is closed: what the process does after that, such as storing compiled code, can
   * take long on a busy machine.
   */
  closed(): void;
}

/**
 * Memory shared by both threads: the main thread's heartbeat counter, and the seconds without a heartbeat
 * after which the process ends.
 */
export type Pulse = Int32Array<SharedArrayBuffer>;
export const BEATS = 0;
export const LIMIT = 1;

/**
 * Ends the process when its event loop has been blocked for `limitSeconds`, with a line on standard error.
 * A blocked process handles no signal, not even SIGTERM, so only another thread can detect it: the embedded
 * database on a full disk computes without end.
 */
export function startWatchdog(limitSeconds: number): Watchdog {
  // A debugger stops the event loop on purpose.
  if (limitSeconds === 0 || inspectorUrl() !== undefined) return { started: () => undefined, closed: () => undefined };
  const pulse: Pulse = new Int32Array(new SharedArrayBuffer(8));
  const patient = Math.max(STARTING_SECONDS, limitSeconds);
  pulse[LIMIT] = patient;
  new Worker(new URL('watchdog-thread.ts', import.meta.url), { workerData: pulse }).unref();
  setInterval(() => Atomics.add(pulse, BEATS, 1), BEAT_MS).unref();
  const setLimit = (seconds: number): void => void Atomics.store(pulse, LIMIT, seconds);
  return { started: () => setLimit(limitSeconds), closed: () => setLimit(patient) };
}
