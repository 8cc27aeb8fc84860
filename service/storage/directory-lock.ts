import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { OperatorError } from '../operator-error.ts';

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
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const file = lockFile(join(directory, 'lock'));
    writeFileSync(pidFile, `${process.pid}\n`);
    return { release: () => file.close() };
  } catch (error) {
    if (errorCode(error) === SQLITE_BUSY) throw new DirectoryLockedError(directory, holderIn(pidFile));
    throw new OperatorError(`The data directory ${directory} can not be used: ${String(error)}`, { cause: error });
  }
}

function lockFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    file.exec('begin exclusive');
    return file;
  } catch (error) {
    file.close();
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
