import type { Screen } from './screen.ts';

/** Milliseconds between two lines where nobody sees a status. */
const EVERY = 5_000;

/** Tells how far something is: in the status line of a terminal, elsewhere in a line of standard error every few seconds. */
export function tellProgress({ live, status, err }: Pick<Screen, 'live' | 'status' | 'err'>): (text: string) => void {
  let told = performance.now();
  return (text) => {
    status(text);
    if (live || performance.now() - told < EVERY) return;
    told = performance.now();
    err(`${text}\n`);
  };
}
