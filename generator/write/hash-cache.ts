import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';

import { CACHE, changeTimeOf, fileHash, FileHashes, type Hashes, type StampedHash } from './hash.ts';
import { MANIFEST } from './manifest.ts';

const HASHES = 'hashes.json';
const GENERATOR = 'generator.json';
/** Version of the format; the cache of another version is ignored. */
const VERSION = '2';

/**
 * Reads the hashes of an earlier run: a flat list of path, hash and stamp, which parses three times as fast
 * as objects. They are valid as long as the metadata of a file is the same, as in the index of git. The
 * cache is not committed, since metadata differs between machines. Ignores a damaged cache.
 */
export function readHashCache(out: string): FileHashes {
  const files = new Map<string, StampedHash>();
  const folder = resolve(out);
  try {
    const [version, ...packed] = JSON.parse(readFileSync(join(out, CACHE, HASHES), 'utf8')) as string[];
    if (version !== VERSION) return new FileHashes();
    for (let at = 0; at < packed.length; at += 3) {
      const [path, hash, stamp] = packed.slice(at, at + 3) as [string, string, string];
      files.set(isAbsolute(path) ? path : `${folder}/${path}`, { hash, stamp });
    }
  } catch {
    return new FileHashes();
  }
  return new FileHashes(files);
}

/**
 * Where a cache can't be written, the next run reads the files again. Paths in the output folder are
 * relative, so that it may move.
 */
export function writeHashCache(out: string, hashes: FileHashes): void {
  if (hashes.news.size === 0) return;
  const base = `${resolve(out)}/`;
  writeCacheFile(join(out, CACHE), HASHES, (now) => {
    // A file with this time could be written again without another time, so the next run reads it.
    const settled = [...hashes.known].filter(([, { stamp }]) => changeTimeOf(stamp) < now);
    const packed = settled.map(([path, { hash, stamp }]) => [
      path.startsWith(base) ? path.slice(base.length) : path,
      ...[hash, stamp],
    ]);
    return [VERSION, ...packed.flat()];
  });
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
