import { setTimeout as sleep } from 'node:timers/promises';

import { now } from './now.ts';

const WITHIN_MS = 60_000;
const POLL_MS = 50;

/** Waits until each process says that Redis counts, or does not. Returns whether it was in time. */
export function waitForRedis(urls: readonly string[], isUp: boolean): Promise<boolean> {
  return within(() => redisIsUp(urls, isUp));
}

/** Whether each process says now that Redis counts, or does not. */
export async function redisIsUp(urls: readonly string[], isUp: boolean): Promise<boolean> {
  return (await Promise.all(urls.map(readState))).every((state) => state === isUp);
}

/** Waits until it is so. Returns whether it was in time. */
export async function within(isSo: () => Promise<boolean>): Promise<boolean> {
  for (const end = now() + WITHIN_MS; now() < end; await sleep(POLL_MS)) if (await isSo()) return true;
  return false;
}

async function readState(url: string): Promise<boolean> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = /^billing_redis_up(?:\{[^}]*\})? (\S+)$/m.exec(text)?.[1];
  if (value !== '0' && value !== '1') throw new Error(`billing_redis_up of ${url} is ${value}.`);
  return value === '1';
}
