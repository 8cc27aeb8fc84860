import type { Locate } from '../../diagnostic/position.ts';
import { type LoadedSpec, loadSpec } from '../../load/load-spec.ts';
import { locateIn } from '../../load/read/locate.ts';
import type { ReadText } from '../../load/read/sources.ts';

/** A version of the document, with the texts that it was read from. */
export interface Version {
  /** As on the command line: a file, or a commit. */
  readonly name: string;
  readonly spec: LoadedSpec;
  /** Finds places in the same texts, whatever has happened to the files since. */
  readonly locate: Locate;
  /** How the report names one of its files: `main:spec/spec.yaml`. */
  readonly titleOf: (file: string) => string;
}

/** Loads a version and all files that it refers to. It never throws: problems are in `spec.diagnostics`. */
export async function loadVersion(
  name: string,
  entry: string,
  readText: ReadText,
  titleOf: Version['titleOf'] = (file) => file,
): Promise<Version> {
  const texts = new Map<string, string>();
  const readOnce: ReadText = (file) => {
    const text = texts.get(file) ?? readText(file);
    texts.set(file, text);
    return text;
  };
  const spec = await loadSpec(entry, { readText: readOnce });
  return { name, spec, locate: locateIn(readOnce), titleOf };
}
