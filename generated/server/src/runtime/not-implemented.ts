// Generated from spec.yaml by `npm run generate`. Do not edit.
/** Thrown by the stub of an operation that is not implemented yet. */
export class NotImplementedError extends Error {
  override readonly name = 'NotImplementedError';
  readonly operation: string;

  constructor(operation: string) {
    super(`${operation} is not written yet`);
    this.operation = operation;
  }
}

/** The stub of a handler. */
export function notImplemented(operation: string): () => Promise<never> {
  return () => Promise.reject(new NotImplementedError(operation));
}
