/** The base can't be read. The message is one sentence that says why and what to do. */
export class BaseError extends Error {
  override readonly name = 'BaseError';
}
