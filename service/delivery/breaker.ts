/** Timeouts in a row after which a destination counts as hung. */
const TOLERATED = 5;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Whether a destination gets anything at the moment. One that does nothing but time out holds each of its places for the whole deadline,
 * so it is paused, then tried with one notification, and paused for twice as long when that times out as well. A pause consumes no
 * attempt: what is due waits. Any answer, also a bad one, ends it.
 */
export class Breaker {
  #timeouts = 0;
  #pauseMs = 0;
  #pausedUntil = 0;

  /** How many may be in flight at `now`, on a clock in milliseconds that never goes back. */
  places(now: number, most: number): number {
    if (this.#timeouts < TOLERATED) return most;
    return now < this.#pausedUntil ? 0 : 1;
  }

  /** When that changes by itself; undefined when it does not. */
  opensAt(now: number): number | undefined {
    return this.#timeouts >= TOLERATED && now < this.#pausedUntil ? this.#pausedUntil : undefined;
  }

  get isOpen(): boolean {
    return this.#timeouts >= TOLERATED;
  }

  timedOut(now: number): void {
    this.#timeouts += 1;
    // Those that were in flight when it tripped end soon after, and say nothing new.
    if (this.#timeouts < TOLERATED || now < this.#pausedUntil) return;
    this.#pauseMs = Math.min(this.#pauseMs === 0 ? FIRST_PAUSE_MS : this.#pauseMs * 2, LONGEST_PAUSE_MS);
    this.#pausedUntil = now + this.#pauseMs;
  }

  answered(): void {
    this.#timeouts = 0;
    this.#pauseMs = 0;
    this.#pausedUntil = 0;
  }
}
