import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type GenerateOptions, optionsKey } from '../options.ts';
import { ownInputs } from '../own-targets/own-inputs.ts';
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

type OwnOptions = Parameters<typeof ownInputs>[0];

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
  const own = ownInputs(options);
  const ownFiles = [
    ...own.files,
    ...own.folders.flatMap((folder) => filesBelow(folder).map((file) => join(folder, file))),
  ];
  return {
    ...hashes(files, PROJECT, known),
    ...specHashes(ownFiles, out, known),
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

/** Hashes of the document's files, which are named from the output folder, wherever the run was started. */
export function specHashes(files: readonly string[], out: string, known = new FileHashes()): Record<string, string> {
  return hashes(
    files.map((file) => relative(out, file).replaceAll('\\', '/')),
    out,
    known,
  );
}

/** All that goes into a run. */
export function inputsOf(
  options: GenerateOptions,
  specFiles: readonly string[],
  known = new FileHashes(),
  generator = generatorHashes(options, options.out, known),
): Omit<Manifest, 'outputs'> {
  return { options: optionsKey(options), spec: specHashes(specFiles, options.out, known), generator };
}

/**
 * True when nothing that went into the output has changed since, and the output folder is as it was left. Files that are `known` and have not
 * changed since are not read.
 */
export function isCurrent(manifest: Manifest, options: GenerateOptions, known: FileHashes): boolean {
  const { out } = options;
  const folder = resolve(out);
  return (
    manifest.options === optionsKey(options) &&
    sameHashes(manifest.spec, hashes(Object.keys(manifest.spec), out, known)) &&
    sameHashes(manifest.generator, generatorHashes(options, out, known)) &&
    Object.entries(manifest.outputs).every(([path, output]) => known.ofDisk(`${folder}/${path}`) === output.hash)
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
