import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Identity of a file's content. Not a defence against anyone: 16 hexadecimal digits tell two versions of a file apart. Node's module is asked
 * for here, since it takes 8 ms to load, and a run with nothing to do may have nothing to hash.
 */
export function contentHash(content: string | Uint8Array): string {
  return process.getBuiltinModule('node:crypto').hash('sha256', content, 'hex').slice(0, 16);
}

/** Hash of a file, or undefined when there is none. */
export function fileHash(path: string): string | undefined {
  try {
    return contentHash(readFileSync(path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || (error as NodeJS.ErrnoException).code === 'EISDIR')
      return undefined;
    throw error;
  }
}

/** A folder in the output folder that no run looks at: what somebody had edited before a run wrote it anew. */
export const EDITED = '.edited';

/** Another one: what this machine knows of the files. */
export const CACHE = '.cache';

/** Another one: what a run has made and not yet put in its place. */
export const DRAFTS = '.drafts';

const PASSED_OVER = new Set(['node_modules', EDITED, CACHE, DRAFTS]);

/** Paths of all files below `folder`, relative to it, sorted; nothing for a folder that does not exist. What somebody keeps beside them is passed over: `node_modules`, `EDITED`, `CACHE`, `DRAFTS`. */
export function filesBelow(folder: string): string[] {
  const found: string[] = [];
  const visit = (below: string): void => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!PASSED_OVER.has(entry.name)) visit(path);
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
