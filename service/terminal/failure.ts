/** A command failed. The message is for its user; the exit code is 1. */
export class Failure extends Error {
  override readonly name = 'Failure';
}
