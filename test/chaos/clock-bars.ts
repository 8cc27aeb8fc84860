import { atMost, type Bar, none, some } from './bar.ts';
import type { ClockOutcomes } from './clock-load.ts';
import type { ClockRows } from './clock-rows.ts';
import type { ListedEvent } from './kill-facts.ts';
import type { Arrival } from './receiver-process.ts';

export interface ClockFacts {
  readonly rounds: number;
  /** When each happened, in order. */
  readonly kills: readonly number[];
  /** When the clock of the database was set. */
  readonly jumps: readonly number[];
  /** When the load ended, with right clocks. */
  readonly stoppedAt: number;
  readonly isSettled: boolean;
  readonly isReady: boolean;
  /** Processes that ended by themselves. */
  readonly lost: number;
  /** The longest time for which a process was not ready although none was killed. */
  readonly redMs: number;
  /** Times that one was not ready in time after that. */
  readonly late: number;
  /** Id of an event that is to be retained. */
  readonly oldEvent: string;
  readonly outcomes: ClockOutcomes;
  readonly events: readonly ListedEvent[];
  readonly destinations: number;
  readonly arrivals: readonly Arrival[];
  readonly rows: ClockRows;
}

/** `BILLING_DESTINATION_CONCURRENCY` by default. */
const IN_FLIGHT_PER_DESTINATION = 10;
const LAST_S = 20;
/** What waits seems to be late when a clock is set ahead, until the next sweep of a worker. */
const RED_S = 10;
/** How long after its process was killed a busy machine may let a receiver read what was sent. */
const READ_WITHIN_MS = 30_000;
/** Members of the outcome of a customer, in the order in which they are changed. */
const NAMES: readonly (string | null)[] = [null, 'first', 'second'];

/** Holds what was acknowledged, stored and received against each other. */
export function clockBars(facts: ClockFacts): Bar[] {
  const { rounds, outcomes, rows, oldEvent, lost, redMs, late, isReady } = facts;
  const { acknowledged, repeated, wrong } = outcomes;
  const behind = [...acknowledged].filter(([id, { name }]) => {
    const stored = rows.customers.get(id);
    return stored === undefined || NAMES.indexOf(stored.name) < NAMES.indexOf(name);
  });
  return [
    some('changes acknowledged', acknowledged.size, rounds),
    some('changes repeated with their key, and made once', repeated, rounds),
    none('processes lost', lost),
    none('acknowledged changes missing', behind.length),
    none('responses that no caller should get', wrong.length),
    ...eventBars(facts),
    ...deliveryBars(facts),
    none('old events that retention has dropped', facts.events.some(({ event_id }) => event_id === oldEvent) ? 0 : 1),
    none('rows without a partition of their day', rows.unpartitioned),
    atMost('longest time that /readyz was red without a kill', redMs / 1_000, RED_S, ' s'),
    none('times that a process did not get ready again', late + (isReady ? 0 : 1)),
  ];
}

function eventBars({ events, oldEvent, outcomes, rows }: ClockFacts): Bar[] {
  const own = events.filter(({ event_id, event_type }) => event_id !== oldEvent && event_type.startsWith('customer.'));
  const changes = [...rows.customers.values()].reduce((sum, { revision }) => sum + 1 + revision, 0);
  const byCustomer = Map.groupBy(own, ({ data }) => data.id);
  // The ids of another process of the service begin anew, with its own clock.
  const ordered = [...outcomes.acknowledged].filter(([, { isOfOneProcess }]) => isOfOneProcess);
  const disordered = ordered.filter(([id]) => {
    const steps = (byCustomer.get(id) ?? []).map(({ data }) => NAMES.indexOf(data.name ?? null));
    return steps.some((step, index) => step !== index);
  });
  return [
    none('events more or fewer than changes', Math.abs(own.length - changes)),
    none('ids that two events have', events.length - new Set(events.map(({ event_id }) => event_id)).size),
    some('customers all of whose changes one process made', ordered.length),
    none('of these, with events in another order than their changes', disordered.length),
  ];
}

function deliveryBars(facts: ClockFacts): Bar[] {
  const { rows, arrivals, destinations, stoppedAt, isSettled } = facts;
  const arrived = Map.groupBy(arrivals, ({ notification }) => notification);
  const accepted = [...arrived.values()].map((own) => own.filter(isAccepted));
  const undelivered = rows.notifications.filter(
    ({ id, status }) => status !== 'delivered' || !arrived.get(id)?.some(isAccepted),
  );
  const duplicates = duplicatesOf(arrivals);
  const needless = needlessDuplicates(facts);
  const cuts = facts.kills.length + facts.jumps.length;
  const last = accepted.reduce((most, own) => Math.max(most, own[0]?.at ?? 0), 0);
  return [
    some('attempts that failed first', arrivals.filter(({ status }) => status === 500).length),
    some('attempts that a receiver rejected for the time of the signature', timedOut(arrivals)),
    none('signatures that are wrong', arrivals.filter(({ status }) => status === 400 || status === 401).length),
    none('notifications that did not reach their destination', undelivered.length),
    none('still to be sent after the wait', isSettled ? 0 : 1),
    atMost('last delivery after the clocks were right', Math.max(0, last - stoppedAt) / 1_000, LAST_S, ' s'),
    atMost(
      'accepted twice, which each kill and each jump of the database’s clock may cause',
      duplicates.length,
      IN_FLIGHT_PER_DESTINATION * destinations * cuts,
    ),
    none('accepted twice without a kill or a jump in between', needless.length),
  ];
}

interface Duplicate {
  readonly first: Arrival;
  readonly second: Arrival;
}

/** Those that no kill and no jump explains. */
export function needlessDuplicates({ arrivals, kills, jumps }: Pick<ClockFacts, 'arrivals' | 'kills' | 'jumps'>) {
  return duplicatesOf(arrivals).filter(
    ({ first, second }) => ![...kills, ...jumps].some((at) => at > first.at - READ_WITHIN_MS && at < second.at),
  );
}

function duplicatesOf(arrivals: readonly Arrival[]): Duplicate[] {
  const accepted = Map.groupBy(arrivals.filter(isAccepted), ({ notification }) => notification);
  return [...accepted.values()].flatMap((own) => own.slice(1).map((second, index) => ({ first: own[index]!, second })));
}

function isAccepted({ status }: Arrival): boolean {
  return status === 200;
}

function timedOut(arrivals: readonly Arrival[]): number {
  return arrivals.filter(({ status }) => status === 408).length;
}
