import type { Random } from './random.ts';

/** What goes wrong with a statement. */
export type StatementFault =
  /** It is not executed, and its connection is lost. */
  | 'lost before'
  /** It is executed; its acknowledgment is lost with the connection. */
  | 'lost after'
  /** The database rejects it, and with it the transaction: a serialization failure or a deadlock. */
  | 'rejected'
  /** The process waits longer for it than a lease lasts. */
  | 'slow before'
  | 'slow after'
  /** The process ends before it is executed, or after it. */
  | 'crash before'
  | 'crash after';

const WEIGHTS: Readonly<Record<StatementFault, number>> = {
  'lost before': 4,
  'lost after': 5,
  rejected: 4,
  'slow before': 1,
  'slow after': 2,
  'crash before': 2,
  'crash after': 4,
};

/**
 * How much goes wrong. Faults come in storms: between them the service must do everything in time, and what
 * it must do in time can be checked.
 */
export class Weather {
  readonly #random: Random;
  readonly #now: () => number;
  #until = 0;
  #rate = 0;
  /** Faults never end if false. */
  isOver = false;
  /** When a fault hit the service last. */
  disturbedAt = 0;

  constructor(random: Random, now: () => number) {
    this.#random = random;
    this.#now = now;
  }

  /** Draws the weather from now on: calm, or a storm of some seconds. */
  change(): void {
    if (this.isOver || this.#random.chance(0.45)) {
      this.#until = 0;
      return;
    }
    this.#until = this.#now() + this.#random.magnitude(200, 60_000);
    this.#rate = this.#random.magnitude(0.003, 0.08);
  }

  get isStorm(): boolean {
    return this.#now() < this.#until;
  }

  /** Whether something goes wrong now that does so as often as a statement fails, or `times` as often. */
  strikes(times = 1): boolean {
    return this.isStorm && this.#random.chance(Math.min(0.5, this.#rate * times));
  }

  statementFault(): StatementFault | undefined {
    return this.strikes() ? this.#random.weighted(WEIGHTS) : undefined;
  }
}
