import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in memory, on Linux. */
const MEMORY = '/dev/shm';
/** What the suites have lain about at once is a tenth of it. */
const ROOM = 2 ** 31;

/**
 * An empty folder for all temporary files of a run, which goes with the run. Without a `TMPDIR`, in memory where there is room: suites
 * create and remove files by the thousand, and ext4 takes five times as long to create one while inodes that were freed in the last
 * minutes are about.
 */
export function scratchFolder(): string {
  return (process.env['TMPDIR'] === undefined ? folderInMemory() : undefined) ?? folderIn(tmpdir());
}

/** Nothing where there is no such place, or none that is of use. */
function folderInMemory(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < ROOM) return undefined;
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
