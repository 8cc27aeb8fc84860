import { setTimeout as sleep } from 'node:timers/promises';

import { now } from './now.ts';

const READY_MS = 60_000;
const POLL_MS = 100;
/** A process whose event loop is blocked does not respond. */
const RESPONSE_MS = 30_000;

interface Red {
  /** How often a process said that it is not ready. */
  readonly times: number;
  /** The longest time for which one said nothing else. */
  readonly longestMs: number;
}

/** Asks all processes again and again whether they are ready. */
export function watchReadiness(urls: readonly string[]): { stop(): Promise<Red> } {
  const course = { over: false, times: 0, longestMs: 0 };
  const watch = async (url: string): Promise<void> => {
    let readyAt = now();
    while (!course.over) {
      if (await isReady(url)) readyAt = now();
      else {
        course.times += 1;
        course.longestMs = Math.max(course.longestMs, now() - readyAt);
      }
      await sleep(POLL_MS);
    }
  };
  const watching = Promise.all(urls.map(watch));
  return {
    async stop() {
      course.over = true;
      await watching;
      return course;
    },
  };
}

/** Waits until all are ready. Returns whether they were in time. */
export async function ready(urls: readonly string[]): Promise<boolean> {
  const end = now() + READY_MS;
  while (now() < end) {
    const all = await Promise.all(urls.map(isReady));
    if (!all.includes(false)) return true;
    await sleep(POLL_MS);
  }
  return false;
}

export async function isReady(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(RESPONSE_MS);
  const response = await fetch(`${url}/readyz`, { signal }).catch(() => undefined);
  await response?.body?.cancel().catch(() => undefined);
  return response?.status === 200;
}
