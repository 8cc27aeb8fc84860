/**
 * The documents can't be compared: the base, the policy or the changelog can't be read. The message is one
 * sentence that says why and what to do.
 */
export class ChangesError extends Error {
  override readonly name = 'ChangesError';
}
