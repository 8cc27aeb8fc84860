import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

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

const SOURCE = /^\.\/src\/(.*)\.[jt]s$/;

/**
 * The package.json of a tarball: `exports` point to compiled files, siblings have exactly this version,
 * because all are generated from one document, and `repository` enables provenance.
 */
export function packedManifest(source: Source, siblings: readonly Source[], repository: string | undefined): object {
  const { scripts: _, exports, dependencies, ...rest } = source.manifest;
  const versions = new Map(siblings.map(({ manifest }) => [manifest.name, manifest.version]));
  const pinned = Object.entries(dependencies ?? {}).map(([name, range]) => [name, versions.get(name) ?? range]);
  const packed = Object.fromEntries(Object.entries(exports).map(([path, target]) => [path, compiled(target)]));
  const main = packed['.'];
  return {
    ...rest,
    ...(repository !== undefined && {
      repository: { type: 'git', url: `git+${repository}.git`, directory: `generated/${basename(source.folder)}` },
    }),
    ...(typeof main === 'object' && { main: main.default, types: main.types }),
    exports: packed,
    files: [
      'dist',
      ...(Object.values(exports).some((target) => SOURCE.test(target)) ? ['spec'] : []),
      'CHANGELOG.md',
      ...Object.values(exports).filter((target) => !SOURCE.test(target) && target !== './package.json'),
    ],
    ...(pinned.length > 0 && { dependencies: Object.fromEntries(pinned) }),
  };
}

/** `types` comes first, because resolvers use the first matching condition. */
function compiled(target: string): string | { types: string; default: string } {
  const [, module] = SOURCE.exec(target) ?? [];
  return module === undefined ? target : { types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` };
}
