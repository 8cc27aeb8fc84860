import { setTimeout as sleep } from 'node:timers/promises';

import { asSomebody } from './changes.ts';

const PAUSE_MS = 50;
const PATIENCE_MS = 60_000;
const PATHS = ['/customers?per_page=5', '/events?per_page=5'];

export interface Reads {
  served: number;
  /** With 503, or because the process had ended. */
  refused: number;
  /** Responses that no caller should get. */
  readonly wrong: string[];
}

/** Reads lists all the time, until it is stopped. */
export function startReads(url: string, key: string): { stop(): Promise<Reads> } {
  const reads: Reads = { served: 0, refused: 0, wrong: [] };
  const course = { over: false };
  const read = async (path: string): Promise<void> => {
    while (!course.over) {
      const response = await fetch(`${url}${path}`, {
        headers: asSomebody(key),
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).catch(() => undefined);
      const text = await response?.text().catch(() => undefined);
      if (response === undefined || text === undefined || response.status === 503) reads.refused += 1;
      else if (response.status === 200) reads.served += 1;
      else reads.wrong.push(`${response.status} ${text}`);
      await sleep(PAUSE_MS);
    }
  };
  const reading = Promise.all(PATHS.map(read));
  return {
    async stop() {
      course.over = true;
      await reading;
      return reads;
    },
  };
}
