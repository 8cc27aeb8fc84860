import type { Drift } from './drift.ts';
import { filesBelow } from './hash.ts';
import { MANIFEST, type Manifest } from './manifest.ts';

/** Files in the output folder that no run has written. */
export function unknownFiles(out: string, manifest: Manifest | undefined): Drift[] {
  if (manifest === undefined) return [];
  return filesBelow(out)
    .filter((path) => path !== MANIFEST && !path.endsWith('.tmp') && !Object.hasOwn(manifest.outputs, path))
    .map((path) => ({ path, cause: 'unknown', detail: 'no run wrote this file; move it out of the output folder or delete it' }));
}
