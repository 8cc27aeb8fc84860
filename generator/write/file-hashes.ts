import { type Stats, statSync } from 'node:fs';

import { fileHash } from './hash.ts';

/** A file that was written less than this before it was read may be written again without another time: clocks of file systems are coarse. */
const SETTLED_MILLISECONDS = 100;

/** What the file system says of a file, which is another as soon as somebody has written the file or set its times. */
export type Stamp = Pick<Stats, 'ino' | 'size' | 'mtimeMs' | 'ctimeMs'>;

export interface StampedHash extends Stamp {
  readonly hash: string;
}

/** Hashes for who asks for them again and again: nothing is read or hashed twice that has not changed since. */
export class FileHashes {
  /** From an earlier process. */
  readonly #kept: Map<string, StampedHash>;
  readonly #ofDisk = new Map<string, StampedHash>();
  readonly #news = new Set<string>();

  constructor(kept = new Map<string, StampedHash>()) {
    this.#kept = kept;
  }

  /** Hash of a file on the disk, or undefined when there is none. */
  ofDisk(path: string): string | undefined {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined || found.isDirectory()) return undefined;
    const known = this.#ofDisk.get(path) ?? this.#kept.get(path);
    if (known !== undefined && hasStamp(found, known)) {
      this.#ofDisk.set(path, known);
      return known.hash;
    }
    const isSettled = Date.now() - found.ctimeMs > SETTLED_MILLISECONDS;
    const hash = fileHash(path);
    if (isSettled && hash !== undefined) this.#remember(path, found, hash);
    return hash;
  }

  /** Records that this process has just written the file. */
  wrote(path: string, hash: string): void {
    this.#remember(path, statSync(path), hash);
  }

  /** Files of which something else is known here than to the earlier process. */
  get news(): ReadonlySet<string> {
    return this.#news;
  }

  /** All files of the disk that somebody has asked for. */
  get known(): ReadonlyMap<string, StampedHash> {
    return this.#ofDisk;
  }

  #remember(path: string, { ino, size, mtimeMs, ctimeMs }: Stamp, hash: string): void {
    this.#ofDisk.set(path, { ino, size, mtimeMs, ctimeMs, hash });
    this.#news.add(path);
  }
}

function hasStamp(found: Stamp, { ino, size, mtimeMs, ctimeMs }: Stamp): boolean {
  return found.ctimeMs === ctimeMs && found.mtimeMs === mtimeMs && found.size === size && found.ino === ino;
}
