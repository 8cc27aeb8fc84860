import { statSync } from 'node:fs';
import { posix } from 'node:path';

import type { Locate } from '../../diagnostic/position.ts';
import type { LoadedSpec } from '../../load/load-spec.ts';
import { fileName, type ParsedFiles } from '../../load/read/sources.ts';
import { locateIn } from '../locate-in.ts';
import { readOnce } from '../read-once.ts';
import { BaseError } from './base-error.ts';
import { loadVersion } from './load-version.ts';

export interface Base {
  readonly spec: LoadedSpec;
  /** Finds its places: in the files as they were. */
  readonly locate: Locate;
  /** How a file of it is called in what people read: `main:spec/spec.yaml`. */
  readonly titleOf: (file: string) => string;
}

/**
 * Reads what a document is compared with: another file, or the same file as it was in a commit, with everything that it refers
 * to. `head` is the document, and `parsed` its files: what is the same in them is not read again. Throws a `BaseError` when there is
 * nothing to compare with; problems of the base itself are in `spec.diagnostics`.
 */
export async function readBase(base: string, specFile: string, head: LoadedSpec, parsed: ParsedFiles): Promise<Base> {
  if (statSync(base, { throwIfNoEntry: false })?.isFile() === true) {
    const readText = readOnce();
    const spec = await loadVersion(base, head, parsed, readText);
    return { spec, locate: locateIn(readText, spec.separable), titleOf: (file) => file };
  }
  const { GitFiles } = await import('./git-files.ts');
  const files = new GitFiles(base);
  const entry = fileName(specFile);
  files.readFolder(posix.dirname(entry));
  try {
    files.readText(entry);
  } catch {
    throw new BaseError(`${base} has no ${entry}: there is nothing to compare with`);
  }
  const spec = await loadVersion(entry, head, parsed, files.readText);
  return { spec, locate: locateIn(files.readText, spec.separable), titleOf: (file) => `${base}:${file}` };
}
