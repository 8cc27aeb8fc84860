import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type GenerateOptions, optionsKey, selection } from '../options.ts';
import { pluginInputs } from '../plugins/config.ts';
import { FileHashes } from './file-hashes.ts';
import { filesBelow, type Hashes } from './hash.ts';
import { MANIFEST, type Manifest } from './manifest.ts';

/** Libraries whose version shows in the output. */
const LIBRARIES = ['ajv', 'handlebars', 'js-yaml', 'marked', 'openapi-typescript', 'oxfmt', 'ts-morph'];
const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

type OwnOptions = Parameters<typeof pluginInputs>[0];

/** Its modules, templates, libraries and plugins. Plugins are named from the output folder. */
export function generatorHashes(options: OwnOptions, out: string, known = new FileHashes()): Hashes {
  const files = ['generator', 'templates'].flatMap((folder) =>
    filesBelow(join(PROJECT, folder))
      .filter((file) => !file.endsWith('.md'))
      .map((file) => `${folder}/${file}`),
  );
  const own = pluginInputs(options);
  const ownFiles = [
    ...own.files,
    ...own.folders.flatMap((folder) => filesBelow(folder).map((file) => join(folder, file))),
  ];
  return {
    ...hashes(files, PROJECT, known),
    ...hashes(
      ownFiles.map((file) => fromOutput(file, out)),
      out,
      known,
    ),
    'package.json': libraryVersions(),
  };
}

/** Only the versions of libraries in package.json affect the output. */
function libraryVersions(): string {
  const { devDependencies } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return LIBRARIES.map((name) => `${name} ${devDependencies[name]}`).join(', ');
}

/** The options, and the files of the document as they were when the run read them. */
export function inputsOf(options: GenerateOptions, specFiles: ReadonlyMap<string, string>): Omit<Manifest, 'outputs'> {
  const named = [...specFiles].map(([file, hash]) => [fromOutput(file, options.out), hash] as const);
  return {
    options: optionsKey(options),
    spec: Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

export function specHashes({ spec }: Manifest, out: string, known = new FileHashes()): Hashes {
  return hashes(Object.keys(spec), out, known);
}

/** Files are named from the output folder, so that the working directory makes no difference. */
function fromOutput(file: string, out: string): string {
  return relative(out, file).replaceAll('\\', '/');
}

export interface Current {
  readonly hashes: FileHashes;
  /** The generator that made the output, if this machine knows it. */
  readonly recorded: Hashes | undefined;
  /** The generator as it is now. */
  readonly generator: Hashes;
}

/** True when no input of the output has changed since, and no file in the output folder. */
export function isCurrent(
  manifest: Manifest,
  options: GenerateOptions,
  { hashes, recorded, generator }: Current,
): boolean {
  const { out } = options;
  const folder = resolve(out);
  return (
    recorded !== undefined &&
    manifest.options === optionsKey(options) &&
    sameHashes(manifest.spec, specHashes(manifest, out, hashes)) &&
    sameHashes(recorded, generator) &&
    Object.keys(manifest.outputs).every((path) => hashes.ofDisk(`${folder}/${path}`) === manifest.outputs[path])
  );
}

export function hasUnknownFiles({ outputs }: Manifest, options: GenerateOptions): boolean {
  const isSelected = selection(options);
  return filesBelow(options.out).some((path) => path !== MANIFEST && !Object.hasOwn(outputs, path) && isSelected(path));
}

export function changedNames(before: Hashes, after: Hashes): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => before[name] !== after[name]).sort();
}

function sameHashes(before: Hashes, after: Hashes): boolean {
  return changedNames(before, after).length === 0;
}

function hashes(files: readonly string[], base: string, known: FileHashes): Hashes {
  const folder = resolve(base);
  // Of 500 files, resolving takes as long as asking the system.
  const pathOf = (file: string): string =>
    file.startsWith('.') || isAbsolute(file) ? resolve(folder, file) : `${folder}/${file}`;
  return Object.fromEntries(
    [...files].sort().flatMap((file) => {
      const hash = known.ofDisk(pathOf(file));
      return hash === undefined ? [] : [[file, hash]];
    }),
  );
}
