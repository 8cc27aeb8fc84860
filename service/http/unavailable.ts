/** Of the system and PostgreSQL: nobody there, or nobody who takes one more connection. */
const CODES = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', '53300', '57P03']);

/** How the pool says that no connection became free in time; it gives no code. */
const NO_CONNECTION = 'timeout exceeded when trying to connect';

/** Whether an error means that the database could not be asked, so that the request was not begun and may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && CODES.has(String(error.code))) || error.message === NO_CONNECTION;
}
