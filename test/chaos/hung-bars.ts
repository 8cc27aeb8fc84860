import { atMost, type Bar, some } from './bar.ts';
import type { Arrival } from './receiver-process.ts';
import { signatureBars } from './signature-bars.ts';

/** A part of the run, by the time of its changes. */
export interface Phase {
  readonly withHung: boolean;
  readonly since: number;
  readonly until: number;
}

interface Measured {
  readonly withHung: boolean;
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
}

const SLOWER = 1.1;
const LESS = 0.95;

/**
 * Compares what the destinations that respond received, with and without those that hang. Each phase has its
 * p99 and the medians of these are compared: a single stall of the machine makes one phase bad, and no more
 * than that.
 */
export function hungBars(
  phases: readonly Phase[],
  arrivals: readonly Arrival[],
  isHung: (destination: number) => boolean,
  print: (line: string) => void,
): Bar[] {
  const responding = arrivals.filter(({ destination }) => !isHung(destination));
  const measured = phases.map((phase) => measure(phase, responding));
  for (const { withHung, p50, p99, perSecond } of measured) {
    print(`${withHung ? 'with   ' : 'without'} p50 ${ms(p50)}  p99 ${ms(p99)}  ${perSecond.toFixed(1)} deliveries/s`);
  }
  const of = (withHung: boolean, value: (one: Measured) => number): number =>
    median(measured.filter((one) => one.withHung === withHung).map(value));
  const [without, with_] = [of(false, (one) => one.p99), of(true, (one) => one.p99)];
  const [rateWithout, rateWith] = [of(false, (one) => one.perSecond), of(true, (one) => one.perSecond)];
  return [
    some('requests that hung', arrivals.length - responding.length),
    atMost(`p99 to the first byte, ${ms(without)} without, ${ms(with_)} with, ratio`, with_ / without, SLOWER),
    {
      name: `deliveries/s, ${rateWithout.toFixed(1)} without, ${rateWith.toFixed(1)} with, ratio`,
      seen: (rateWith / rateWithout).toFixed(3),
      wanted: `≥ ${LESS}`,
      met: rateWith / rateWithout >= LESS,
    },
    ...signatureBars(arrivals),
  ];
}

/**
 * From `occurred_at`, which is taken in the transaction and just before its commit: the commit counts as
 * well.
 */
function measure({ withHung, since, until }: Phase, arrivals: readonly Arrival[]): Measured {
  const own = arrivals.filter(({ occurredAt }) => Date.parse(occurredAt) >= since && Date.parse(occurredAt) < until);
  const times = own.map(({ at, occurredAt }) => at - millisecondsOf(occurredAt)).sort((a, b) => a - b);
  const first = own.reduce((least, { at }) => Math.min(least, at), Infinity);
  const last = own.reduce((most, { at }) => Math.max(most, at), 0);
  const quantile = (part: number): number => times[Math.floor(times.length * part)] ?? Number.NaN;
  return { withHung, p50: quantile(0.5), p99: quantile(0.99), perSecond: (own.length * 1_000) / (last - first) };
}

/** Milliseconds with their fractions: `Date.parse` drops these. */
function millisecondsOf(time: string): number {
  return Date.parse(time) + Number(/\.\d{3}(\d{3})Z$/.exec(time)?.[1] ?? 0) / 1_000;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}
