import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * One run of a simulated process, from its start until it ends or crashes. Its timers and calls end with it.
 */
export class SimulatedProcess {
  readonly name: string;
  isAlive = true;
  /**
   * When faults hit it, in milliseconds of the simulation: they excuse what it may do only after a fault.
   */
  readonly faults: number[] = [];
  endedAt = Infinity;
  readonly #onEnd: (() => Promise<void> | void)[] = [];

  constructor(name: string) {
    this.name = name;
  }

  /** Called when the process ends, however it ends. */
  onEnd(act: () => Promise<void> | void): void {
    this.#onEnd.push(act);
  }

  async end(now: number): Promise<void> {
    if (!this.isAlive) return;
    this.isAlive = false;
    this.endedAt = now;
    for (const act of this.#onEnd) await act();
  }

  /** Whether a fault hit it, or it crashed, between two moments. */
  wasDisturbed(from: number, to: number): boolean {
    return (this.endedAt >= from && this.endedAt <= to) || this.faults.some((at) => at >= from && at <= to);
  }
}

const processes = new AsyncLocalStorage<SimulatedProcess>();

/** The process whose code runs; undefined for the simulation itself. */
export function currentProcess(): SimulatedProcess | undefined {
  return processes.getStore();
}

export function within<Result>(process: SimulatedProcess | undefined, act: () => Result): Result {
  return process === undefined ? processes.exit(act) : processes.run(process, act);
}
