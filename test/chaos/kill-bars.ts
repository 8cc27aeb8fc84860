import { atMost, type Bar, none, some } from './bar.ts';
import type { Changes } from './changes.ts';
import type { StoredEvent, StoredNotification } from './kill-facts.ts';
import type { Arrival } from './receiver-process.ts';
import { type Hit, hitsSeen, resendTimes } from './resends.ts';
import { signatureBars } from './signature-bars.ts';

export interface KillFacts {
  /** When each happened, in order. */
  readonly kills: readonly number[];
  /** What was in flight at them; undefined where no other process can read it. */
  readonly hits: readonly Hit[] | undefined;
  readonly changes: Changes;
  readonly events: readonly StoredEvent[];
  readonly notifications: readonly StoredNotification[];
  readonly arrivals: readonly Arrival[];
  /** Ids of the destinations, in the order in which arrivals number them. */
  readonly destinations: readonly string[];
  readonly isSettled: boolean;
}

/** `BILLING_DESTINATION_CONCURRENCY` by default. */
const IN_FLIGHT_PER_DESTINATION = 10;
const RESEND_S = 20;
/** With fewer kills it is a matter of chance whether any of them finds something in flight. */
const KILLS_THAT_HIT = 20;

/** Holds what was acknowledged, stored and received against each other. */
export function killBars(facts: KillFacts): Bar[] {
  const { kills, changes, events, notifications, arrivals, destinations } = facts;
  const customers = new Set(events.map(({ customer }) => customer));
  const lost = [...changes.acknowledged.keys()].filter((customer) => !customers.has(customer));
  const made = new Set(notifications.map(({ event, destination }) => `${event} ${destination}`));
  const reached = new Set(
    arrivals.filter(isAccepted).map(({ event, destination }) => `${event} ${destinations[destination]}`),
  );
  const pairs = events.flatMap(({ id }) => destinations.map((destination) => `${id} ${destination}`));
  return [
    some('changes acknowledged', changes.acknowledged.size),
    some('kills', kills.length),
    none('acknowledged changes without their event', lost.length),
    none('events without a notification for each destination', pairs.filter((pair) => !made.has(pair)).length),
    none('notifications more than that', notifications.length - pairs.length),
    none('events that did not reach a destination', pairs.filter((pair) => !reached.has(pair)).length),
    ...attemptBars(facts),
    ...resendBars(facts),
    ...signatureBars(arrivals),
    some('sends with the signatures of two secrets', arrivals.filter(({ signatures }) => signatures === 2).length),
  ];
}

function attemptBars({ notifications, arrivals, kills, destinations, isSettled }: KillFacts): Bar[] {
  const arrived = Map.groupBy(arrivals, ({ notification }) => notification);
  const sends = (id: string): readonly Arrival[] => arrived.get(id) ?? [];
  const delivered = notifications.filter(({ status }) => status === 'delivered');
  const wrong = notifications.filter((one) => {
    const isFinal = one.status === 'delivered' && one.isDelivered && !one.isPlanned && !one.isDue;
    return !isFinal || one.accepted !== 1 || one.times_attempted !== one.attempts;
  });
  const unwritten = notifications.map((one) => sends(one.id).length - one.responded);
  const attempts = notifications.reduce((sum, one) => sum + one.attempts, 0);
  const withoutResponse = attempts - notifications.reduce((sum, one) => sum + one.responded, 0);
  // Accepted, and then sent again though no process had been killed since it was signed. On a busy machine
  // the receiver reads what a process has sent long after its death.
  const needless = [...arrived.values()].flatMap((own) =>
    own.filter((one, index) => {
      const before = own[index - 1];
      return (
        before !== undefined &&
        isAccepted(before) &&
        !kills.some((at) => at > before.at - before.age * 1_000 && at < one.at)
      );
    }),
  );
  const most = IN_FLIGHT_PER_DESTINATION * destinations.length * kills.length;
  return [
    none('still to be sent after the wait', isSettled ? 0 : 1),
    some('attempts written down', attempts, notifications.length),
    some('attempts that failed and were written down', attempts - delivered.length),
    none('attempts without a response', withoutResponse),
    none('notifications whose status, times or attempt rows are wrong', wrong.length),
    none('delivered, and never accepted', delivered.filter(({ id }) => !sends(id).some(isAccepted)).length),
    none('attempt rows of what never arrived', unwritten.filter((count) => count < 0).length),
    atMost(
      'sends that died before they were written down (duplicates)',
      unwritten.reduce((a, b) => a + b, 0),
      most,
    ),
    none('duplicates without a kill in between', needless.length),
  ];
}

function resendBars({ kills, hits, arrivals }: KillFacts): Bar[] {
  const arrived = Map.groupBy(arrivals, ({ notification }) => notification);
  const times = resendTimes(hits ?? hitsSeen(kills, arrived), arrived);
  return [
    some(
      'notifications that a kill found in flight, sent after it',
      times.length,
      kills.length < KILLS_THAT_HIT ? 0 : 1,
    ),
    atMost(
      'slowest of these, from the kill',
      times.reduce((most, time) => Math.max(most, time), 0) / 1_000,
      RESEND_S,
      ' s',
    ),
  ];
}

function isAccepted({ status }: Arrival): boolean {
  return status === 200;
}
