import { RIGHT, type Shift } from './shifted-clocks.ts';

/** What one round does to clocks that are right, and are set right afterwards. */
export interface ClockStep {
  readonly name: string;
  /** By index of the clock. Called for each time that the clocks are set. */
  shiftOf(clock: number): Shift;
  /** Setting it right sets it back by much, so that what waits would wait longer. */
  readonly isAhead?: true;
  /** One process is killed meanwhile, and starts with another time. */
  readonly kills?: true;
  /** Retention runs meanwhile. */
  readonly maintains?: true;
  /** Idempotency keys may end: they hold for a day. */
  readonly isLong?: true;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SKEW = 90 * SECOND;
/** Far beyond that of any clock, so that a round shows it. */
const DRIFT = 0.1;

/** The short form takes the first seven, or on each of two engines the first four. */
export const CLOCK_STEPS: readonly ClockStep[] = [
  { name: 'an hour ahead', shiftOf: by(HOUR), isAhead: true },
  { name: '26 hours behind', shiftOf: by(-26 * HOUR), maintains: true, isLong: true },
  { name: 'each clock up to 90 s off, and a kill', shiftOf: skewed, kills: true },
  { name: '40 days ahead', shiftOf: by(40 * DAY), maintains: true, isLong: true, isAhead: true },
  { name: '10 minutes behind', shiftOf: by(-10 * MINUTE) },
  { name: 'drift', shiftOf: (clock) => ({ milliseconds: 0, drift: clock % 2 === 0 ? DRIFT : -DRIFT }) },
  { name: '26 hours ahead', shiftOf: by(26 * HOUR), maintains: true, isLong: true, isAhead: true },
  { name: 'an hour behind', shiftOf: by(-HOUR) },
  { name: '10 minutes ahead', shiftOf: by(10 * MINUTE), isAhead: true },
  { name: '5 s behind', shiftOf: by(-5 * SECOND) },
  { name: '5 s ahead', shiftOf: by(5 * SECOND) },
];

function by(milliseconds: number): ClockStep['shiftOf'] {
  return () => ({ ...RIGHT, milliseconds });
}

function skewed(): Shift {
  return { milliseconds: Math.round(SKEW * (2 * Math.random() - 1)) };
}
