import { OperatorError } from '../common/operator-error.ts';

/**
 * Runs `act`, which works with files in the data directory.
 *
 * @throws OperatorError for errors of the file system.
 */
export function inDataDirectory<Result>(directory: string, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const wayOut = isDiskFull(error)
      ? 'Free disk space and start again: acknowledged changes are stored.'
      : 'Choose another directory with --data.';
    throw new OperatorError(`The data directory ${directory} can't be used: ${reason}. ${wayOut}`, { cause: error });
  }
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC';
}
