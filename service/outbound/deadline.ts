import { AttemptFailure } from './attempt-failure.ts';

/** The one time limit of an attempt, shared by everything that the attempt waits for. Ended by its owner, or its timer stays. */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #timer: NodeJS.Timeout;
  readonly #endsAt: number;

  constructor(milliseconds: number) {
    this.#endsAt = performance.now() + milliseconds;
    this.#timer = setTimeout(() => this.cut(new AttemptFailure('timeout')), milliseconds);
  }

  /** Aborts with an `AttemptFailure` as its reason. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Milliseconds, 0 when there are none. */
  get left(): number {
    return Math.max(0, this.#endsAt - performance.now());
  }

  /** Ends what waits, now. */
  cut(failure: AttemptFailure): void {
    this.end();
    this.#controller.abort(failure);
  }

  /** Nothing waits any more. */
  end(): void {
    clearTimeout(this.#timer);
  }
}
