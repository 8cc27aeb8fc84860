import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What the site is built from, below the project's folder. The lock file stands for the versions of all
 * libraries.
 */
const SOURCES = [
  'spec',
  'generator/load',
  'generator/model',
  'generator/targets/docs',
  'templates/docs',
  'package-lock.json',
];

/** A hash of everything the site is built from. It doesn't change unless the site has to be built again. */
export async function docsStamp(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of await filesOf(root, source)) {
      hash.update(`${file}\0`);
      hash.update(await readFile(join(root, file)));
    }
  }
  return hash.digest('hex').slice(0, 24);
}

/**
 * The file itself, or all files below a folder, sorted; none where the source is missing, as in an install
 * without the generator.
 */
async function filesOf(root: string, source: string): Promise<string[]> {
  try {
    const entries = await readdir(join(root, source), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    return files.map((file) => file.slice(root.length)).sort();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return [source];
    if (code === 'ENOENT') return [];
    throw error;
  }
}
