import type { Timestamp } from '../storage/columns.ts';

/** Nothing here happened before, and nothing will after: what a request names beyond is as good as these. */
const FIRST = Date.UTC(1970, 0, 1);
const LAST = Date.UTC(9999, 11, 31);

/**
 * The moment that an RFC 3339 date-time names, of any offset and with any number of digits, as timestamps are written here. Between two
 * microseconds it is the later one: exactly the stored moments that are not before that are not before what was named either.
 */
export function utcMoment(text: string): Timestamp {
  const [, seconds, digits = '', zone] = /^(.{19})(?:\.(\d+))?(.+)$/.exec(text.toUpperCase()) ?? [];
  // Dates know no leap seconds; stored moments do neither, so the one after it is the next that can be there.
  const isLeap = seconds?.endsWith(':60') === true;
  const whole = Date.parse(`${isLeap ? seconds.replace(/60$/, '59') : seconds}${zone}`) + (isLeap ? 1_000 : 0);
  if (Number.isNaN(whole)) throw new Error(`This moment was not validated: ${text}`);
  const micros = isLeap ? 0 : Number(digits.slice(0, 6).padEnd(6, '0')) + (/[1-9]/.test(digits.slice(6)) ? 1 : 0);
  const at = Math.min(Math.max(whole + (micros === 1_000_000 ? 1_000 : 0), FIRST), LAST);
  return `${new Date(at).toISOString().slice(0, 19)}.${String(micros % 1_000_000).padStart(6, '0')}Z`;
}
