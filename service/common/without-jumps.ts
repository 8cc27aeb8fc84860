import type { Clock } from './clock.ts';

/**
 * A clock that stays behind when `clock` is set ahead, by as much, as long as the process runs. For what
 * must not happen because a clock is wrong.
 */
export function withoutJumps(clock: Clock): Clock {
  const [start, startedAt] = [clock.now().getTime(), performance.now()];
  return { now: () => new Date(Math.min(clock.now().getTime(), start + performance.now() - startedAt)) };
}
