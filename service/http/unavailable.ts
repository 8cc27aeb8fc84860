import { anyError } from '../common/any-error.ts';
import type { ServiceError } from '../common/errors.ts';
import { DatabaseUnavailableError, isConnectionLoss } from '../storage/database-unavailable.ts';
import { isStatementTimeout } from '../storage/statement-timeout.ts';

/** About the time that a database server needs to restart. */
const RETRY_AFTER_SECONDS = 2;
/** Longer than for a restart: an operator has to free disk space. */
const DISK_RETRY_AFTER_SECONDS = 30;

/** The API error for a database that is unavailable or overloaded; undefined for any other error. */
export function unavailable(error: unknown): ServiceError | undefined {
  if (error instanceof DatabaseUnavailableError && error.outcome === 'unknown') {
    return anyError(
      'internal_error',
      'The connection to the database was lost while your change was being committed, so it may or may not have been made. Send the ' +
        'request again with the same Idempotency-Key; if you sent none, get the entity before.',
      { cause: error },
    );
  }
  if (error instanceof DatabaseUnavailableError && error.reason === 'disk') {
    return anyError(
      'service_unavailable',
      `The service accepts no changes at the moment because the disk of its database is full. Nothing was changed, and reading works. Try again in ${DISK_RETRY_AFTER_SECONDS} seconds.`,
      { cause: error, headers: { 'retry-after': String(DISK_RETRY_AFTER_SECONDS) } },
    );
  }
  const isUnavailable =
    error instanceof DatabaseUnavailableError || isConnectionLoss(error) || isStatementTimeout(error);
  if (!isUnavailable) return undefined;
  return anyError(
    'service_unavailable',
    `The service can't reach its database, or is overloaded. Nothing was changed. Try again in ${RETRY_AFTER_SECONDS} seconds.`,
    { cause: error, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } },
  );
}
