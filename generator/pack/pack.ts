import { execFile } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { compile } from './compile.ts';
import { packedManifest } from './packed-manifest.ts';
import { leadToSpec } from './lead-to-spec.ts';
import { type Source, sourcesIn } from './packages.ts';
import { type SpecPlaces, specPlaces } from './spec-places.ts';

export interface PackOptions {
  /** The folder that packages were generated into. */
  readonly from: string;
  /** The folder that tarballs go to. */
  readonly to: string;
  /** Where the packages are built from, such as `https://github.com/acme/billing`; npm needs it to prove their provenance. */
  readonly repository?: string | undefined;
  /** Hears why the packages do not lead to the document, where that is so. */
  readonly warn?: (message: string) => void;
}

/** Packages are compiled with nothing else beside each other. */
const NODE_TYPES = fileURLToPath(new URL('../../node_modules/@types/', import.meta.url));

/**
 * Makes tarballs that install and run anywhere of every generated package that is not private, and gives their paths. Each is compiled against the tarballs'
 * content of the ones that it depends on, so what does not hold together does not get packed.
 */
export async function pack({ from, to, repository, warn }: PackOptions): Promise<string[]> {
  const sources = sourcesIn(from);
  const spec = await specPlaces(from).catch((error: Error) => warn?.(error.message));
  mkdirSync(to, { recursive: true });
  // Away from the project, since a compiler names no type by a package that lies in another's node_modules.
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

/** Puts a package where those that depend on it find it by its name, as it is going to be installed. */
async function build(
  { folder, manifest }: Source,
  stage: string,
  packed: object,
  spec: SpecPlaces | void,
): Promise<string> {
  const built = join(stage, 'node_modules', manifest.name);
  mkdirSync(built, { recursive: true });
  writeFileSync(join(built, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name } of files) if (name !== 'package.json') copyFileSync(join(folder, name), join(built, name));
  if (existsSync(join(folder, 'src'))) {
    // Beside, not inside: what lies in node_modules a compiler reads, but does not compile.
    const modules = join(stage, basename(folder));
    cpSync(join(folder, 'src'), modules, { recursive: true });
    copyFileSync(join(built, 'package.json'), join(modules, 'package.json'));
    await compile(modules, join(built, 'dist'));
    if (spec !== undefined) leadToSpec(built, spec, basename(folder));
  }
  return built;
}
