import type { PGlite } from '@electric-sql/pglite';

/** The used part of the compiled engine, which PGlite's types omit. */
interface Engine {
  _PostgresMainLoopOnce(): void;
  _PostgresSendReadyForQueryIfNecessary(): void;
  _pgl_pq_flush(): void;
  stackRestore(pointer: number): void;
}

/** `status` of the exception with which the engine leaves a failed statement. Any other one is an abort. */
const STATEMENT_FAILED = 100;

/** The engine can't run another statement. What it has committed is in its files. */
export class EngineAbortedError extends Error {
  override readonly name = 'EngineAbortedError';

  constructor(cause: unknown) {
    super(`the engine has aborted (${cause instanceof Error ? cause.message : String(cause)})`, { cause });
  }
}

/**
 * Notices that the embedded engine has aborted: after a PANIC of PostgreSQL, such as a write-ahead log that
 * can't grow on a full disk, and after a WebAssembly trap. PGlite catches what ends the engine's loop and
 * runs the loop again while the statement is unread, so an aborted engine would compute without end. Outside
 * of that `catch` is only `stackRestore`, so this makes it throw.
 *
 * No option of PGlite reports an abort, so this is the one place that replaces functions of a library. The
 * exact version is pinned, and the test of this class fails when another one has other functions.
 */
export class EngineAbort {
  #error: EngineAbortedError | undefined;
  readonly #happened = Promise.withResolvers<EngineAbortedError>();

  constructor(pglite: PGlite) {
    const { mod: engine } = pglite as unknown as { readonly mod: Engine };
    const runOnce = engine._PostgresMainLoopOnce;
    engine._PostgresMainLoopOnce = () => {
      try {
        if (this.#error === undefined) runOnce();
      } catch (error) {
        if (!hasFailedStatement(error)) this.#stop(engine, error);
        throw error;
      }
    };
  }

  get error(): EngineAbortedError | undefined {
    return this.#error;
  }

  /** Settles only when the engine aborts. */
  get happened(): Promise<EngineAbortedError> {
    return this.#happened.promise;
  }

  #stop(engine: Engine, cause: unknown): void {
    const aborted = new EngineAbortedError(cause);
    this.#error = aborted;
    engine.stackRestore = () => {
      throw aborted;
    };
    // They run before the error leaves PGlite, and would enter the engine.
    engine._PostgresSendReadyForQueryIfNecessary = () => undefined;
    engine._pgl_pq_flush = () => undefined;
    this.#happened.resolve(aborted);
  }
}

function hasFailedStatement(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === STATEMENT_FAILED;
}
