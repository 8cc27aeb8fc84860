import { statfsSync } from 'node:fs';

import { OperatorError } from '../common/operator-error.ts';
import { recoverySteps } from './check-cluster.ts';
import { DatabaseUnavailableError } from './database-unavailable.ts';

/** SQLSTATEs of damaged data and indexes, and of a file that is not there. */
const DAMAGE = new Set(['XX000', 'XX001', 'XX002', '58P01', '58030']);
const MIB = 2 ** 20;
/** The engine may need two files of the write-ahead log to open, and aborts without saying so. */
const OPENING_BYTES = 32 * MIB;

/**
 * The error for the operator when the embedded database in `directory` does not open. On a full disk that
 * says nothing about its files.
 */
export function unopened(directory: string, error: unknown): OperatorError {
  if (error instanceof OperatorError) return error;
  const freeBytes = freeBytesOf(directory);
  if (freeBytes < OPENING_BYTES || (error instanceof DatabaseUnavailableError && error.reason === 'disk')) {
    return new OperatorError(
      `The embedded database in ${directory} does not open, because its disk has only ${Math.floor(freeBytes / MIB)} MiB free ` +
        `(${reasonOf(error)}). Free disk space and start again: acknowledged changes are stored.`,
      { cause: error },
    );
  }
  return new OperatorError(
    `The embedded database in ${directory} does not open, so its files are probably damaged (${reasonOf(error)}). ${recoverySteps(directory)}`,
    { cause: error },
  );
}

/** The first line is the engine's own reason; WebAssembly stack frames follow. */
function reasonOf(error: unknown): string {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return reason.replace(/\.$/, '');
}

function freeBytesOf(directory: string): number {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize;
  } catch {
    return NaN;
  }
}

/**
 * Whether an error of a statement means that the embedded database can't be opened: files are damaged, the
 * disk is full, or the engine has aborted.
 */
export function isUnopened(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailableError) return true;
  // The WebAssembly error after the engine has aborted.
  return error.name === 'RuntimeError' || ('code' in error && DAMAGE.has(String(error.code)));
}
