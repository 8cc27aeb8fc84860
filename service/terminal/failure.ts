/** A command could not do what it was asked to. The message is for the person who ran it; the exit code is 1. */
export class Failure extends Error {
  override readonly name = 'Failure';
}
