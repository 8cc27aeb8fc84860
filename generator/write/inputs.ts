import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type GenerateOptions, optionsKey } from '../options.ts';
import { pluginInputs } from '../plugins/plugin-inputs.ts';
import { FileHashes } from './file-hashes.ts';
import { filesBelow } from './hash.ts';
import { MANIFEST, type Manifest } from './manifest.ts';

/** Libraries whose version shows in the output. */
const LIBRARIES = [
  '@scalar/openapi-upgrader',
  'ajv',
  'handlebars',
  'js-yaml',
  'marked',
  'openapi-typescript',
  'oxfmt',
  'ts-morph',
];
const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

type OwnOptions = Parameters<typeof pluginInputs>[0];

/**
 * Hashes of all that makes up the generator: another version of any of it may print something else. Targets of one's own are named from
 * the output folder.
 */
export function generatorHashes(options: OwnOptions, out: string, known = new FileHashes()): Record<string, string> {
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

/** Of package.json only this counts: another script in it prints nothing else. */
function libraryVersions(): string {
  const { devDependencies } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return LIBRARIES.map((name) => `${name} ${devDependencies[name]}`).join(', ');
}

/** All that goes into a run: files of the document by what stood in them when they were read, and the generator as it was then. */
export function inputsOf(
  options: GenerateOptions,
  specFiles: ReadonlyMap<string, string>,
  generator: Manifest['generator'],
): Omit<Manifest, 'outputs'> {
  const named = [...specFiles].map(([file, hash]) => [fromOutput(file, options.out), hash] as const);
  return {
    options: optionsKey(options),
    spec: Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1))),
    generator,
  };
}

/** What stands now in the files of the document that a manifest names. */
export function specHashes({ spec }: Manifest, out: string, known = new FileHashes()): Record<string, string> {
  return hashes(Object.keys(spec), out, known);
}

/** Files are named from the output folder, wherever the run was started. */
function fromOutput(file: string, out: string): string {
  return relative(out, file).replaceAll('\\', '/');
}

/**
 * True when nothing that went into the output has changed since, and the output folder is as it was left. Files that are `known` and have not
 * changed since are not read.
 */
export function isCurrent(
  manifest: Manifest,
  options: GenerateOptions,
  known: FileHashes,
  generator: Manifest['generator'],
): boolean {
  const { out } = options;
  const folder = resolve(out);
  return (
    manifest.options === optionsKey(options) &&
    sameHashes(manifest.spec, specHashes(manifest, out, known)) &&
    sameHashes(manifest.generator, generator) &&
    Object.keys(manifest.outputs).every((path) => known.ofDisk(`${folder}/${path}`) === manifest.outputs[path])
  );
}

/** True when the output folder holds files that the run of this manifest did not write. */
export function hasUnknownFiles(manifest: Manifest, out: string): boolean {
  return filesBelow(out).some((path) => path !== MANIFEST && !Object.hasOwn(manifest.outputs, path));
}

/** Names that differ between two sets of hashes. */
export function changedNames(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => before[name] !== after[name]).sort();
}

function sameHashes(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>): boolean {
  return changedNames(before, after).length === 0;
}

function hashes(files: readonly string[], base: string, known: FileHashes): Record<string, string> {
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
