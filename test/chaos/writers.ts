import { setTimeout as sleep } from 'node:timers/promises';

import { LOAD_DOMAIN } from './changes.ts';

export interface Writers {
  readonly count: number;
  /** On average, between two changes of one of them. */
  readonly pauseMs: number;
}

/** Lets writers make one change after the other, each with an email address that no other one has. */
export function startWriters(
  { count, pauseMs }: Writers,
  write: (email: string, writer: number) => Promise<void>,
): () => Promise<void> {
  const course = { over: false };
  const writeAll = async (writer: number): Promise<void> => {
    for (let number = 0; !course.over; number += 1) {
      await write(`writer${writer}-${number}@${LOAD_DOMAIN}`, writer);
      await sleep(pauseMs * 2 * Math.random());
    }
  };
  const writing = Promise.all(Array.from({ length: count }, (_, writer) => writeAll(writer)));
  return async () => {
    course.over = true;
    await writing;
  };
}
