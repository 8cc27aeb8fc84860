import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const MANIFEST = '.manifest.json';

/**
 * What the last run read and wrote, kept beside its output. With it a run that has nothing to do ends before it loads anything,
 * `--check` can tell an edited file from an outdated one, and a stale file is known to be ours to remove.
 */
export interface Manifest {
  /** Options that shape the output, as one string. */
  readonly options: string;
  /** Files of the spec, relative to the output folder, each with its hash. */
  readonly spec: Readonly<Record<string, string>>;
  /** The generator itself: its modules, templates and locked dependencies, relative to the project's root. */
  readonly generator: Readonly<Record<string, string>>;
  /** Written files, relative to the output folder, each with its hash. */
  readonly outputs: Readonly<Record<string, string>>;
}

/** The manifest in `out`, or a draft of one, or undefined when there is none or it is not readable as one. */
export function readManifest(out: string, name = MANIFEST): Manifest | undefined {
  try {
    const json: unknown = JSON.parse(readFileSync(join(out, name), 'utf8'));
    return isManifest(json) ? json : undefined;
  } catch {
    return undefined;
  }
}

/** One line for each entry, so that a change of one file is a change of one line. */
export function printManifest(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 1)}\n`;
}

function isManifest(json: unknown): json is Manifest {
  const fields = json as Partial<Record<keyof Manifest, unknown>> | null;
  return (
    typeof fields === 'object' &&
    fields !== null &&
    typeof fields.options === 'string' &&
    [fields.spec, fields.generator, fields.outputs].every((field) => typeof field === 'object' && field !== null)
  );
}
