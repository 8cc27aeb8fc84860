import { OperatorError } from '../common/operator-error.ts';
import { DatabaseUnavailableError, isConnectionLoss } from '../storage/database-unavailable.ts';
import { isStatementTimeout, STATEMENT_TIMEOUT_MS } from '../storage/statement-timeout.ts';

const UNCHANGED = 'Nothing was changed by this step; run the command again';

/** What an operator reads when the database fails during a command; undefined for any other error. */
export function databaseFault(error: unknown): OperatorError | undefined {
  const message = messageOf(error);
  return message === undefined ? undefined : new OperatorError(message, { cause: error });
}

function messageOf(error: unknown): string | undefined {
  if (isStatementTimeout(error))
    return `The database did not execute a statement within ${STATEMENT_TIMEOUT_MS / 1_000} s, because it is busy or the statement waited for a lock. ${UNCHANGED}.`;
  if (error instanceof DatabaseUnavailableError && error.outcome === 'unknown')
    return 'The connection to the database was lost while a change was being committed, so it may or may not have been made. Look before you run the command again.';
  if (error instanceof DatabaseUnavailableError && error.reason === 'disk')
    return `The disk of the database is full. ${UNCHANGED} when it has space.`;
  if (error instanceof DatabaseUnavailableError || isConnectionLoss(error))
    return `The connection to the database was lost (${(error as Error).message}). ${UNCHANGED} when the database responds.`;
  return undefined;
}
