import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { RenderedFile } from '../targets/unit.ts';

/**
 * Writes packages below `folder/generated` so that they find each other by their names and everything else in this project's
 * `node_modules`, as workspaces do. Folders of several documents may stand beside each other below one parent.
 */
export function writePackages(folder: string, files: readonly RenderedFile[], scope: string): void {
  for (const { path, text } of files) writeBelow(join(folder, 'generated', path), text);
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  symlinkSync('../generated', join(folder, 'node_modules', scope));
}

/** Lets every folder below find this project's packages. */
export function linkProjectPackages(folder: string): void {
  symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), join(folder, 'node_modules'));
  writeBelow(join(folder, 'package.json'), '{ "type": "module" }\n');
}

function writeBelow(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
