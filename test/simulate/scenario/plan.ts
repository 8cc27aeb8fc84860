import { geometricDelays } from '../../../service/configuration/geometric-delays.ts';
import type { Schedule } from '../../../service/delivery/schedule.ts';
import type { Instrument } from '../network/bank.ts';
import type { Random } from '../world/random.ts';
import type { Duties } from './worker.ts';

const HOUR_S = 3_600;
const HOUR_MS = 3_600_000;

export interface PlannedSubscription {
  readonly interval: 'day' | 'week' | 'month' | 'year';
  readonly frequency: number;
  readonly instrument: Instrument;
  /** Milliseconds after the beginning. */
  readonly at: number;
}

/** What one seed does, beside its faults. */
export interface Plan {
  readonly workers: readonly Duties[];
  readonly schedule: Schedule;
  readonly destinations: readonly ('url' | 'email')[];
  readonly dunningAction: 'cancel' | 'pause';
  readonly subscriptions: readonly PlannedSubscription[];
  /** When customers are created, and how many at once. */
  readonly bursts: readonly { readonly at: number; readonly count: number }[];
  /** When a worker ends in order, and another one starts. */
  readonly restarts: readonly number[];
}

/**
 * @param hours How long the scenario goes on; then everything that is left ends.
 * @param spread How many times as long it is between two things that happen.
 */
export function newPlan(random: Random, hours: number, spread: number): Plan {
  const within = hours * HOUR_MS;
  const times = (count: number): number[] =>
    Array.from({ length: count }, () => random.between(0, within)).sort((a, b) => a - b);
  const often = (everyHours: number): number =>
    Math.max(1, Math.round((hours / everyHours / spread) * random.between(0.5, 1.5)));
  const retains = hours < 2_100 && random.chance(0.05);
  const maintains = random.chance(0.25);
  return {
    workers: Array.from({ length: random.chance(0.3) ? 3 : 2 }, (_, i) => ({
      delivers: true,
      renews: true,
      maintains: maintains && i === 0,
      retains,
    })),
    schedule: schedules[random.weighted({ sandbox: 40, daily: 40, hourly: 17, live: 3 })],
    destinations: [
      ...Array.from({ length: random.integer(1, 4) }, () => 'url' as const),
      ...(random.chance(0.3) ? (['email'] as const) : []),
    ],
    dunningAction: random.chance(0.5) ? 'cancel' : 'pause',
    subscriptions: [0, 0, ...times(often(700))].map((at) => plannedSubscription(random, at)),
    bursts: times(often(200)).map((at) => ({
      at,
      count: random.chance(0.7) ? random.integer(1, 4) : random.integer(4, 14),
    })),
    restarts: times(often(500)),
  };
}

function plannedSubscription(random: Random, at: number): PlannedSubscription {
  const cycles = [
    { interval: 'day', frequency: 3 },
    { interval: 'week', frequency: 1 },
    { interval: 'month', frequency: 1 },
    { interval: 'month', frequency: 1 },
    { interval: 'month', frequency: 3 },
    { interval: 'year', frequency: 1 },
  ] as const;
  return {
    ...random.pick(cycles),
    at,
    instrument: random.weighted({ sim_reliable: 60, sim_moody: 30, sim_declined: 10 }),
  };
}

const schedules: Readonly<Record<'sandbox' | 'daily' | 'hourly' | 'live', Schedule>> = {
  sandbox: { delays: [60, 240, 540] },
  daily: { delays: [5, 60, 900, 2 * HOUR_S, 12 * HOUR_S, 24 * HOUR_S], within: 72 * HOUR_S },
  hourly: { delays: [20, HOUR_S, HOUR_S, HOUR_S, HOUR_S, HOUR_S, HOUR_S, HOUR_S], within: 4 * HOUR_S },
  live: { delays: geometricDelays(55, 1.12, 12_600, 59), within: 72 * HOUR_S },
};
