/**
 * A mistake in the configuration, the surroundings or the command line: something that the person who started the program can
 * put right. The entry points print the message as one line, without a stack, and end with exit code 1.
 */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
