import { readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';

import type { Locate } from '../../diagnostic/position.ts';
import { type LoadedSpec, loadSpec } from '../../load/load-spec.ts';
import { locateIn, readPositions, type Text } from '../../load/locate.ts';
import { fileName } from '../../load/sources.ts';
import { BaseError } from './base-error.ts';

export interface Base {
  readonly spec: LoadedSpec;
  /** Finds its places: in the files as they were. */
  readonly locate: Locate;
  /** Reads its first file ahead of that. */
  readonly prepare: () => void;
  /** How a file of it is called in what people read: `main:spec/spec.yaml`. */
  readonly titleOf: (file: string) => string;
}

/**
 * Reads what a document is compared with: another file, or the same file as it was in a commit, with everything that it refers
 * to. Throws a `BaseError` when there is nothing to compare with; problems of the document itself are in `spec.diagnostics`.
 */
export async function readBase(base: string, specFile: string): Promise<Base> {
  if (statSync(base, { throwIfNoEntry: false })?.isFile() === true) {
    const spec = await loadSpec(base);
    return { spec, ...locator(spec, (file) => readFileSync(file, 'utf8')), titleOf: (file) => file };
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
  const spec = await loadSpec(entry, { readText: files.readText });
  return { spec, ...locator(spec, files.readText), titleOf: (file) => `${base}:${file}` };
}

function locator({ place }: LoadedSpec, readText: (file: string) => string): Pick<Base, 'locate' | 'prepare'> {
  const texts = new Map<string, Text | undefined>();
  const textOf = (file: string): Text | undefined => {
    if (!texts.has(file)) texts.set(file, positionsOf(readText, file));
    return texts.get(file);
  };
  return { locate: (at) => locateIn(textOf(at.file), at), prepare: () => textOf(place([]).file)?.prepare() };
}

function positionsOf(readText: (file: string) => string, file: string): Text | undefined {
  try {
    return readPositions(readText(file));
  } catch {
    return undefined;
  }
}
