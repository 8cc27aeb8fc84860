import { setTimeout as sleep } from 'node:timers/promises';

import { type Changes, makeChange } from './changes.ts';
import { now } from './now.ts';

const WRITERS = 8;
/** On average, between two changes of a writer. */
const PAUSE_MS = 400;
const POLL_MS = 10;

export interface ChangeLoad {
  readonly changes: Changes;
  /** Rejects when the service sent a response that it should not. */
  readonly broken: Promise<never>;
  /** Waits until another change has been acknowledged, at most so long. */
  busy(withinMs: number): Promise<void>;
  /** Makes as many changes as go from here on. */
  hurry(): void;
  stop(): Promise<void>;
}

/** Creates customers until it is stopped. */
export function startChangeLoad(url: string, key: string): ChangeLoad {
  const changes: Changes = { acknowledged: new Map(), unknown: 0 };
  const course = { pauseMs: PAUSE_MS, over: false };
  const write = async (): Promise<void> => {
    while (!course.over) {
      await makeChange(url, key, changes);
      if (course.pauseMs > 0) await sleep(course.pauseMs * 2 * Math.random());
    }
  };
  const writing = Promise.all(Array.from({ length: WRITERS }, write));
  const broken = Promise.withResolvers<never>();
  writing.catch(broken.reject);
  broken.promise.catch(() => undefined);
  return {
    changes,
    broken: broken.promise,
    async busy(withinMs) {
      const end = now() + withinMs;
      for (const before = changes.acknowledged.size; changes.acknowledged.size === before && now() < end;)
        await sleep(POLL_MS);
    },
    hurry: () => (course.pauseMs = 0),
    async stop() {
      course.over = true;
      await writing;
    },
  };
}
