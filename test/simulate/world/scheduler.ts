import { currentProcess, type SimulatedProcess, within } from './process.ts';
import type { Trace } from './trace.ts';

/**
 * `timer`: the service waits; the simulation may skip to its end. `call`: a statement, a request or a signal
 * is under way. `plan`: the scenario goes on.
 */
export type Kind = 'timer' | 'call' | 'plan';

export interface Scheduled {
  readonly kind: Kind;
  readonly at: number;
  cancel(): void;
}

interface Entry extends Scheduled {
  readonly order: number;
  readonly process: SimulatedProcess | undefined;
  readonly label: string;
  readonly run: () => unknown;
  isCanceled: boolean;
}

/**
 * The simulated time, and everything that will happen. One event runs at a time; the next one runs when all
 * that follows from it within the same moment has settled. So the order of all steps comes from the times
 * alone, and they come from the seed.
 */
export class Scheduler {
  /** Milliseconds since the simulation began. */
  now = 0;
  /** When the last skip began. */
  skippedAt = -Infinity;
  readonly #trace: Trace;
  readonly #heap: Entry[] = [];
  #order = 0;
  readonly #counts: Record<Kind, number> = { timer: 0, call: 0, plan: 0 };

  constructor(trace: Trace) {
    this.#trace = trace;
  }

  /**
   * Runs `run` after some milliseconds, as the current process, another one, or none (null). Not at all when
   * that process has ended.
   */
  after(
    ms: number,
    kind: Kind,
    label: string,
    run: () => unknown,
    by: SimulatedProcess | null = currentProcess() ?? null,
  ): Scheduled {
    const entry: Entry = {
      kind,
      at: this.now + Math.max(0, ms),
      order: this.#order++,
      process: by ?? undefined,
      label,
      run,
      isCanceled: false,
      cancel: () => {
        if (entry.isCanceled) return;
        entry.isCanceled = true;
        this.#counts[kind] -= 1;
      },
    };
    this.#counts[kind] += 1;
    this.#push(entry);
    return entry;
  }

  pause(ms: number, kind: Kind, label: string): Promise<void> {
    return new Promise((resolve) => this.after(ms, kind, label, resolve));
  }

  /** Whether a call is under way. */
  get isBusy(): boolean {
    return this.#counts.call > 0;
  }

  /** When the next event of a kind happens. */
  nextAt(kind: Kind): number {
    return this.#heap.reduce(
      (first, entry) => (entry.kind === kind && !this.#isOver(entry) ? Math.min(first, entry.at) : first),
      Infinity,
    );
  }

  /** All timers that end earlier end then: to the processes, nothing happened until then. */
  skipTo(at: number): void {
    this.skippedAt = this.now;
    this.now = Math.max(this.now, at);
    this.#trace.add(this.now, '-', 'skip');
  }

  /** Runs the next event. Returns false when there is none. */
  async step(): Promise<boolean> {
    for (let entry = this.#pop(); entry !== undefined; entry = this.#pop()) {
      if (entry.isCanceled) continue;
      entry.isCanceled = true;
      this.#counts[entry.kind] -= 1;
      if (entry.process?.isAlive === false) continue;
      this.now = Math.max(this.now, entry.at);
      this.#trace.add(this.now, entry.process?.name ?? '-', entry.label);
      const { run } = entry;
      await within(entry.process, async () => run());
      await settled();
      return true;
    }
    return false;
  }

  /** Forgets what an ended process was waiting for. */
  drop(process: SimulatedProcess): void {
    for (const entry of this.#heap) if (entry.process === process) entry.cancel();
  }

  #isOver(entry: Entry): boolean {
    return entry.isCanceled || entry.process?.isAlive === false;
  }

  #push(entry: Entry): void {
    const heap = this.#heap;
    let index = heap.push(entry) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!isBefore(entry, heap[parent]!)) break;
      heap[index] = heap[parent]!;
      index = parent;
    }
    heap[index] = entry;
  }

  #pop(): Entry | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return first;
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child += 1;
      if (!isBefore(heap[child]!, last)) break;
      heap[index] = heap[child]!;
      index = child;
    }
    heap[index] = last;
    return first;
  }
}

function isBefore(a: Entry, b: Entry): boolean {
  return a.at === b.at ? a.order < b.order : a.at < b.at;
}

/** Resolves when no promise of the service can go on without another event. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
