import type { Diagnostic, Locate } from '../../diagnostic/diagnostic.ts';
import type { JsonObject } from '../../json.ts';
import { loadSpec } from '../../load/load-spec.ts';
import type { ReadText } from '../../load/read/sources.ts';
import { optional } from '../../model/reader.ts';
import { type Places, placesOf } from '../render/places.ts';

/** Warnings about a third-party document whose comparison would miss a part of it. */
const INCOMPLETE: ReadonlySet<string> = new Set(['file-missing', 'ref-remote', 'ref-unresolved', 'ref-wrong-kind']);

/** A version of the document. */
export interface Version {
  /** As on the command line: a file, or a commit. */
  readonly name: string;
  readonly document: JsonObject;
  /**
   * Finds positions in the texts that the version was read from, whatever has happened to the files since.
   */
  readonly places: Places;
  /** Absent when there are none. With errors, parts of the document may be missing. */
  readonly errors?: { readonly diagnostics: readonly Diagnostic[]; readonly locate: Locate };
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
    ...{ name, document, places: placesOf(place, locate, titleOf) },
    ...optional('errors', errors.length === 0 ? undefined : { diagnostics: errors, locate }),
  };
}
