import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { filesBelow } from '../../generator/write/hash.ts';

export interface Document {
  /** Relative to the folder. */
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
}

/** The YAML and JSON files below a folder that declare an OpenAPI version; others are referenced parts. */
export function findDocuments(folder: string): Document[] {
  return filesBelow(folder)
    .filter((name) => /\.(ya?ml|json)$/i.test(name))
    .map((name) => ({ name, path: join(folder, name) }))
    .filter(({ path }) => /^\s*\{?\s*["']?(openapi|swagger)["']?\s*:/m.test(readFileSync(path, 'utf8')))
    .map(({ name, path }) => ({ name, path, bytes: statSync(path).size }));
}
