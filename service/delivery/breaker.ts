/** Consecutive timeouts after which a destination counts as hung. */
const TOLERATED = 5;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * The circuit breaker of one destination. A hung destination would hold each of its slots for the whole
 * deadline, so after five consecutive timeouts it is paused, then tried with one notification, and paused
 * for twice as long when that one times out too. A pause consumes no attempt: due notifications wait. Any
 * response, also an error, ends the pause.
 */
export class Breaker {
  #timeouts = 0;
  #pauseMs = 0;
  #pausedUntil = 0;

  /** Attempts that may be in flight at `now`, in milliseconds of a monotonic clock. */
  slots(now: number, limit: number): number {
    if (this.#timeouts < TOLERATED) return limit;
    return now < this.#pausedUntil ? 0 : 1;
  }

  /** When the pause ends; undefined without one. */
  opensAt(now: number): number | undefined {
    return now < this.#pausedUntil ? this.#pausedUntil : undefined;
  }

  get isOpen(): boolean {
    return this.#timeouts >= TOLERATED;
  }

  timedOut(now: number): void {
    this.#timeouts += 1;
    // Attempts that were in flight when the breaker opened end soon after it and add no information.
    if (this.#timeouts < TOLERATED || now < this.#pausedUntil) return;
    this.#pauseMs = Math.min(this.#pauseMs === 0 ? FIRST_PAUSE_MS : this.#pauseMs * 2, LONGEST_PAUSE_MS);
    this.#pausedUntil = now + this.#pauseMs;
  }

  responded(): void {
    this.#timeouts = 0;
    this.#pauseMs = 0;
    this.#pausedUntil = 0;
  }
}
