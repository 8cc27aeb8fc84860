/** Where the service gets the time from: an argument everywhere, so that tests decide what time it is. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/**
 * An RFC 3339 date-time in UTC, always with six fractional digits: `2026-03-02T09:30:00.123000Z`.
 * The database's values are read back in the same form (`storage/column-types.ts`), so the same moment is the same
 * string everywhere, and strings sort as the moments do.
 */
export function timestamp(date: Date): string {
  return `${date.toISOString().slice(0, -1)}000Z`;
}
