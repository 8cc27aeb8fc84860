import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { compile } from './compile.ts';
import { linkToSpec } from './link-to-spec.ts';
import { packedManifest, type Source, sourcesIn } from './packages.ts';
import { type SpecPlaces, specPlaces } from './spec-places.ts';

export interface PackOptions {
  readonly from: string;
  readonly to: string;
  /** The repository of the build, such as `https://github.com/acme/billing`; npm needs it for provenance. */
  readonly repository?: string | undefined;
  /** Called with the reason if the packages can't link to the document. */
  readonly warn?: (message: string) => void;
}

/** Packages are compiled side by side, without other packages. */
const NODE_TYPES = fileURLToPath(new URL('../../node_modules/@types/', import.meta.url));

/**
 * Packs every generated package that is not private, and returns the paths of the tarballs. Each package is
 * compiled against the packed content of its dependencies, so inconsistent packages fail here.
 */
export async function pack({ from, to, repository, warn }: PackOptions): Promise<string[]> {
  const sources = sourcesIn(from);
  const spec = await specPlaces(from).catch((error: Error) => warn?.(error.message));
  mkdirSync(to, { recursive: true });
  // Outside the project, because compilers don't name types by packages in nested node_modules.
  const stage = mkdtempSync(join(tmpdir(), 'pack-'));
  try {
    mkdirSync(join(stage, 'node_modules'));
    symlinkSync(NODE_TYPES, join(stage, 'node_modules/@types'));
    const folders: string[] = [];
    for (const source of sources)
      folders.push(await build(source, stage, packedManifest(source, sources, repository), spec));
    const npm = ['pack', '--json', '--ignore-scripts', '--pack-destination', resolve(to), ...folders];
    const { stdout } = await promisify(execFile)('npm', npm, { cwd: stage });
    return (JSON.parse(stdout) as { filename: string }[]).map(({ filename }) => join(to, basename(filename)));
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** Installs a package where its dependents resolve it by name. */
async function build(source: Source, stage: string, packed: object, spec: SpecPlaces | void): Promise<string> {
  const { folder, manifest } = source;
  const built = join(stage, 'node_modules', manifest.name);
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name } of files) cpSync(join(folder, name), join(built, name));
  writeFileSync(join(built, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
  if (existsSync(join(folder, 'src'))) {
    // Beside node_modules, because compilers do not compile files inside it.
    const modules = join(stage, basename(folder));
    cpSync(join(folder, 'src'), modules, { recursive: true });
    cpSync(join(built, 'package.json'), join(modules, 'package.json'));
    await compile(modules, join(built, 'dist'));
    if (spec !== undefined) linkToSpec(built, spec, basename(folder));
  }
  return built;
}
