import type { Locate } from '../../diagnostic/position.ts';
import { type LoadedSpec, loadSpec } from '../../load/load-spec.ts';
import { locateIn } from '../../load/read/locate.ts';
import { parseYaml } from '../../load/read/load-yaml.ts';
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
  const [readOnce, parseOnce] = [memoized(readText), memoized(parseYaml)];
  const spec = await loadSpec(entry, { readText: readOnce, parse: parseOnce });
  return { name, spec, locate: locateIn(readOnce, parseOnce), titleOf };
}

function memoized<T>(compute: (key: string) => T): (key: string) => T {
  const results = new Map<string, T>();
  return (key) => {
    if (!results.has(key)) results.set(key, compute(key));
    return results.get(key)!;
  };
}
