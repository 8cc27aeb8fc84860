/** Thrown by a stub: the document has the operation, nobody has written it yet. */
export class NotImplementedError extends Error {
  override readonly name = 'NotImplementedError';
  readonly operation: string;

  constructor(operation: string) {
    super(`${operation} is not written yet`);
    this.operation = operation;
  }
}

/** A handler that holds the place of one to be written. */
export function notImplemented(operation: string): () => Promise<never> {
  return () => Promise.reject(new NotImplementedError(operation));
}
