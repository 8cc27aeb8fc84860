import type { Cycle } from './world.ts';

/**
 * Billing dates, each counted from the anchor: a date that a short month has moved never becomes the next
 * one's start.
 */

/** The time of the anchor after a number of cycles, on the last day of months that don't have its day. */
export function dateAfter(anchor: number, { interval, frequency }: Cycle, cycles: number): number {
  const date = new Date(anchor);
  const count = frequency * cycles;
  if (interval === 'week') return anchor + count * 7 * 86_400_000;
  const months = date.getUTCMonth() + (interval === 'year' ? 12 * count : count);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const start = Date.UTC(date.getUTCFullYear(), months, Math.min(date.getUTCDate(), lastDay));
  return start + (anchor - Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));
}

/** The first billing date that comes after a time. */
export function nextDate(anchor: number, cycle: Cycle, after: number): number {
  let cycles = 0;
  while (dateAfter(anchor, cycle, cycles) <= after) cycles += 1;
  return dateAfter(anchor, cycle, cycles);
}

/** The last billing date that is not after a time. */
export function lastDate(anchor: number, cycle: Cycle, time: number): number {
  let cycles = 0;
  while (dateAfter(anchor, cycle, cycles + 1) <= time) cycles += 1;
  return dateAfter(anchor, cycle, cycles);
}

/** As the API writes it. */
export function shownTime(time: number): string {
  return new Date(time).toISOString().replace('Z', '000Z');
}
