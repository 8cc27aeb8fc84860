import { UsageError } from '../terminal/usage-error.ts';

const DURATION = /^(\d{1,3})(d|w|mo|y)$/;

/**
 * The time that an argument names: a date-time, a date for its first moment in UTC, or a duration after
 * `now` such as `30d`, `2w`, `6mo` or `1y`. Where a month has no such day, its last day.
 *
 * @param now The time of the test clock; read only for a duration.
 */
export async function laterTime(text: string, now: () => Promise<string>): Promise<string> {
  const [, count, unit] = DURATION.exec(text) ?? [];
  if (count !== undefined) return later(new Date(await now()), Number(count), unit!).toISOString();
  const time = new Date(text);
  if (!Number.isNaN(time.getTime())) return time.toISOString();
  throw new UsageError(
    `The time must be a date-time such as 2027-01-01T00:00:00Z, or a duration such as 30d, 2w, 6mo or 1y, not "${text}".`,
  );
}

function later(date: Date, count: number, unit: string): Date {
  if (unit === 'd' || unit === 'w') {
    date.setUTCDate(date.getUTCDate() + count * (unit === 'w' ? 7 : 1));
    return date;
  }
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count * (unit === 'y' ? 12 : 1) + 1, 0);
  date.setUTCDate(Math.min(day, date.getUTCDate()));
  return date;
}
