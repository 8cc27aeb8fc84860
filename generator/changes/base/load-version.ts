import { statSync } from 'node:fs';
import { posix } from 'node:path';

import type { Diagnostic, Locate, Place, Position } from '../../diagnostic/diagnostic.ts';
import type { JsonObject } from '../../json.ts';
import { get } from '../../load/document/json.ts';
import { loadSpec } from '../../load/load-spec.ts';
import { fileName, readFromDisk, type ReadText } from '../../load/read/sources.ts';
import { optional } from '../../model/reader.ts';
import { ChangesError } from '../changes-error.ts';
import type { Path } from '../side.ts';
import { filesAt } from './git.ts';

/** Warnings about a third-party document whose comparison would miss a part of it. */
const INCOMPLETE: ReadonlySet<string> = new Set(['file-missing', 'ref-remote', 'ref-unresolved', 'ref-wrong-kind']);

export interface PlacedPosition extends Position {
  readonly file: string;
  /** The file as people name it: with the commit when the file is as of another one. */
  readonly title: string;
}

/** A version of the document. */
export interface Version {
  /** As on the command line: a file, or a commit. */
  readonly name: string;
  readonly document: JsonObject;
  /** `info.version`; empty when there is none. */
  readonly version: string;
  /** Finds positions in the texts that the version was read from, even if the files have changed since. */
  readonly places: (path: Path) => PlacedPosition;
  /** Absent when there are none. With errors, parts of the document may be missing. */
  readonly errors?: { readonly diagnostics: readonly Diagnostic[]; readonly locate: Locate };
}

/** Loads another file, or the same file as of a commit. @throws ChangesError when there is neither. */
export async function loadBase(base: string, specFile: string): Promise<Version> {
  if (statSync(base, { throwIfNoEntry: false })?.isFile() === true) return loadVersion(base, base, readFromDisk);
  const entry = fileName(specFile);
  const textOf = filesAt(base, posix.dirname(entry));
  if (textOf(entry) === undefined)
    throw new ChangesError(`${base} has no file ${entry}, so there is nothing to compare with`);
  const readText = (file: string): string => {
    const text = textOf(file);
    if (text === undefined) throw new ChangesError(`the commit has no file ${file}`);
    return text;
  };
  return loadVersion(base, entry, readText, `${base}:`);
}

/**
 * Loads a version and all files that it refers to. It never throws: problems are in `errors`. The report
 * names its files after the `origin`, such as `main:`.
 */
export async function loadVersion(name: string, entry: string, readText: ReadText, origin = ''): Promise<Version> {
  const { document, diagnostics, place, locate } = await loadSpec(entry, { readText });
  const errors = diagnostics
    .filter(({ code, severity }) => severity === 'error' || INCOMPLETE.has(code))
    .map((each) => ({ ...each, severity: 'error' as const }));
  return {
    ...{ name, document, version: String(get(document['info'], 'version') ?? '') },
    places: (path) => placedPosition(place(path), locate, origin),
    ...optional('errors', errors.length === 0 ? undefined : { diagnostics: errors, locate }),
  };
}

export function placedPosition(place: Place, locate: Locate, origin = ''): PlacedPosition {
  return { ...locate(place), file: place.file, title: `${origin}${place.file}` };
}
