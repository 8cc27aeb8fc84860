/**
 * SQLSTATEs of a server that is stopping, starting, or out of connections. Class 08 (connection exceptions)
 * also counts.
 */
const SQLSTATES = new Set(['53300', '57P01', '57P02', '57P03', '57P05', '25P03']);

const READ_ONLY_SQL_TRANSACTION = '25006';
const DISK_FULL = '53100';

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

/** How error messages of `pg` and its pool begin when the error has no code. */
const MESSAGES = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'timeout exceeded when trying to connect',
  'timeout expired',
];

/**
 * The database could not be reached, the connection to it was lost, the embedded engine has aborted, or the
 * disk is full. `unchanged`: the statement or transaction had no effect and can be repeated. `unknown`: the
 * connection or the engine was lost between the commit and its response.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  readonly outcome: 'unchanged' | 'unknown';
  /** Whether the database is lost, or its disk is full. */
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

/**
 * Whether the server accepts no changes: after a failover, the connection leads to a server that has become
 * a standby. The statement changed nothing.
 */
export function isReadOnly(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === READ_ONLY_SQL_TRANSACTION;
}

/** Whether a statement failed because the database's disk is full. It changed nothing. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === DISK_FULL;
}

/** Whether an error of the driver means that the connection failed or was lost. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (SQLSTATES.has(code) || SYSTEM_CODES.has(code) || /^08[0-9A-Z]{3}$/.test(code)) return true;
  return MESSAGES.some((message) => error.message.startsWith(message));
}
