import { AttemptFailure } from './attempt-failure.ts';

/** The timeout of an attempt, shared by all its steps. Its owner must call `end`. */
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

  /** Remaining milliseconds, at least 0. */
  get left(): number {
    return Math.max(0, this.#endsAt - performance.now());
  }

  /** Aborts all pending steps now. */
  cut(failure: AttemptFailure): void {
    this.#controller.abort(failure);
  }

  /** Stops the timer: no step is pending. */
  end(): void {
    clearTimeout(this.#timer);
  }
}
