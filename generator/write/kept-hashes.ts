import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { FileHashes, type StampedHash } from './file-hashes.ts';
import { CACHE } from './hash.ts';

const FILE = 'hashes.json';
/** Of the format: what another one wrote is as nothing. */
const VERSION = 1;

const PROJECT = resolve(fileURLToPath(new URL('../../', import.meta.url)));
const PROJECT_CACHE = join(PROJECT, 'node_modules/.cache');

/**
 * What an earlier run has hashed, kept in the output folder and out of git, as the stamps are those of one machine. Git's index does the
 * same: a file with the stamp that it had then need not be read. A folder that was copied or cloned has other stamps, so all of it is.
 * What is known of the generator itself is kept with what is compiled of it: a run into a new folder need not read its 500 files either.
 */
export function readHashes(out: string): FileHashes {
  const files = new Map<string, StampedHash>();
  addKept(files, PROJECT_CACHE, PROJECT);
  addKept(files, join(out, CACHE), resolve(out));
  return new FileHashes(files);
}

/** Keeps them for the next run, if there is something new. Where nothing may be written, the next run reads the files again. */
export function keepHashes(out: string, hashes: FileHashes): void {
  keep(join(out, CACHE), resolve(out), hashes, (path) => !isOfGenerator(path));
  keep(PROJECT_CACHE, PROJECT, hashes, isOfGenerator);
}

function isOfGenerator(path: string): boolean {
  return path.startsWith(`${PROJECT}/generator/`) || path.startsWith(`${PROJECT}/templates/`);
}

type Kept = readonly (string | number)[];

function addKept(files: Map<string, StampedHash>, folder: string, base: string): void {
  try {
    const values = JSON.parse(readFileSync(join(folder, FILE), 'utf8')) as Kept;
    if (values[0] === VERSION) unpack(values, base, files);
  } catch {
    return;
  }
}

function keep(folder: string, base: string, { news, known }: FileHashes, isKeptHere: (path: string) => boolean): void {
  if (![...news].some(isKeptHere)) return;
  const draft = join(folder, `${FILE}.${process.pid}.tmp`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, '.gitignore'), '*\n');
    writeFileSync(draft, '');
    const now = statSync(draft).ctimeMs;
    // By the same clock: what is written from now on has this time or a later one. A file that has it already could be written again
    // and have the same stamp, so the next run reads it.
    const settled = [...known].filter(([path, { ctimeMs }]) => isKeptHere(path) && ctimeMs < now);
    writeFileSync(draft, JSON.stringify([VERSION, ...packed(settled, base)]));
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

function unpack(kept: Kept, out: string, files: Map<string, StampedHash>): void {
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
}
