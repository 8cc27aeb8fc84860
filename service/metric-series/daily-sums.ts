import { type Fraction, fraction, plus } from '../money/fraction.ts';
import { addDays, type Day, daysBetween } from './days.ts';

/**
 * Exact sums of amounts that count on several days in a row. An amount is added on its first day and taken
 * away after its last one, so that the cost does not depend on how many days lie between. Amounts of one
 * denominator are added as integers: there are as many denominators as lengths of billing cycles.
 */
export class DailySums {
  readonly #from: Day;
  readonly #changes: Map<bigint, bigint>[];

  /** @param to The day after the last one. */
  constructor(from: Day, to: Day) {
    this.#from = from;
    this.#changes = Array.from({ length: daysBetween(from, to) }, () => new Map<bigint, bigint>());
  }

  /** @param until The day after the last one on which the amount counts; null: all that follow. */
  add(amount: Fraction, first: Day, until: Day | null): void {
    const start = first < this.#from ? this.#from : first;
    if (until !== null && until <= start) return;
    this.#change(start, amount.denominator, amount.numerator);
    if (until !== null) this.#change(until, amount.denominator, -amount.numerator);
  }

  /** The sum of each day. */
  sums(): ReadonlyMap<Day, Fraction> {
    const running = new Map<bigint, bigint>();
    return new Map(
      this.#changes.map((changes, index) => {
        for (const [denominator, change] of changes)
          running.set(denominator, (running.get(denominator) ?? 0n) + change);
        const sum = [...running].reduce((total, [under, over]) => plus(total, fraction(over, under)), fraction(0n));
        return [addDays(this.#from, index), sum];
      }),
    );
  }

  #change(day: Day, denominator: bigint, numerator: bigint): void {
    // A day after the range changes none of its sums.
    const changes = this.#changes[daysBetween(this.#from, day)];
    changes?.set(denominator, (changes.get(denominator) ?? 0n) + numerator);
  }
}
