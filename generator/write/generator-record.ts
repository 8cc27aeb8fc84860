import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CACHE, fileHash, type Hashes } from './hash.ts';
import { writeCacheFile } from './hash-cache.ts';
import { MANIFEST } from './manifest.ts';

const FILE = 'generator.json';

/**
 * The files of the generator, with their hashes, that made the output folder; undefined where this machine
 * has no record of that, as in a fresh clone. The record is kept out of git, so that an edit of the
 * generator that leaves the output alone changes no committed file.
 */
export function readGeneratorRecord(out: string): Hashes | undefined {
  try {
    const text = readFileSync(join(out, CACHE, FILE), 'utf8');
    // A record belongs to the state of the manifest with this hash.
    const record = JSON.parse(text) as { readonly manifest: string; readonly generator: Hashes };
    return record.manifest === fileHash(join(out, MANIFEST)) ? record.generator : undefined;
  } catch {
    return undefined;
  }
}

/** Where the record can't be written, the next run generates everything. */
export function writeGeneratorRecord(out: string, generator: Hashes): void {
  writeCacheFile(join(out, CACHE), FILE, () => ({ manifest: fileHash(join(out, MANIFEST)), generator }));
}
