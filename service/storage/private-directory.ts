import { chmodSync, type Dirent, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { OperatorError } from '../common/operator-error.ts';

/** Prefixes of all files that the service creates in its data directory. */
const OWN_NAMES = ['control.sock', 'demo.json', 'lock', 'pid', 'postgres', 'secret.key'];
const OTHERS = 0o077;

/**
 * Removes the permissions of other users from the data directory and the service's files in it, which hold
 * all customers' data and the key to the secrets.
 *
 * @throws OperatorError with the command to run, when this user may not do that, or when the directory
 * holds other files.
 */
export function makePrivate(directory: string): void {
  if (process.platform === 'win32') return;
  const open = (modeOf(directory) & OTHERS) !== 0;
  const entries = readdirSync(directory);
  const own = entries.filter((name) => OWN_NAMES.some((start) => name.startsWith(start)));
  const foreign = entries.find((name) => !own.includes(name));
  if (open && foreign !== undefined) {
    throw new OperatorError(
      `The data directory ${directory} is open to other users of this machine (mode ${octal(modeOf(directory))}), and it holds files that do ` +
        `not belong to the service (${foreign}). Run \`chmod 700 ${directory}\`, or choose another directory with --data.`,
    );
  }
  try {
    restrict(directory);
    for (const name of own) {
      const path = join(directory, name);
      restrict(path);
      if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory())
        for (const entry of below(path)) restrict(join(entry.parentPath, entry.name));
    }
  } catch (error) {
    if (!isSystemError(error, 'EPERM')) throw error;
    throw new OperatorError(
      `The data directory ${directory} is open to other users of this machine, and this user may not change its permissions. Run ` +
        `\`chmod -R go-rwx ${directory}\` as its owner.`,
      { cause: error },
    );
  }
}

function below(folder: string): Dirent[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true });
}

/**
 * Another process may remove the file at any time: one that was killed is still being ended, for example.
 */
function restrict(path: string): void {
  try {
    const mode = modeOf(path);
    if ((mode & OTHERS) !== 0 && !lstatSync(path).isSymbolicLink()) chmodSync(path, mode & ~OTHERS);
  } catch (error) {
    if (!isSystemError(error, 'ENOENT')) throw error;
  }
}

function isSystemError(error: unknown, code: string): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && error.code === code;
}

function modeOf(path: string): number {
  return lstatSync(path).mode & 0o777;
}

function octal(mode: number): string {
  return mode.toString(8).padStart(4, '0');
}
