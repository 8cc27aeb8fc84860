import type { Timestamp } from '../storage/columns.ts';

/** A day in UTC, as `2026-03-31`. Days compare as texts. */
export type Day = string;

const DAY_MS = 86_400_000;

export function dayOf(time: Timestamp): Day {
  return time.slice(0, 10);
}

export function startOf(day: Day): Timestamp {
  return `${day}T00:00:00.000000Z`;
}

/** The day a number of days later, or before when the number is negative. */
export function addDays(day: Day, days: number): Day {
  return textOf(new Date(Date.parse(startOf(day)) + days * DAY_MS));
}

/** From a day to another one, which is not before it. */
export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(startOf(to)) - Date.parse(startOf(from))) / DAY_MS;
}

/** The same day of the month before, or the last day of that month if it has no such day. */
export function monthBefore(day: Day): Day {
  const date = new Date(startOf(day));
  const number = date.getUTCDate();
  date.setUTCDate(0);
  if (number < date.getUTCDate()) date.setUTCDate(number);
  return textOf(date);
}

function textOf(date: Date): Day {
  return date.toISOString().slice(0, 10);
}
