/** SQLSTATEs of a server that is ending, starting, or takes no more connections. Class 08 (connection exceptions) belongs to them. */
const SQLSTATES = new Set(['53300', '57P01', '57P02', '57P03', '57P05', '25P03']);

const SYSTEM_CODES = new Set([
  'EADDRNOTAVAIL',
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ETIMEDOUT',
]);

/** How `pg` and its pool begin the messages of errors that carry no code. */
const MESSAGES = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'timeout exceeded when trying to connect',
  'timeout expired',
];

/**
 * The database could not be reached, or the connection to it was lost. With `unchanged` nothing of the statement or transaction was kept, so it
 * can be repeated. With `unknown` the connection was lost after a change was sent to be committed and before the answer arrived.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  readonly outcome: 'unchanged' | 'unknown';
  /** Whether it can't be reached, or has no room for changes. */
  readonly reason: 'connection' | 'disk';

  constructor(
    outcome: DatabaseUnavailableError['outcome'],
    cause: unknown,
    reason: DatabaseUnavailableError['reason'] = 'connection',
  ) {
    super(`the database is unavailable: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.outcome = outcome;
    this.reason = reason;
  }
}

/** Whether an error of the driver means that there is no connection, or no longer one. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (SQLSTATES.has(code) || SYSTEM_CODES.has(code) || /^08[0-9A-Z]{3}$/.test(code)) return true;
  return MESSAGES.some((message) => error.message.startsWith(message));
}
