/** The sleep of a polling loop, which a signal ends early. */
export class WakeUp {
  #wake: (() => void) | undefined;
  #signaled = false;

  /** Ends the sleep under way; without one, the next sleep returns at once. */
  signal(): void {
    this.#signaled = true;
    this.#wake?.();
  }

  /** Call before looking for work, so that a signal during the search is not lost. */
  reset(): void {
    this.#signaled = false;
  }

  /** Resolves after `milliseconds`, or at the first signal since `reset`. */
  async sleep(milliseconds: number): Promise<void> {
    if (this.#signaled || milliseconds <= 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, milliseconds);
    this.#wake = resolve;
    await promise;
    clearTimeout(timer);
    this.#wake = undefined;
  }
}
