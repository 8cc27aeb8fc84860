import { spawnSync } from 'node:child_process';
import { closeSync, fstatSync, ftruncateSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Enough for all that a full form stores, with its write-ahead log. A full one takes as much memory. */
const MEBIBYTES = 400;
const CHUNKS = [8 * 2 ** 20, 4_096];

/** A file system that only the database uses, and that can be filled. */
export interface SmallDisk {
  readonly directory: string;
  /** Writes a file until there is no space, and shortens it by `leftBytes`. */
  fill(leftBytes: number): void;
  /** Removes that file. */
  free(): void;
  remove(): void;
}

/** A tmpfs; a text that says why there is none where it can't be mounted, as for a user other than root. */
export function mountSmallDisk(): SmallDisk | string {
  // The temporary folder of a test run is for its owner only, and a server may run as another user.
  const directory = mkdtempSync(join(process.getuid?.() === 0 ? '/tmp' : tmpdir(), 'billing-disk-'));
  const failure = run('mount', '-t', 'tmpfs', '-o', `size=${MEBIBYTES}m,mode=0755`, 'tmpfs', directory);
  if (failure !== undefined) {
    rmdirSync(directory);
    return `a file system of ${MEBIBYTES} MiB can't be mounted (${failure})`;
  }
  const filling = join(directory, 'filling');
  return {
    directory,
    fill(leftBytes) {
      const file = openSync(filling, 'w');
      for (const bytes of CHUNKS) writeUntilFull(file, Buffer.alloc(bytes));
      ftruncateSync(file, Math.max(0, fstatSync(file).size - leftBytes));
      closeSync(file);
    },
    free: () => rmSync(filling, { force: true }),
    remove() {
      // Also while a process still uses it.
      const problem = run('umount', '--lazy', directory);
      if (problem !== undefined) throw new Error(`${directory} could not be unmounted: ${problem}`);
      rmdirSync(directory);
    },
  };
}

function writeUntilFull(file: number, chunk: Uint8Array): void {
  try {
    for (;;) writeSync(file, chunk);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}

/** Returns what the command complained about; undefined when it worked. */
function run(...command: readonly [string, ...string[]]): string | undefined {
  const { status, stderr, error } = spawnSync(command[0], command.slice(1), { encoding: 'utf8' });
  return status === 0 ? undefined : (error?.message ?? stderr.trim());
}
