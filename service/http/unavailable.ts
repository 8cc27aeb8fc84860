import { anyError } from '../common/any-error.ts';
import type { ServiceError } from '../common/errors.ts';
import { DatabaseUnavailableError, isConnectionLoss } from '../storage/database-unavailable.ts';

/** A server that restarts is back after about as long. */
const RETRY_AFTER_SECONDS = 2;
/** Somebody has to make room. */
const ROOM_AFTER_SECONDS = 30;

/** What the caller is told when the database was away; undefined for any other error. */
export function unavailable(error: unknown): ServiceError | undefined {
  if (error instanceof DatabaseUnavailableError && error.outcome === 'unknown') {
    return anyError(
      'internal_error',
      'The connection to the database was lost while the change was being committed. It may or may not have been made; read it ' +
        'before you send it again.',
      { cause: error },
    );
  }
  if (error instanceof DatabaseUnavailableError && error.reason === 'disk') {
    return anyError(
      'service_unavailable',
      `The service takes no changes at the moment, because its disk is nearly full. Nothing was changed, and reading works. Try again in ${ROOM_AFTER_SECONDS} seconds.`,
      { cause: error, headers: { 'retry-after': String(ROOM_AFTER_SECONDS) } },
    );
  }
  if (!(error instanceof DatabaseUnavailableError) && !isConnectionLoss(error)) return undefined;
  return anyError(
    'service_unavailable',
    `The service can't reach its database, or is overloaded. Nothing was changed. Try again in ${RETRY_AFTER_SECONDS} seconds.`,
    { cause: error, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } },
  );
}
