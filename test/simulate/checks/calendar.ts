/**
 * When billing periods begin, from the rule and not from the code: every boundary is counted from the first
 * one.
 */
interface Cycle {
  readonly interval: string;
  readonly frequency: number;
}

const DAY_MS = 86_400_000;

/**
 * The `number`th boundary after the anchor; months and years keep its day, or use the last day of a shorter
 * month.
 */
export function boundary(anchor: number, { interval, frequency }: Cycle, number: number): number {
  const count = number * frequency;
  if (interval === 'day') return anchor + count * DAY_MS;
  if (interval === 'week') return anchor + count * 7 * DAY_MS;
  const date = new Date(anchor);
  const month = date.getUTCMonth() + count * (interval === 'year' ? 12 : 1);
  const timeOfDay = anchor % DAY_MS;
  const last = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return Date.UTC(date.getUTCFullYear(), month, Math.min(date.getUTCDate(), last)) + timeOfDay;
}
