import { atMost, type Bar, none, some } from './bar.ts';
import type { Arrival } from './receiver-process.ts';

const OLDEST_TS_S = 2.5;

/** What the receivers' own check came to. */
export function signatureBars(arrivals: readonly Arrival[]): Bar[] {
  const rejected = arrivals.filter(({ status }) => status >= 400 && status < 500);
  const oldest = arrivals.reduce((most, { age }) => Math.max(most, age), 0);
  return [
    some('signatures checked', arrivals.length),
    none('signatures refused', rejected.length),
    atMost('oldest ts when the head was there', oldest, OLDEST_TS_S, ' s'),
  ];
}
