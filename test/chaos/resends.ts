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
 * Where one process does everything, every kill hits whatever is not finished: what was acknowledged before
 * and arrived after it.
 */
export function hitsOfAll(
  kills: readonly number[],
  arrivals: ReadonlyMap<string, readonly Arrival[]>,
  acknowledgedAt: (arrival: Arrival) => number | undefined,
): Hit[] {
  return [...arrivals].flatMap(([notification, arrived]) => {
    const [first, last] = [arrived[0]!, arrived.at(-1)!];
    const since = acknowledgedAt(first) ?? first.at;
    return kills.filter((at) => at > since && at < last.at).map((at) => ({ notification, at }));
  });
}
