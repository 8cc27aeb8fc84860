import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { RenderedFile } from '../targets/unit.ts';

/**
 * Writes packages below `folder/generated` so that they resolve each other by name, and other packages from
 * this project's `node_modules`, like workspaces. Several documents can have folders below one parent.
 */
export function writePackages(folder: string, files: readonly RenderedFile[], scope: string): void {
  for (const { path, text } of files) writeBelow(join(folder, 'generated', path), text);
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  symlinkSync('../generated', join(folder, 'node_modules', scope));
}

/** Makes this project's packages resolvable from every folder below. */
export function linkProjectPackages(folder: string): void {
  symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), join(folder, 'node_modules'));
  writeBelow(join(folder, 'package.json'), '{ "type": "module" }\n');
}

function writeBelow(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
