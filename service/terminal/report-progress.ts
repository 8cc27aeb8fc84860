import type { Screen } from './screen.ts';

/** Milliseconds between two lines without a status line. */
const EVERY = 5_000;

/**
 * Reports progress: in the status line of a terminal, elsewhere as a line on standard error every few
 * seconds.
 */
export function reportProgress({ live, status, err }: Pick<Screen, 'live' | 'status' | 'err'>): (text: string) => void {
  let reportedAt = performance.now();
  return (text) => {
    status(text);
    if (live || performance.now() - reportedAt < EVERY) return;
    reportedAt = performance.now();
    err(`${text}\n`);
  };
}
