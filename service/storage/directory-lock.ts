import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { OperatorError } from '../common/operator-error.ts';
import { inDataDirectory } from './in-data-directory.ts';
import { makeDirectory } from './make-directory.ts';

/** Another process, or this one, already uses the data directory. */
export class DirectoryLockedError extends OperatorError {
  readonly directory: string;

  constructor(directory: string, holder: string) {
    super(
      `The data directory ${directory} is in use by process ${holder}. Stop that process, or choose another directory with --data.`,
    );
    this.directory = directory;
  }
}

export interface DirectoryLock {
  /** Whether a process had locked it before. */
  readonly wasUsed: boolean;
  release(): void;
}

const SQLITE_BUSY = 5;

/**
 * Locks `directory` for this process, creating it if missing. Two embedded databases on one directory lose
 * data silently, so lock it before opening one.
 *
 * The lock is an exclusive transaction on an empty SQLite file: Node has no API for file locks, and its
 * built-in SQLite takes them on every platform. The system releases them with the process, even after `kill
 * -9`, so there is no stale lock to clean up and no race between two starts, as with pid files or leftover
 * sockets.
 *
 * @throws DirectoryLockedError, OperatorError when the directory can't be created or written to.
 */
export function lockDirectory(directory: string): DirectoryLock {
  const pidFile = join(directory, 'pid');
  return inDataDirectory(directory, () => {
    makeDirectory(directory);
    const wasUsed = existsSync(pidFile);
    const file = lockFile(directory, pidFile);
    writeFileSync(pidFile, `${process.pid}\n`);
    return { wasUsed, release: () => file.close() };
  });
}

function lockFile(directory: string, pidFile: string): DatabaseSync {
  const file = new DatabaseSync(join(directory, 'lock'), { timeout: 0 });
  try {
    file.exec('begin exclusive');
    return file;
  } catch (error) {
    file.close();
    if (errorCode(error) === SQLITE_BUSY) throw new DirectoryLockedError(directory, holderIn(pidFile));
    throw error;
  }
}

function errorCode(error: unknown): unknown {
  return error instanceof Error && 'errcode' in error ? error.errcode : undefined;
}

/** Only for the message: the lock itself has no process id. */
function holderIn(pidFile: string): string {
  try {
    return readFileSync(pidFile, 'utf8').trim();
  } catch {
    return '(unknown)';
  }
}
