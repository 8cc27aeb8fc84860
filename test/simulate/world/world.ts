import { Findings } from './findings.ts';
import type { Notices } from './notices.ts';
import type { SimulatedProcess } from './process.ts';
import { Random } from './random.ts';
import { Scheduler } from './scheduler.ts';
import { Trace } from './trace.ts';
import { Weather } from './weather.ts';

/** What all parts of one simulation share. */
export class World {
  readonly seed: number;
  /** For the simulation: the order of steps, faults and the scenario. */
  readonly random: Random;
  /** For ids, keys and jitter of the service. */
  readonly serviceRandom: Random;
  readonly trace: Trace;
  readonly scheduler: Scheduler;
  readonly findings = new Findings();
  readonly weather: Weather;
  /** When the simulation begins, in milliseconds since 1970. */
  readonly beganAt: number;
  /** Set when the database is open. */
  notices!: Notices;
  /** What happened how often, for the report. */
  readonly counts: Record<string, number> = {};

  constructor(seed: number, print?: (line: string) => void) {
    this.seed = seed;
    this.random = new Random(seed);
    this.serviceRandom = new Random(seed, 1);
    this.trace = new Trace(print);
    this.scheduler = new Scheduler(this.trace);
    this.beganAt = startOf(this.random);
    this.weather = new Weather(this.random, () => this.now);
  }

  /** Milliseconds since the simulation began. */
  get now(): number {
    return this.scheduler.now;
  }

  /** Milliseconds since 1970. */
  get time(): number {
    return this.beganAt + this.now;
  }

  count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }

  /** Notes that a fault hit a process. */
  disturb(process: SimulatedProcess | undefined): void {
    process?.faults.push(this.now);
    this.weather.disturbedAt = this.now;
  }
}

/** A day whose month has 31 days, often the last days of a month: where calendars are difficult. */
function startOf(random: Random): number {
  const month = random.pick([0, 2, 4, 7, 9, 11]);
  const day = random.chance(0.5) ? random.integer(28, 32) : random.integer(1, 28);
  return Date.UTC(random.integer(2027, 2033), month, day, random.integer(0, 24), random.integer(0, 60));
}

let running: World | undefined;

/** The simulation that runs. Modules of the service have no other way to reach it. */
export function world(): World {
  if (running === undefined) throw new Error('No simulation is running.');
  return running;
}

export function enter(one: World): void {
  running = one;
}
