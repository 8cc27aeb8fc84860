import { expect } from 'vitest';

import { loadSpec, type LoadedSpec } from '../../../generator/load/load-spec.ts';
import { writeFiles } from './write-files.ts';

/** What every document here begins with. */
export const head = 'openapi: 3.1.0\ninfo: { title: Library, version: 1.0.0 }\n';

/** A document with one operation, whose response has this schema. */
export const using = (schema: string): string => `${head}paths:
  /a:
    get:
      responses:
        '200': { description: Done., content: { application/json: { schema: ${schema} } } }
`;

/** Writes the files to a temporary folder and loads its `spec.yaml`. */
export async function load(files: Readonly<Record<string, string>>): Promise<LoadedSpec> {
  return loadSpec(`${await writeFiles(files)}/spec.yaml`);
}

/** Loads `spec.yaml`, which must not have any diagnostics. */
export async function loadClean(files: Readonly<Record<string, string>>): Promise<LoadedSpec> {
  const spec = await load(files);
  expect(spec.diagnostics).toEqual([]);
  return spec;
}
