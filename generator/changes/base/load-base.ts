import { statSync } from 'node:fs';
import { posix } from 'node:path';

import { fileName, readFromDisk } from '../../load/read/sources.ts';
import { ChangesError } from '../changes-error.ts';
import { GitFiles } from './git-files.ts';
import { loadVersion, type Version } from './load-version.ts';

/** Loads another file, or the same file as of a commit. @throws ChangesError when there is neither. */
export async function loadBase(base: string, specFile: string): Promise<Version> {
  if (statSync(base, { throwIfNoEntry: false })?.isFile() === true) return loadVersion(base, base, readFromDisk);
  const files = new GitFiles(base);
  const entry = fileName(specFile);
  files.readFolder(posix.dirname(entry));
  if (!files.has(entry)) throw new ChangesError(`${base} has no file ${entry}, so there is nothing to compare with`);
  return loadVersion(base, entry, files.readText, (file) => `${base}:${file}`);
}
