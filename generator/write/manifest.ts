import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const MANIFEST = '.manifest.json';

/**
 * What the last run read and wrote, beside its output, with the hash of each file by its path from the
 * output folder. It holds only what the output depends on through the spec, so it is committed. It lets a
 * run with nothing to do end early, `--check` distinguish an edited file from an outdated one, and a run
 * remove stale files of earlier runs.
 */
export interface Manifest {
  /** Options that shape the output, as one string. */
  readonly options: string;
  readonly spec: Readonly<Record<string, string>>;
  readonly outputs: Readonly<Record<string, string>>;
}

/** The manifest in `out`, or undefined where there is no valid one. */
export function readManifest(out: string, name = MANIFEST): Manifest | undefined {
  try {
    const manifest = JSON.parse(readFileSync(join(out, name), 'utf8')) as Manifest;
    const records: readonly unknown[] = [manifest.spec, manifest.outputs];
    const isValid = typeof manifest.options === 'string' && records.every((each) => Object(each) === each);
    return isValid ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/** One line for each entry, so that a change of one file is a change of one line. */
export function printManifest(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 1)}\n`;
}
