import type { AttemptError } from './attempt.ts';

/** Ends an attempt without an answer. The sender turns it into the attempt's `error`; it never leaves the room. */
export class AttemptFailure extends Error {
  override readonly name = 'AttemptFailure';
  readonly error: AttemptError;

  constructor(error: AttemptError, cause?: unknown) {
    super(error, { cause });
    this.error = error;
  }
}
