import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type GenerateOptions, optionsKey, selection } from '../options.ts';
import { pluginInputs, type PluginOptions } from '../plugins/config.ts';
import { contentHash, FileHashes, filesBelow, type Hashes } from './hash.ts';
import { MANIFEST, type Manifest } from './manifest.ts';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/** Records the hashes, by which a file saved during a run differs from what the run has read. */
export class ReadFiles {
  readonly hashes = new Map<string, string>();

  readonly text = (file: string): string => {
    const content = readFileSync(file);
    this.hashes.set(file, contentHash(content));
    return content.toString('utf8');
  };
}

/** Its modules, templates and plugins, and package.json. Plugins are named from the output folder. */
export function generatorHashes(options: PluginOptions, out: string, cache = new FileHashes()): Hashes {
  const filesOf = (folder: string): string[] => filesBelow(join(PROJECT, folder)).map((file) => `${folder}/${file}`);
  const modules = ['generator', 'templates'].flatMap(filesOf).filter((file) => !file.endsWith('.md'));
  const { files, folders } = pluginInputs(options);
  const inFolders = folders.flatMap((folder) => filesBelow(folder).map((file) => join(folder, file)));
  const plugins = [...files, ...inFolders].map((file) => fromOutput(file, out));
  return { ...hashes([...modules, 'package.json'], PROJECT, cache), ...hashes(plugins, out, cache) };
}

/** The options, and the files of the document as they were when the run read them. */
export function inputsOf(options: GenerateOptions, specFiles: ReadonlyMap<string, string>): Omit<Manifest, 'outputs'> {
  const named = [...specFiles].map(([file, hash]) => [fromOutput(file, options.out), hash] as const);
  const sorted = named.sort(([a], [b]) => (a < b ? -1 : 1));
  return { options: optionsKey(options), spec: Object.fromEntries(sorted) };
}

export function specHashes({ spec }: Manifest, out: string, cache = new FileHashes()): Hashes {
  return hashes(Object.keys(spec), out, cache);
}

/** Files are named from the output folder, so that the working directory makes no difference. */
function fromOutput(file: string, out: string): string {
  return relative(out, file).replaceAll('\\', '/');
}

export interface Current {
  readonly hashes: FileHashes;
  /** The generator that made the output, if this machine knows it. */
  readonly recorded: Hashes | undefined;
  readonly generator: Hashes;
}

/** True when no input of the output has changed since, and no file in the output folder. */
export function isCurrent(manifest: Manifest, options: GenerateOptions, current: Current): boolean {
  const { hashes, recorded, generator } = current;
  const folder = resolve(options.out);
  return (
    recorded !== undefined &&
    manifest.options === optionsKey(options) &&
    changedNames(manifest.spec, specHashes(manifest, options.out, hashes)).length === 0 &&
    changedNames(recorded, generator).length === 0 &&
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

function hashes(files: readonly string[], base: string, cache: FileHashes): Hashes {
  return Object.fromEntries(
    [...files].sort().flatMap((file) => {
      const hash = cache.ofDisk(resolve(base, file));
      return hash === undefined ? [] : [[file, hash]];
    }),
  );
}
