import type { Ended } from '../service/start/program.ts';
import { atMost, type Bar, none, some } from './bar.ts';
import type { Place } from './place.ts';
import type { Reads } from './reads.ts';

interface RoundFacts {
  /** Times that `/readyz` was red. */
  readonly red: number;
  readonly reads: Reads;
  /** Processes that have ended by themselves. */
  readonly ended: readonly Ended[];
  /** Whether a process or PostgreSQL was killed or had ended. */
  readonly isLost: boolean;
}

const BACK_S = 120;

/** What happened while the disk was full. */
export class DiskCounts {
  /** Starts while the disk was full. */
  starts = 0;
  /** Those of them that neither served nor ended. */
  stuck = 0;
  /** There was space again, and the service did not get ready. */
  isUnusable = false;
  /** How long it took each time until it was ready. */
  readonly backMs: number[] = [];
  /** Times that it was ready and no change was acknowledged. */
  unchanged = 0;
  readonly #place: Place;
  readonly #print: (line: string) => void;
  #served = 0;
  #refused = 0;
  #red = 0;
  #wrong = 0;
  #aborted = 0;
  #stalled = 0;
  #notStarted = 0;
  #unexplained = 0;

  constructor(place: Place, print: (line: string) => void) {
    this.#place = place;
    this.#print = print;
  }

  /** Adds a round. */
  add({ red, reads, ended, isLost }: RoundFacts): void {
    this.#served += reads.served;
    this.#wrong += reads.wrong.length;
    for (const response of new Set(reads.wrong)) this.#print(`no caller should get: ${response}`);
    for (const each of ended) this.#explain(each);
    if (isLost) return;
    this.#refused += reads.refused;
    this.#red += red;
  }

  #explain({ code, err }: Ended): void {
    if (code === 1 && err.includes('the embedded database has aborted; ending with exit code 1')) this.#aborted += 1;
    // The engine has aborted within a statement that is not a COMMIT.
    else if (err.includes('the watchdog ends the process')) this.#stalled += 1;
    else if (code === 1 && this.#namesTheRemedy(err)) this.#notStarted += 1;
    else {
      this.#unexplained += 1;
      this.#print(`ended with exit code ${code}: ${err}`);
    }
  }

  /** In one line. */
  #namesTheRemedy(err: string): boolean {
    const line = err.trimEnd().split('\n').at(-1)!;
    if (this.#place.engine === 'pglite')
      return line.includes(this.#place.directory) && line.includes('Free disk space');
    return /DATABASE_URL .*(Free disk space|cannot be used)/.test(line);
  }

  bars(): Bar[] {
    this.#print(
      `${this.#notStarted} starts failed and named the remedy; the engine aborted ${this.#aborted} times, ` +
        `and ${this.#stalled} times more until the watchdog ended the process`,
    );
    return [
      some('reads served while the disk was full', this.#served),
      none('reads refused while no process and no server was lost', this.#refused),
      none('reads with a response that no caller should get', this.#wrong),
      none('times that /readyz was red while none was lost', this.#red),
      some('starts while the disk was full', this.starts),
      none('of these, that neither served nor ended', this.stuck),
      none('processes that ended without a reason', this.#unexplained),
      none('data directories unusable', this.isUnusable ? 1 : 0),
      atMost('longest time until all were ready again', Math.max(0, ...this.backMs) / 1_000, BACK_S, ' s'),
      none('times that no change was made after that', this.unchanged),
    ];
  }
}
