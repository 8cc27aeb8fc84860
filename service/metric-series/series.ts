import type { Timestamp } from '../storage/columns.ts';
import { type Day, startOf } from './days.ts';
import type { MetricRange } from './metric-range.ts';

export interface Series<Point> {
  readonly timeseries: ({ readonly timestamp: Timestamp } & Point)[];
  readonly starts_at: Timestamp;
  readonly ends_at: Timestamp;
  readonly interval: 'day';
  readonly updated_at: Timestamp;
}

/** The series of a range, with what each of its days has. */
export function seriesOf<Point extends object>(
  { from, to, days, now }: MetricRange,
  pointOf: (day: Day) => Point,
): Series<Point> {
  return {
    timeseries: days.map((day) => ({ timestamp: startOf(day), ...pointOf(day) })),
    starts_at: startOf(from),
    ends_at: startOf(to),
    interval: 'day',
    updated_at: now,
  };
}
