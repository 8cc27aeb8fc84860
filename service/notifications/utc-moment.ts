import type { Timestamp } from '../storage/columns.ts';

/** Stored times are all within this range, so times outside it are clamped. */
const FIRST = Date.UTC(1970, 0, 1);
const LAST = Date.UTC(9999, 11, 31);

/**
 * Converts an RFC 3339 date-time with any offset and any number of digits to a `Timestamp`. Rounds up to the
 * next microsecond, so that comparing stored times with the result has the same outcome as comparing them
 * with the original.
 */
export function utcMoment(text: string): Timestamp {
  const [, seconds, digits = '', zone] = /^(.{19})(?:\.(\d+))?(.+)$/.exec(text.toUpperCase()) ?? [];
  // JavaScript dates and stored times have no leap seconds, so a leap second becomes the second after it.
  const isLeap = seconds?.endsWith(':60') === true;
  const whole = Date.parse(`${isLeap ? seconds.replace(/60$/, '59') : seconds}${zone}`) + (isLeap ? 1_000 : 0);
  if (Number.isNaN(whole)) throw new Error(`internal error: the date-time ${text} was not validated`);
  const micros = isLeap ? 0 : Number(digits.slice(0, 6).padEnd(6, '0')) + (/[1-9]/.test(digits.slice(6)) ? 1 : 0);
  const at = Math.min(Math.max(whole + (micros === 1_000_000 ? 1_000 : 0), FIRST), LAST);
  return `${new Date(at).toISOString().slice(0, 19)}.${String(micros % 1_000_000).padStart(6, '0')}Z`;
}
