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
  const inMemory = process.env['TMPDIR'] === undefined && hasRoom() ? folderIn(MEMORY) : undefined;
  if (inMemory !== undefined && runsPrograms(inMemory)) return inMemory;
  if (inMemory !== undefined) rmSync(inMemory, { recursive: true });
  return folderIn(tmpdir());
}

function folderIn(folder: string): string {
  return mkdtempSync(join(folder, 'billing-test-'));
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM;
  } catch {
    return false;
  }
}

/** Containers often mount theirs so that nothing in it can be run. */
function runsPrograms(folder: string): boolean {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}
