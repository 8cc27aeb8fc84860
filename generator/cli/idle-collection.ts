/** So long after a run nobody is about to save again. */
const IDLE_MILLISECONDS = 100;
/** What old objects may grow by until all of them are looked through: V8 would do that at twice as much, in the middle of a run. */
const MOST_GROWTH = 128 * 2 ** 20;

/**
 * Collects what a run leaves while nobody waits for one. A run leaves 60 MB, and every fifteenth had to wait for V8 to look through all
 * of the memory, for 100 to 200 ms. Without `--expose-gc`, that is left to V8.
 */
export class IdleCollection {
  #timer: NodeJS.Timeout | undefined;
  /** Used when all was last looked through. */
  #left = 0;

  /** Something is to be done. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Nothing is to be done, as far as anybody knows. */
  start(): void {
    this.#timer = setTimeout(() => this.#collect(), IDLE_MILLISECONDS).unref();
  }

  #collect(): void {
    globalThis.gc?.({ type: 'minor' });
    if (process.memoryUsage().heapUsed < this.#left + MOST_GROWTH) return;
    globalThis.gc?.();
    this.#left = process.memoryUsage().heapUsed;
  }
}
