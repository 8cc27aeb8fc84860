/**
 * A problem that the operator can fix: in the configuration, the environment or the command line. The entry
 * points print its message without a stack trace, and exit with code 1.
 */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
