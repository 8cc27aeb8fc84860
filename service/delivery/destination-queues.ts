import type { DueDestination } from '../services.ts';
import { Breaker } from './breaker.ts';

/** The state of one destination in this process. Times are milliseconds of a monotonic clock. */
export interface DestinationQueue extends DueDestination {
  readonly breaker: Breaker;
  inFlight: number;
  /** When its next notification is due, as far as this process knows; `Infinity` for never. */
  dueAt: number;
  servedAt: number;
  /** Consecutive claims that returned nothing although something was due. */
  emptyClaims: number;
}

/** How many notifications of a destination to claim. */
export interface Share {
  readonly queue: DestinationQueue;
  readonly slots: number;
}

/** Most notifications claimed for a destination before the next destination is served. */
const QUANTUM = 10;

/**
 * Chooses which destination to serve next: of those with something due and a free slot, the one served
 * longest ago. So neither the backlog nor the slowness of a destination delays another one.
 */
export class DestinationQueues {
  readonly #queues = new Map<string, DestinationQueue>();
  readonly #limit: number;

  /** @param limit Concurrent attempts per destination. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Something of this destination is due at `at`, or possibly earlier. */
  notifyDue({ accountId, settingId }: DueDestination, at: number): void {
    const queue = this.#queue(accountId, settingId);
    queue.dueAt = Math.min(queue.dueAt, at);
  }

  /** The destinations to serve now, with at most `slots` notifications in all. */
  next(now: number, slots: number): Share[] {
    const ready = [...this.#queues.values()]
      .filter((queue) => queue.dueAt <= now && this.#freeSlots(queue, now) > 0)
      .sort((a, b) => a.servedAt - b.servedAt);
    const shares: Share[] = [];
    let left = slots;
    for (const queue of ready) {
      if (left <= 0) break;
      const share = Math.min(this.#freeSlots(queue, now), QUANTUM, left);
      shares.push({ queue, slots: share });
      left -= share;
    }
    return shares;
  }

  /**
   * When `next` may return something that it does not return now, if nothing else happens; `Infinity` for
   * never.
   */
  nextChange(now: number): number {
    let at = Infinity;
    for (const queue of this.#queues.values()) {
      if (queue.dueAt > now) at = Math.min(at, queue.dueAt);
      else at = Math.min(at, queue.breaker.opensAt(now) ?? Infinity);
    }
    return at;
  }

  /**
   * Removes idle destinations, so that the memory of a long-running process does not grow with every
   * destination ever served.
   */
  removeIdle(now: number): void {
    for (const [key, queue] of this.#queues) {
      const isIdle = queue.inFlight === 0 && queue.dueAt === Infinity;
      if (isIdle && queue.breaker.opensAt(now) === undefined) this.#queues.delete(key);
    }
  }

  /** Ids of the destinations that the breaker pauses. */
  get paused(): string[] {
    return [...this.#queues.values()].filter(({ breaker }) => breaker.isOpen).map(({ settingId }) => settingId);
  }

  #freeSlots(queue: DestinationQueue, now: number): number {
    return queue.breaker.slots(now, this.#limit) - queue.inFlight;
  }

  #queue(accountId: string, settingId: DestinationQueue['settingId']): DestinationQueue {
    const existing = this.#queues.get(settingId);
    if (existing !== undefined) return existing;
    const queue = {
      accountId,
      settingId,
      breaker: new Breaker(),
      inFlight: 0,
      dueAt: Infinity,
      servedAt: 0,
      emptyClaims: 0,
    };
    this.#queues.set(settingId, queue);
    return queue;
  }
}
