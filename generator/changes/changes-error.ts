/** The documents can't be compared. The message is one sentence that says why and what to do. */
export class ChangesError extends Error {
  override readonly name = 'ChangesError';
}
