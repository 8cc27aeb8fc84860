import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The `package.json` that the generator writes. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly scripts?: unknown;
}

export interface Source {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Returns the publishable packages in a folder, dependencies first. @throws Error when there are none */
export function sourcesIn(from: string): Source[] {
  const sources = readdirSync(from)
    .map((name) => join(from, name))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder): Source => ({ folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) }))
    .filter(({ manifest }) => manifest.private !== true);
  if (sources.length === 0) throw new Error(`${from} contains no packages. Run npm run generate first.`);
  const sorted: Source[] = [];
  const add = (source: Source): void => {
    if (sorted.includes(source)) return;
    const needed = Object.keys(source.manifest.dependencies ?? {});
    sources.filter(({ manifest }) => needed.includes(manifest.name)).forEach(add);
    sorted.push(source);
  };
  sources.forEach(add);
  return sorted;
}
