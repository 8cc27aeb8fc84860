import { mkdirSync, renameSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { OutputFile } from '../targets/target.ts';
import { contentHash, fileHash, filesBelow } from './hash.ts';
import { MANIFEST, type Manifest, printManifest } from './manifest.ts';

export interface WriteResult {
  readonly written: readonly string[];
  readonly kept: readonly string[];
  readonly removed: readonly string[];
  /** No longer generated, but edited since, so left alone. */
  readonly abandoned: readonly string[];
}

/**
 * Brings the output folder to `files`: writes what differs, leaves what is the same untouched, removes what an earlier run wrote
 * and nobody has edited since. The manifest goes last, so a run that is cut short is seen as unfinished by the next.
 */
export function writeFiles(
  out: string,
  files: readonly OutputFile[],
  before: Manifest | undefined,
  inputs: Omit<Manifest, 'outputs'>,
): WriteResult {
  const written: string[] = [];
  const kept: string[] = [];
  const folders = new Set<string>();
  for (const file of files) {
    const path = join(out, file.path);
    const onDisk = fileHash(path);
    if (onDisk !== undefined && onDisk === contentHash(file.text)) kept.push(file.path);
    else {
      written.push(file.path);
      if (onDisk !== undefined) replaceFile(path, file.text);
      else writeNew(path, file.text, folders);
    }
  }
  const { removed, abandoned } = removeStale(out, files, before);
  removeDrafts(out);
  const manifest = printManifest({ ...inputs, outputs: outputsOf(files) });
  if (fileHash(join(out, MANIFEST)) !== contentHash(manifest)) {
    mkdirSync(out, { recursive: true });
    replaceFile(join(out, MANIFEST), manifest);
  }
  return { written, kept, removed, abandoned };
}

/** `folders` are those known to be there: a run into an empty folder would ask 800 times. */
function writeNew(path: string, text: string, folders: Set<string>): void {
  const folder = dirname(path);
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
  folders.add(folder);
  writeFileSync(path, text);
}

export function outputsOf(files: readonly OutputFile[]): Manifest['outputs'] {
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  return Object.fromEntries(sorted.map((file) => [file.path, { hash: contentHash(file.text), sources: file.sources }]));
}

/** Whole or not at all: a reader never meets half a file where there was a whole one. */
function replaceFile(path: string, text: string): void {
  const draft = `${path}.${process.pid}.tmp`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}

function removeStale(
  out: string,
  files: readonly OutputFile[],
  before: Manifest | undefined,
): Pick<WriteResult, 'removed' | 'abandoned'> {
  const current = new Set(files.map((file) => file.path));
  const removed: string[] = [];
  const abandoned: string[] = [];
  for (const [path, output] of Object.entries(before?.outputs ?? {})) {
    const hash = fileHash(join(out, path));
    if (current.has(path) || hash === undefined) continue;
    if (hash !== output.hash) abandoned.push(path);
    else {
      rmSync(join(out, path));
      removeEmptyFolders(out, dirname(path));
      removed.push(path);
    }
  }
  return { removed, abandoned };
}

/** Drafts of a run that was cut short; another one may be at work in the same folder. */
function removeDrafts(out: string): void {
  for (const path of filesBelow(out)) {
    const writer = /\.(\d+)\.tmp$/.exec(path)?.[1];
    if (writer !== undefined && !isRunning(Number(writer))) rmSync(join(out, path), { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function removeEmptyFolders(out: string, folder: string): void {
  if (folder === '.') return;
  try {
    rmdirSync(join(out, folder));
  } catch {
    return;
  }
  removeEmptyFolders(out, dirname(folder));
}
