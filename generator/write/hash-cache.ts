import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';

import { CACHE, changeTimeOf, fileHash, FileHashes, type Hashes, type StampedHash } from './hash.ts';
import { MANIFEST } from './manifest.ts';

const FILE = 'state.json';
/** Version of the format; the cache of another version is ignored. */
const VERSION = 1;

/**
 * What this machine knows about an output folder. Git ignores it, so that an edit of the generator that
 * leaves the output alone changes no committed file.
 */
interface Cached {
  readonly version: number;
  /** The state of the manifest when `generator` made the output folder. */
  readonly manifest: string | undefined;
  readonly generator: Hashes;
  /** Paths, hashes and stamps in one flat list, which parses three times as fast as objects. */
  readonly files: readonly string[];
}

/**
 * Reads the hashes of an earlier run, and those of the generator that made the output folder; `recorded` is
 * undefined where this machine has no record of that, as in a fresh clone. Hashes are valid as long as the
 * metadata of a file is the same, as in the index of git. Ignores a damaged cache.
 */
export function readCache(out: string): { readonly hashes: FileHashes; readonly recorded: Hashes | undefined } {
  const known = new Map<string, StampedHash>();
  const folder = resolve(out);
  try {
    const text = readFileSync(join(out, CACHE, FILE), 'utf8');
    const { version, manifest, generator, files } = JSON.parse(text) as Cached;
    if (version !== VERSION) throw new Error('unknown version');
    for (let at = 0; at < files.length; at += 3) {
      const [path, hash, stamp] = files.slice(at, at + 3) as [string, string, string];
      known.set(isAbsolute(path) ? path : `${folder}/${path}`, { hash, stamp });
    }
    const isSame = manifest === fileHash(join(out, MANIFEST));
    return { hashes: new FileHashes(known), recorded: isSame ? generator : undefined };
  } catch {
    return { hashes: new FileHashes(), recorded: undefined };
  }
}

/**
 * Where the cache can't be written, the next run reads the files again and generates everything. Paths in
 * the output folder are relative, so that it may move.
 */
export function writeCache(out: string, hashes: FileHashes, generator: Hashes): void {
  const folder = join(out, CACHE);
  const draft = join(folder, `${FILE}.${process.pid}.tmp`);
  const base = `${resolve(out)}/`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, '.gitignore'), '*\n');
    writeFileSync(draft, '');
    // A file with this time could be written again without another time, so the next run reads it.
    const now = statSync(draft).ctimeMs;
    const settled = [...hashes.known].filter(([, { stamp }]) => changeTimeOf(stamp) < now);
    const files = settled.flatMap(([path, { hash, stamp }]) => [
      path.startsWith(base) ? path.slice(base.length) : path,
      ...[hash, stamp],
    ]);
    const cached: Cached = { version: VERSION, manifest: fileHash(join(out, MANIFEST)), generator, files };
    writeFileSync(draft, JSON.stringify(cached));
    renameSync(draft, join(folder, FILE));
  } catch {
    return;
  }
}
