/** The base can't be read: with a sentence for a person, and what to do. */
export class BaseError extends Error {
  override readonly name = 'BaseError';
}
