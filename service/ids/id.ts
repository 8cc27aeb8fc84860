import { randomBytes } from 'node:crypto';

import type { AccountClock } from '../common/account-clock.ts';
import type { Clock } from '../common/clock.ts';

/** `ctm_01jg8test00000000000000003`: a prefix and 26 characters of `[a-z0-9]`. */
export type Id<Prefix extends string> = `${Prefix}${string}`;

/**
 * Crockford's base 32 in lower case. It has no i, l, o and u, which are easily confused with other
 * characters.
 */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_LENGTH = 10;
const RANDOM_LENGTH = 16;

interface Last {
  readonly time: number;
  /** The random part as base-32 digits. */
  readonly random: readonly number[];
}

/**
 * The last id of each clock. It belongs to the clock: two clocks share nothing, and the entry is collected
 * with its clock.
 */
const lastByClock = new WeakMap<Clock, Last>();

/**
 * A new id: 48 bits of milliseconds and 80 random bits, as 26 base-32 digits. Sorting ids by bytes sorts
 * them by creation time. Ids made in one process with one clock always rise, even within a millisecond and
 * when the clock is set back. An account's clock makes them in the system's time.
 */
export function newId<Prefix extends string>(prefix: Prefix, by: Clock | AccountClock): Id<Prefix> {
  const clock = 'system' in by ? by.system : by;
  const last = lastByClock.get(clock);
  const time = clock.now().getTime();
  const next = last === undefined || time > last.time ? { time, random: randomDigits() } : after(last);
  lastByClock.set(clock, next);
  return `${prefix}${timeDigits(next.time)}${next.random.map((digit) => DIGITS[digit]).join('')}`;
}

/**
 * The lowest id that `newId` can return at `date`, to turn a condition on time into an indexed range of ids.
 */
export function firstIdAt<Prefix extends string>(prefix: Prefix, date: Date): Id<Prefix> {
  return `${prefix}${timeDigits(date.getTime())}${'0'.repeat(RANDOM_LENGTH)}`;
}

/** When `newId` made an id, in the system's time. */
export function timeOfId(id: string): Date {
  const digits = id.slice(id.lastIndexOf('_') + 1).slice(0, TIME_LENGTH);
  return new Date([...digits].reduce((time, digit) => time * 32 + DIGITS.indexOf(digit), 0));
}

function timeDigits(time: number): string {
  let rest = time;
  let digits = '';
  while (digits.length < TIME_LENGTH) {
    digits = DIGITS.charAt(rest % 32) + digits;
    rest = Math.floor(rest / 32);
  }
  return digits;
}

function randomDigits(): number[] {
  return [...randomBytes(RANDOM_LENGTH)].map((byte) => byte % 32);
}

function after(last: Last): Last {
  const random = [...last.random];
  for (let i = random.length - 1; i >= 0; i--) {
    const digit = (random[i] ?? 0) + 1;
    if (digit < 32) {
      random[i] = digit;
      return { time: last.time, random };
    }
    random[i] = 0;
  }
  return { time: last.time + 1, random };
}
