import { setTimeout as sleep } from 'node:timers/promises';

import { now } from './now.ts';

const READY_MS = 60_000;
const POLL_MS = 100;

/** Counts how often a process says that it is not ready. */
export function watchReadiness(urls: readonly string[]): { stop(): Promise<number> } {
  const course = { over: false, red: 0 };
  const watch = async (url: string): Promise<void> => {
    while (!course.over) {
      if (!(await isReady(url))) course.red += 1;
      await sleep(POLL_MS);
    }
  };
  const watching = Promise.all(urls.map(watch));
  return {
    async stop() {
      course.over = true;
      await watching;
      return course.red;
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

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`).catch(() => undefined);
  await response?.body?.cancel();
  return response?.status === 200;
}
