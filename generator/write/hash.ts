import { hash } from 'node:crypto';
import { readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';

import { memoized } from '../model/memoized.ts';

export type Hashes = Readonly<Record<string, string>>;

/** 16 hexadecimal digits: distinguishes versions of a file, but does not defend against forgery. */
export function contentHash(content: string | Uint8Array): string {
  return hash('sha256', content, 'hex').slice(0, 16);
}

export function fileHash(path: string): string | undefined {
  try {
    return contentHash(readFileSync(path));
  } catch (error) {
    if (['ENOENT', 'EISDIR'].includes((error as NodeJS.ErrnoException).code!)) return undefined;
    throw error;
  }
}

// Folders in the output folder, not committed: manual changes that a run has overwritten, caches of this
// machine, and files of a run that have not taken their place yet.
export const EDITED = '.edited';
export const CACHE = '.cache';
export const DRAFTS = '.drafts';

const IGNORED = new Set(['node_modules', EDITED, CACHE, DRAFTS]);

/** Relative paths, sorted, without `IGNORED` folders. An absent folder has no files. */
export function filesBelow(folder: string): string[] {
  const found: string[] = [];
  const visit = (below: string): void => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!IGNORED.has(entry.name)) visit(path);
      } else found.push(path);
    }
  };
  try {
    visit('');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return found.sort();
}

/** Clocks of file systems are coarse: within this time, a changed file may keep its timestamp. */
const SETTLED_MILLISECONDS = 100;

export interface StampedHash {
  readonly hash: string;
  /** Of the state of the file with this hash; see `stampOf`. */
  readonly stamp: string;
}

/** Metadata of a file, of which some changes whenever the file is written or its times are set. */
function stampOf({ ctimeMs, mtimeMs, size, ino }: Stats): string {
  return `${ctimeMs} ${mtimeMs} ${size} ${ino}`;
}

/** The time of the last change in a stamp. */
export function changeTimeOf(stamp: string): number {
  return Number.parseFloat(stamp);
}

/** Hashes of files on the disk. It reads and hashes a file again only when the metadata has changed. */
export class FileHashes {
  /** The hash of every file that this process has requested. */
  readonly known = new Map<string, StampedHash>();
  /** Files whose hash is not the one of the earlier process. */
  readonly news = new Set<string>();
  readonly #earlier: Map<string, StampedHash>;
  readonly #texts = new WeakMap<object, string>();

  constructor(earlier = new Map<string, StampedHash>()) {
    this.#earlier = earlier;
  }

  /** Hash of a file on the disk, or undefined when there is none. */
  ofDisk(path: string): string | undefined {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined || found.isDirectory()) return undefined;
    const cached = this.known.get(path) ?? this.#earlier.get(path);
    const stamp = stampOf(found);
    if (cached?.stamp === stamp) {
      this.known.set(path, cached);
      return cached.hash;
    }
    const isSettled = Date.now() - found.ctimeMs > SETTLED_MILLISECONDS;
    const hash = fileHash(path);
    if (isSettled && hash !== undefined) this.#remember(path, { hash, stamp });
    return hash;
  }

  /** The same, but reads the file even if its metadata has not changed. */
  reread(path: string): string | undefined {
    this.known.delete(path);
    this.#earlier.delete(path);
    return this.ofDisk(path);
  }

  /** Hash of the text of a file. A watch passes the same object again as long as the text stays the same. */
  ofText(file: { readonly text: string }): string {
    return memoized(this.#texts, file, () => contentHash(file.text));
  }

  wrote(path: string, hash: string): void {
    this.#remember(path, { hash, stamp: stampOf(statSync(path)) });
  }

  #remember(path: string, stamped: StampedHash): void {
    this.known.set(path, stamped);
    this.news.add(path);
  }
}
