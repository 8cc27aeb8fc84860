import { protocol } from '@electric-sql/pglite';

const { DatabaseError } = protocol.messages;

/** The engine can't run another statement. What it has committed is in its files. */
export class EngineAbortedError extends Error {
  override readonly name = 'EngineAbortedError';

  constructor(cause: unknown) {
    super(`the engine has aborted (${cause instanceof Error ? cause.message : String(cause)})`, { cause });
  }
}

/** Whether the embedded engine has aborted: its write-ahead log can't grow on a full disk, for example. */
export class EngineAbort {
  #error: EngineAbortedError | undefined;
  readonly #happened = Promise.withResolvers<EngineAbortedError>();

  get error(): EngineAbortedError | undefined {
    return this.#error;
  }

  /** Settles only when the engine has aborted. */
  get happened(): Promise<EngineAbortedError> {
    return this.#happened.promise;
  }

  /** Records that the engine has aborted, and why. */
  report(cause: unknown): EngineAbortedError {
    this.#error ??= new EngineAbortedError(cause);
    this.#happened.resolve(this.#error);
    return this.#error;
  }
}

/**
 * Whether an error with which PGlite rejects a statement means that the engine has aborted: a PANIC of
 * PostgreSQL, or anything that PostgreSQL does not report, such as a WebAssembly trap.
 */
export function isAbort(error: unknown): boolean {
  return !(error instanceof DatabaseError) || error.severity === 'PANIC';
}
