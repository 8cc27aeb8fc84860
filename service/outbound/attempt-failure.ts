import type { AttemptError } from './attempt.ts';

/**
 * Ends an attempt without a response. The sender converts it to the attempt's `error`; it never leaves this
 * folder.
 */
export class AttemptFailure extends Error {
  override readonly name = 'AttemptFailure';
  readonly error: AttemptError;

  constructor(error: AttemptError, cause?: unknown) {
    super(error, { cause });
    this.error = error;
  }
}
