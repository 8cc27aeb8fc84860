import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in memory, on Linux. */
const MEMORY = '/dev/shm';
/** Bytes that must be free. The suites use a tenth of it at once. */
const FREE_BYTES = 2 ** 31;

/**
 * An empty folder for all temporary files of a run, which goes with the run. Without a `TMPDIR`, in memory
 * if enough is free: suites create and remove files by the thousand, and ext4 takes five times as long to
 * create one while inodes that were freed in the last minutes are about.
 */
export function scratchFolder(): string {
  return (process.env['TMPDIR'] === undefined ? folderInMemory() : undefined) ?? folderIn(tmpdir());
}

/** Nothing where there is no such place, or none that is of use. */
function folderInMemory(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < FREE_BYTES) return undefined;
    const folder = folderIn(MEMORY);
    if (runsPrograms(folder)) return folder;
    rmSync(folder, { recursive: true });
  } catch {
    return undefined;
  }
  return undefined;
}

function folderIn(folder: string): string {
  return mkdtempSync(join(folder, 'billing-test-'));
}

/** Containers often mount theirs so that nothing in it can be run. */
function runsPrograms(folder: string): boolean {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}
