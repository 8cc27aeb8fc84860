import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { FileHashes, type StampedHash } from './file-hashes.ts';
import { CACHE } from './hash.ts';

const FILE = 'hashes.json';
/** Version of the format; the cache of another version is ignored. */
const VERSION = 1;

const PROJECT = resolve(fileURLToPath(new URL('../../', import.meta.url)));
const PROJECT_CACHE = join(PROJECT, 'node_modules/.cache');

/**
 * Reads the hashes of an earlier run. They are valid as long as the metadata of a file is the same, as in
 * the index of git. The cache is not committed, since metadata differs between machines. Hashes of the
 * generator itself are in the cache of the project, so that a run into a new folder need not read its 500
 * files.
 */
export function readHashCache(out: string): FileHashes {
  const files = new Map<string, StampedHash>();
  addCached(files, PROJECT_CACHE, PROJECT);
  addCached(files, join(out, CACHE), resolve(out));
  return new FileHashes(files);
}

/** Where the cache can't be written, the next run reads the files again. */
export function writeHashCache(out: string, hashes: FileHashes): void {
  write(join(out, CACHE), resolve(out), hashes, (path) => !isOfGenerator(path));
  write(PROJECT_CACHE, PROJECT, hashes, isOfGenerator);
}

function isOfGenerator(path: string): boolean {
  return path.startsWith(`${PROJECT}/generator/`) || path.startsWith(`${PROJECT}/templates/`);
}

type Packed = readonly (string | number)[];

function addCached(files: Map<string, StampedHash>, folder: string, base: string): void {
  try {
    const values = JSON.parse(readFileSync(join(folder, FILE), 'utf8')) as Packed;
    if (values[0] === VERSION) unpack(values, base, files);
  } catch {
    return;
  }
}

function write(
  folder: string,
  base: string,
  { news, known }: FileHashes,
  belongsHere: (path: string) => boolean,
): void {
  if (![...news].some(belongsHere)) return;
  writeCacheFile(folder, FILE, (now) => {
    // A file with this time could be written again without another time, so the next run reads it.
    const settled = [...known].filter(([path, { ctimeMs }]) => belongsHere(path) && ctimeMs < now);
    return [VERSION, ...pack(settled, base)];
  });
}

/**
 * Writes JSON that git ignores, if the folder is writable. `contentAt` receives the time of the file system.
 */
export function writeCacheFile(folder: string, name: string, contentAt: (now: number) => unknown): void {
  const draft = join(folder, `${name}.${process.pid}.tmp`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, '.gitignore'), '*\n');
    writeFileSync(draft, '');
    writeFileSync(draft, JSON.stringify(contentAt(statSync(draft).ctimeMs)));
    renameSync(draft, join(folder, name));
  } catch {
    return;
  }
}

/** One flat list parses three times as fast as objects. Paths in `out` are relative, so that it may move. */
function pack(files: readonly (readonly [string, StampedHash])[], out: string): unknown[] {
  return files.flatMap(([path, { hash, ino, size, mtimeMs, ctimeMs }]) => [
    path.startsWith(`${out}/`) ? path.slice(out.length + 1) : path,
    ...[hash, ino, size, mtimeMs, ctimeMs],
  ]);
}

function unpack(packed: Packed, out: string, files: Map<string, StampedHash>): void {
  for (let at = 1; at < packed.length; at += 6) {
    const path = packed[at] as string;
    files.set(isAbsolute(path) ? path : `${out}/${path}`, {
      hash: packed[at + 1] as string,
      ino: packed[at + 2] as number,
      size: packed[at + 3] as number,
      mtimeMs: packed[at + 4] as number,
      ctimeMs: packed[at + 5] as number,
    });
  }
}
