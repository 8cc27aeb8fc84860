import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { JsonObject } from '../../generator/json.ts';
import { linkProjectPackages, packagesOf, typeErrors, writePackages } from './packages.ts';

/** A file below `spec` or `service`, a text that is in it once, and what takes its place. */
export type Edit = readonly [path: string, from: string, to: string];

/**
 * What the compiler says of the service's HTTP handlers after edits of the spec and of the service, in an
 * empty folder. Each error begins with its place, such as `service/customers/create-customer.ts`.
 */
export async function compileService(folder: string, edits: readonly Edit[]): Promise<string[]> {
  const place = copyOf(['spec', 'service'], folder);
  for (const [path, from, to] of edits) {
    const parts = readFileSync(join(place, path), 'utf8').split(from);
    if (parts.length !== 2)
      throw new Error(`${path} holds ${JSON.stringify(from)} ${parts.length - 1} times, not once`);
    writeFileSync(join(place, path), parts.join(to));
  }
  return errorsIn(place, 'spec/spec.yaml');
}

/** The same for the service as it is, with another bundled document. */
export async function compileServiceWith(folder: string, document: JsonObject): Promise<string[]> {
  const place = copyOf(['service'], folder);
  writeFileSync(join(place, 'spec.json'), JSON.stringify(document));
  return errorsIn(place, 'spec.json');
}

function copyOf(parts: readonly string[], folder: string): string {
  linkProjectPackages(folder);
  const place = join(folder, 'place');
  mkdirSync(place);
  for (const part of parts) cpSync(part, join(place, part), { recursive: true });
  return place;
}

async function errorsIn(place: string, spec: string): Promise<string[]> {
  writePackages(place, await packagesOf(join(place, spec), '@billing'), '@billing');
  const project = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as object;
  writeFileSync(
    join(place, 'tsconfig.json'),
    JSON.stringify({ ...project, include: ['service/app/handlers.ts'], exclude: [] }),
  );
  const lines = await typeErrors('typescript-7', place);
  return lines.length === 0 ? [] : lines.join('\n').split(/\n(?! )/);
}
