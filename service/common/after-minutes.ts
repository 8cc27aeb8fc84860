import { microsecondsOf } from './after.ts';
import { timestamp } from './clock.ts';

/** The time some minutes after `at`, in the form of `timestamp()`. */
export function afterMinutes(at: string, minutes: number): string {
  const later = timestamp(new Date(Date.parse(at) + minutes * 60_000));
  return later.replace(/000Z$/, `${microsecondsOf(at)}Z`);
}
