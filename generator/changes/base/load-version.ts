import { statSync } from 'node:fs';
import { posix } from 'node:path';

import type { Diagnostic, Locate } from '../../diagnostic/diagnostic.ts';
import type { JsonObject } from '../../json.ts';
import { loadSpec } from '../../load/load-spec.ts';
import { fileName, readFromDisk, type ReadText } from '../../load/read/sources.ts';
import { optional } from '../../model/reader.ts';
import { ChangesError } from '../changes-error.ts';
import { placedPosition, type Places } from '../render/placed-report.ts';
import { GitFiles } from './git.ts';

/** Warnings about a third-party document whose comparison would miss a part of it. */
const INCOMPLETE: ReadonlySet<string> = new Set(['file-missing', 'ref-remote', 'ref-unresolved', 'ref-wrong-kind']);

/** A version of the document. */
export interface Version {
  /** As on the command line: a file, or a commit. */
  readonly name: string;
  readonly document: JsonObject;
  /** Finds positions in the texts that the version was read from, even if the files have changed since. */
  readonly places: Places;
  /** Absent when there are none. With errors, parts of the document may be missing. */
  readonly errors?: { readonly diagnostics: readonly Diagnostic[]; readonly locate: Locate };
}

/** Loads another file, or the same file as of a commit. @throws ChangesError when there is neither. */
export async function loadBase(base: string, specFile: string): Promise<Version> {
  if (statSync(base, { throwIfNoEntry: false })?.isFile() === true) return loadVersion(base, base, readFromDisk);
  const files = new GitFiles(base);
  const entry = fileName(specFile);
  files.readFolder(posix.dirname(entry));
  if (!files.has(entry)) throw new ChangesError(`${base} has no file ${entry}, so there is nothing to compare with`);
  return loadVersion(base, entry, files.readText, (file) => `${base}:${file}`);
}

/**
 * Loads a version and all files that it refers to. It never throws: problems are in `errors`. `titleOf` is
 * how the report names one of its files: `main:spec/spec.yaml`.
 */
export async function loadVersion(
  name: string,
  entry: string,
  readText: ReadText,
  titleOf = (file: string): string => file,
): Promise<Version> {
  const { document, diagnostics, place, locate } = await loadSpec(entry, { readText });
  const errors = diagnostics
    .filter(({ code, severity }) => severity === 'error' || INCOMPLETE.has(code))
    .map((each) => ({ ...each, severity: 'error' as const }));
  return {
    ...{ name, document },
    places: (path, framed) => placedPosition(place(path), locate, framed, titleOf),
    ...optional('errors', errors.length === 0 ? undefined : { diagnostics: errors, locate }),
  };
}
