import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';

import { FileHashes, type StampedHash } from './file-hashes.ts';
import { CACHE } from './hash.ts';

const FILE = 'hashes.json';
/** Of the format: what another one wrote is as nothing. */
const VERSION = 1;

/**
 * What an earlier run has hashed, kept in the output folder and out of git, as the stamps are those of one machine. Git's index does the
 * same: a file with the stamp that it had then need not be read. A folder that was copied or cloned has other stamps, so all of it is.
 */
export function readHashes(out: string): FileHashes {
  try {
    const kept = JSON.parse(readFileSync(join(out, CACHE, FILE), 'utf8')) as Kept;
    return new FileHashes(kept[0] === VERSION ? unpacked(kept, resolve(out)) : undefined);
  } catch {
    return new FileHashes();
  }
}

type Kept = readonly (string | number)[];

/** Keeps them for the next run, if there is something new. Where nothing may be written, the next run reads the files again. */
export function keepHashes(out: string, hashes: FileHashes): void {
  if (!hashes.hasNew) return;
  const folder = join(out, CACHE);
  const draft = join(folder, `${FILE}.${process.pid}.tmp`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, '.gitignore'), '*\n');
    writeFileSync(draft, '');
    const now = statSync(draft).ctimeMs;
    // By the same clock: what is written from now on has this time or a later one. A file that has it already could be written again
    // and have the same stamp, so the next run reads it.
    const settled = [...hashes.known].filter(([, { ctimeMs }]) => ctimeMs < now);
    writeFileSync(draft, JSON.stringify([VERSION, ...packed(settled, resolve(out))]));
    renameSync(draft, join(folder, FILE));
  } catch {
    return;
  }
}

/** Six values a file, in one list: that is parsed three times as fast as an object each. Files in `out` are named from there, so that it may move. */
function packed(files: readonly (readonly [string, StampedHash])[], out: string): unknown[] {
  return files.flatMap(([path, { hash, ino, size, mtimeMs, ctimeMs }]) => [
    path.startsWith(`${out}/`) ? path.slice(out.length + 1) : path,
    ...[hash, ino, size, mtimeMs, ctimeMs],
  ]);
}

function unpacked(kept: Kept, out: string): Map<string, StampedHash> {
  const files = new Map<string, StampedHash>();
  for (let at = 1; at < kept.length; at += 6) {
    const path = kept[at] as string;
    files.set(isAbsolute(path) ? path : `${out}/${path}`, {
      hash: kept[at + 1] as string,
      ino: kept[at + 2] as number,
      size: kept[at + 3] as number,
      mtimeMs: kept[at + 4] as number,
      ctimeMs: kept[at + 5] as number,
    });
  }
  return files;
}
