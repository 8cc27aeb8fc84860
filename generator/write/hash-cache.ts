import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { CACHE, fileHash, FileHashes, type Hashes, type StampedHash } from './hash.ts';
import { MANIFEST } from './manifest.ts';

const HASHES = 'hashes.json';
const GENERATOR = 'generator.json';
/** Version of the format; the cache of another version is ignored. */
const VERSION = 1;

const PROJECT = resolve(fileURLToPath(new URL('../../', import.meta.url)));
const PROJECT_CACHE = join(PROJECT, 'node_modules/.cache');

/**
 * Reads the hashes of an earlier run. They are valid as long as the metadata of a file is the same, as in
 * the index of git. The cache is not committed, since metadata differs between machines. Hashes of the 500
 * files of the generator are in the cache of the project, so that a run into a new folder can use them.
 */
export function readHashCache(out: string): FileHashes {
  const files = new Map<string, StampedHash>();
  addCached(files, PROJECT_CACHE, PROJECT);
  addCached(files, join(out, CACHE), resolve(out));
  return new FileHashes(files);
}

/** Where a cache can't be written, the next run reads the files again. */
export function writeHashCache(out: string, hashes: FileHashes): void {
  write(join(out, CACHE), resolve(out), hashes, (path) => !isOfGenerator(path));
  write(PROJECT_CACHE, PROJECT, hashes, isOfGenerator);
}

/**
 * The files of the generator, with their hashes, that made the output folder; undefined where this machine
 * has no record of that, as in a fresh clone. The record is kept out of git, so that an edit of the
 * generator that leaves the output alone changes no committed file.
 */
export function readGeneratorRecord(out: string): Hashes | undefined {
  try {
    const text = readFileSync(join(out, CACHE, GENERATOR), 'utf8');
    const record = JSON.parse(text) as { readonly manifest: string; readonly generator: Hashes };
    // A record belongs to the state of the manifest with this hash.
    return record.manifest === fileHash(join(out, MANIFEST)) ? record.generator : undefined;
  } catch {
    return undefined;
  }
}

/** Where the record can't be written, the next run generates everything. */
export function writeGeneratorRecord(out: string, generator: Hashes): void {
  writeCacheFile(join(out, CACHE), GENERATOR, () => ({ manifest: fileHash(join(out, MANIFEST)), generator }));
}

function isOfGenerator(path: string): boolean {
  return path.startsWith(`${PROJECT}/generator/`) || path.startsWith(`${PROJECT}/templates/`);
}

/** One flat list parses three times as fast as objects. */
type Packed = readonly (string | number)[];
type PackedFile = readonly [path: string, hash: string, ino: number, size: number, mtimeMs: number, ctimeMs: number];

/** Ignores a damaged cache. */
function addCached(files: Map<string, StampedHash>, folder: string, base: string): void {
  try {
    const packed = JSON.parse(readFileSync(join(folder, HASHES), 'utf8')) as Packed;
    for (let at = 1; packed[0] === VERSION && at < packed.length; at += 6) {
      const [path, hash, ino, size, mtimeMs, ctimeMs] = packed.slice(at, at + 6) as unknown as PackedFile;
      files.set(isAbsolute(path) ? path : `${base}/${path}`, { hash, ino, size, mtimeMs, ctimeMs });
    }
  } catch {
    return;
  }
}

/** Paths in `base` are relative, so that it may move. */
function write(folder: string, base: string, hashes: FileHashes, belongsHere: (path: string) => boolean): void {
  if (!hashes.news.values().some(belongsHere)) return;
  writeCacheFile(folder, HASHES, (now): Packed => {
    // A file with this time could be written again without another time, so the next run reads it.
    const settled = [...hashes.known].filter(([path, { ctimeMs }]) => belongsHere(path) && ctimeMs < now);
    const packed = settled.flatMap(([path, { hash, ino, size, mtimeMs, ctimeMs }]): PackedFile => {
      const stored = path.startsWith(`${base}/`) ? path.slice(base.length + 1) : path;
      return [stored, hash, ino, size, mtimeMs, ctimeMs];
    });
    return [VERSION, ...packed];
  });
}

/** Writes JSON that git ignores, if it can. `contentAt` receives the time of the file system. */
function writeCacheFile(folder: string, name: string, contentAt: (now: number) => unknown): void {
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
