import type { Diagnostic, Locate } from '../../diagnostic/diagnostic.ts';
import type { JsonObject } from '../../json.ts';
import { loadSpec } from '../../load/load-spec.ts';
import { locateIn } from '../../load/read/locate.ts';
import { parseYaml } from '../../load/read/load-yaml.ts';
import type { ReadText } from '../../load/read/sources.ts';
import { optional } from '../../model/reader.ts';
import { type Places, placesOf } from '../render/places.ts';

/** A version of the document. */
export interface Version {
  /** As on the command line: a file, or a commit. */
  readonly name: string;
  readonly document: JsonObject;
  /** Finds positions in the texts that the version was read from, whatever has happened to the files since. */
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
  const [readOnce, parseOnce] = [memoized(readText), memoized(parseYaml)];
  const { document, diagnostics, place } = await loadSpec(entry, { readText: readOnce, parse: parseOnce });
  const locate = locateIn(readOnce, parseOnce);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return {
    ...{ name, document, places: placesOf(place, locate, titleOf) },
    ...optional('errors', errors.length === 0 ? undefined : { diagnostics: errors, locate }),
  };
}

function memoized<T>(compute: (key: string) => T): (key: string) => T {
  const results = new Map<string, T>();
  return (key) => {
    if (!results.has(key)) results.set(key, compute(key));
    return results.get(key)!;
  };
}
