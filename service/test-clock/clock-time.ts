import { timestamp } from '../common/clock.ts';
import { utcMoment } from '../notifications/utc-moment.ts';
import type { Timestamp } from '../storage/columns.ts';

/** The time of a request for a test clock, to the millisecond. */
export function clockTime(time: string): Timestamp {
  return timestamp(new Date(utcMoment(time)));
}
