import { atMost, type Bar, none, some } from './bar.ts';
import type { Arrival } from './receiver-process.ts';
import { signatureBars } from './signature-bars.ts';
import type { StoredRun, StoredRunEvent } from './runs-facts.ts';

export interface RunFacts {
  readonly kills: number;
  readonly started: ReadonlySet<string>;
  readonly runs: readonly StoredRun[];
  /** Of simulated events. */
  readonly arrivals: readonly Arrival[];
  readonly isSettled: boolean;
}

/** Runs that can have an event under way at once: one of each simulation. */
const UNDER_WAY = 8;
/** With fewer kills it is a matter of chance whether any of them finds an event under way. */
const KILLS_THAT_HIT = 100;

/** Holds what was stored of runs and what was received against each other. */
export function runBars({ kills, started, runs, arrivals, isSettled }: RunFacts): Bar[] {
  const events = runs.flatMap((run) => run.events);
  const arrived = Map.groupBy(arrivals, ({ event }) => event);
  const of = ({ id }: StoredRunEvent): readonly Arrival[] => arrived.get(id) ?? [];
  const unknown = events.filter(({ status, code }) => status === 'failed' && code === null);
  const stored = new Set(runs.map(({ id }) => id));
  const known = new Set(events.map(({ id }) => id));
  return [
    some('runs whose start was acknowledged', started.size),
    none('of these, missing runs', [...started].filter((id) => !stored.has(id)).length),
    none('runs that no worker completes', isSettled ? 0 : 1),
    none('runs that are not completed, or are still due', runs.filter(isUnfinished).length),
    some(
      'simulated events that were accepted',
      events.filter(({ status }) => status === 'success').length,
      started.size,
    ),
    none('events that are neither success nor failed', events.filter(({ status }) => !ENDED.has(status)).length),
    none('events that arrived twice', [...arrived.values()].filter((own) => own.length > 1).length),
    none('arrivals of events that are not stored', arrivals.filter(({ event }) => !known.has(event)).length),
    none('success, and not what the destination received or returned', events.filter(isWrong(of, 'success')).length),
    none('failed with a response, and not what it received or returned', events.filter(isWrong(of, 'failed')).length),
    none(
      'accepted, and shown with an error as the response',
      events.filter((event) => isDenied(event, of(event))).length,
    ),
    some('events whose result a kill left unknown', unknown.length, kills < KILLS_THAT_HIT ? 0 : 1),
    atMost('the same, no more than were under way', unknown.length, kills * UNDER_WAY),
    ...signatureBars(arrivals).map((bar) => ({ ...bar, name: `simulated: ${bar.name}` })),
    none('runs whose events arrived in another order', runs.filter((run) => !isInOrder(run, of)).length),
  ];
}

const ENDED: ReadonlySet<string> = new Set(['success', 'failed']);

function isUnfinished({ status, isDue }: StoredRun): boolean {
  return status !== 'completed' || isDue;
}

function isWrong(of: (event: StoredRunEvent) => readonly Arrival[], status: string) {
  return (event: StoredRunEvent): boolean => {
    if (event.status !== status || (status === 'failed' && event.code === null)) return false;
    const [arrival] = of(event);
    const isAccepted = status === 'success';
    return arrival?.status !== event.code || arrival.digest !== event.digest || (arrival.status === 200) !== isAccepted;
  };
}

function isDenied({ status, code }: StoredRunEvent, [arrival]: readonly Arrival[]): boolean {
  return arrival?.status === 200 && status !== 'success' && code !== null;
}

function isInOrder({ events }: StoredRun, of: (event: StoredRunEvent) => readonly Arrival[]): boolean {
  const times = events.flatMap((event) => of(event).map(({ at }) => at));
  return times.every((at, index) => index === 0 || at >= times[index - 1]!);
}
