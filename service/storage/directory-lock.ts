import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { OperatorError } from '../common/operator-error.ts';
import { inDataDirectory } from './in-data-directory.ts';
import { makeDirectory } from './make-directory.ts';

/** The data directory is in use: by another process, or a second time by this one. */
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
  /** Whether a process had taken it before. */
  readonly wasUsed: boolean;
  release(): void;
}

const SQLITE_BUSY = 5;

/**
 * Takes `directory` for this process alone, creating it where it is missing. Two embedded databases on one directory lose data
 * silently, so this comes before opening one.
 *
 * The lock is an exclusive transaction on an empty SQLite file: Node has no call for the operating system's file locks, and SQLite,
 * which Node carries, takes them on every platform. The system drops them with the process, `kill -9` included, so there is nothing
 * stale to clean up and no moment in which two starters both win, as with pid files or leftover sockets.
 *
 * @throws DirectoryLockedError, OperatorError when the directory can't be made or written to.
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

/** Only for the message: the lock itself knows nothing of process ids. */
function holderIn(pidFile: string): string {
  try {
    return readFileSync(pidFile, 'utf8').trim();
  } catch {
    return '(unknown)';
  }
}
