import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** A folder in the output folder: manual changes that a run has overwritten. Runs ignore it. */
export const EDITED = '.edited';

/** A folder in the output folder: caches of this machine, kept out of git. */
export const CACHE = '.cache';

/** A folder in the output folder: files of a run that have not taken their place yet. */
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
