import type { Arrival } from './receiver-process.ts';

/**
 * A kill that a notification was in flight at: it may have been sent or not, and nothing of that is written
 * down.
 */
export interface Hit {
  readonly notification: string;
  readonly at: number;
}

/**
 * Milliseconds from each kill that hit a notification to its next arrival. Where another kill hit it before,
 * that one ends the time: it had been claimed again by then. A notification that did not arrive again was
 * finished by a live worker, which other bars check.
 */
export function resendTimes(hits: readonly Hit[], arrivals: ReadonlyMap<string, readonly Arrival[]>): number[] {
  const times: number[] = [];
  for (const [notification, own] of Map.groupBy(hits, (hit) => hit.notification)) {
    const arrived = arrivals.get(notification) ?? [];
    own.forEach((hit, index) => {
      const arrival = arrived.find(({ at }) => at > hit.at);
      if (arrival !== undefined) times.push(Math.min(arrival.at, own[index + 1]?.at ?? Infinity) - hit.at);
    });
  }
  return times;
}

/**
 * Where no other process can read what is in flight: what the receiver had accepted before a kill and got
 * again after it, however often the service was killed until then.
 */
export function hitsSeen(kills: readonly number[], arrivals: ReadonlyMap<string, readonly Arrival[]>): Hit[] {
  return [...arrivals].flatMap(([notification, arrived]) =>
    arrived.slice(1).flatMap((again, index) => {
      const before = arrived[index]!;
      if (before.status !== 200) return [];
      // On a busy machine the receiver reads what a process has sent long after its death.
      const sentAt = before.at - before.age * 1_000;
      const at = kills.find((kill) => kill > sentAt && kill < again.at);
      return at === undefined ? [] : [{ notification, at }];
    }),
  );
}
