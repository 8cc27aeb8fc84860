import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { filesBelow } from '../../generator/write/hash.ts';

export interface Document {
  /** From the folder. */
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
}

/** The YAML and JSON files below a folder that say which OpenAPI they are written in; others are parts of such, or something else. */
export function findDocuments(folder: string): Document[] {
  return filesBelow(folder)
    .filter((name) => /\.(ya?ml|json)$/i.test(name))
    .map((name) => ({ name, path: join(folder, name) }))
    .filter(({ path }) => /^\s*\{?\s*["']?(openapi|swagger)["']?\s*:/m.test(readFileSync(path, 'utf8')))
    .map(({ name, path }) => ({ name, path, bytes: statSync(path).size }));
}
