/** The source of the current time. It is always passed as an argument, so that tests can set the time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/**
 * An RFC 3339 date-time in UTC, always with six fractional digits: `2026-03-02T09:30:00.123000Z`. Database
 * values are read in the same form (`storage/column-types.ts`), so equal times are equal strings, and
 * sorting the strings sorts the times.
 */
export function timestamp(date: Date): string {
  return `${date.toISOString().slice(0, -1)}000Z`;
}
