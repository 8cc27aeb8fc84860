import type { DueDestination } from '../services.ts';
import { Breaker } from './breaker.ts';

/** What this process knows of one destination. Times are milliseconds of a clock that never goes back. */
export interface DestinationQueue extends DueDestination {
  readonly breaker: Breaker;
  inFlight: number;
  /** When something of it is due next, as far as known; `Infinity` when nothing is. */
  dueAt: number;
  servedAt: number;
  /** How often in a row it had something due and gave nothing. */
  inVain: number;
}

/** How many notifications of a destination are to be taken. */
export interface Share {
  readonly lane: DestinationQueue;
  readonly places: number;
}

/** A destination gets this many at a time before the next one has its turn. */
const QUANTUM = 10;

/**
 * Who is served next: among the destinations that have something due and a free place, the one that was served the longest time ago. What
 * a destination has waiting, and how slow it is, therefore never delays another one.
 */
export class DestinationQueues {
  readonly #lanes = new Map<string, DestinationQueue>();
  readonly #most: number;

  /** @param most Attempts at once for a destination. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Something of this destination is due at `at`, or perhaps already earlier. */
  due({ accountId, settingId }: DueDestination, at: number): void {
    const lane = this.#lane(accountId, settingId);
    lane.dueAt = Math.min(lane.dueAt, at);
  }

  /** Whose turn it is now, with `room` places in all. */
  next(now: number, room: number): Share[] {
    const ready = [...this.#lanes.values()]
      .filter((lane) => lane.dueAt <= now && this.#places(lane, now) > 0)
      .sort((a, b) => a.servedAt - b.servedAt);
    const shares: Share[] = [];
    let left = room;
    for (const lane of ready) {
      if (left <= 0) break;
      const places = Math.min(this.#places(lane, now), QUANTUM, left);
      shares.push({ lane, places });
      left -= places;
    }
    return shares;
  }

  /** When `next` may give something that it does not give now, if nothing else happens; `Infinity` for never. */
  nextChange(now: number): number {
    let at = Infinity;
    for (const lane of this.#lanes.values()) {
      if (lane.dueAt > now) at = Math.min(at, lane.dueAt);
      else at = Math.min(at, lane.breaker.opensAt(now) ?? Infinity);
    }
    return at;
  }

  /** What stands idle is forgotten, so that a process that has run for long does not know everybody who ever got something. */
  forgetIdle(now: number): void {
    for (const [key, lane] of this.#lanes) {
      const isIdle = lane.inFlight === 0 && lane.dueAt === Infinity;
      if (isIdle && lane.breaker.opensAt(now) === undefined) this.#lanes.delete(key);
    }
  }

  /** Destinations that the breaker holds back. */
  get paused(): string[] {
    return [...this.#lanes.values()].filter(({ breaker }) => breaker.isOpen).map(({ settingId }) => settingId);
  }

  #places(lane: DestinationQueue, now: number): number {
    return lane.breaker.places(now, this.#most) - lane.inFlight;
  }

  #lane(accountId: string, settingId: DestinationQueue['settingId']): DestinationQueue {
    const known = this.#lanes.get(settingId);
    if (known !== undefined) return known;
    const lane = { accountId, settingId, breaker: new Breaker(), inFlight: 0, dueAt: Infinity, servedAt: 0, inVain: 0 };
    this.#lanes.set(settingId, lane);
    return lane;
  }
}
