const FIRST_MS = 100;
const LONGEST_MS = 5_000;

/** The waits between retries: 100 ms, doubled after each failure up to 5 s. */
export class Backoff {
  #nextMs = FIRST_MS;

  /** The milliseconds to wait now. */
  next(): number {
    const milliseconds = this.#nextMs;
    this.#nextMs = Math.min(milliseconds * 2, LONGEST_MS);
    return milliseconds;
  }

  /** After a success: the next failure waits 100 ms again. */
  reset(): void {
    this.#nextMs = FIRST_MS;
  }
}
