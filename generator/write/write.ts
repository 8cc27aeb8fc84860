import { copyFileSync, mkdirSync, renameSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { RenderedFile } from '../targets/unit.ts';
import { abandonedDrafts, Drafts } from './drafts.ts';
import { FileHashes } from './file-hashes.ts';
import { contentHash, EDITED, fileHash } from './hash.ts';
import { MANIFEST, type Manifest, printManifest, readManifest } from './manifest.ts';

export interface WriteResult {
  readonly written: readonly string[];
  readonly kept: readonly string[];
  readonly removed: readonly string[];
  /** No longer generated, but edited since, so left alone. */
  readonly abandoned: readonly string[];
  /** Overwritten although edited by hand; `copy` is the place in the output folder of what they held. */
  readonly replaced: readonly { readonly path: string; readonly copy: string }[];
}

export interface WriteOptions {
  readonly hashes?: FileHashes;
  /** Whether a path belongs to a target of this run; files of other targets are not removed. */
  readonly isSelected?: (path: string) => boolean;
  /** Retain the manifest entries of other targets. */
  readonly keepsOthers?: boolean;
}

/**
 * Brings the output folder up to date with `files`: writes files that differ, and removes files that an
 * earlier run wrote and that have not been edited since. Drafts come first, so an interrupted run leaves
 * the last output unchanged. The manifest takes its place last, so that the next run recognizes an
 * interrupted one.
 */
export function writeFiles(
  out: string,
  files: readonly RenderedFile[],
  before: Manifest | undefined,
  inputs: Omit<Manifest, 'outputs'>,
  { hashes = new FileHashes(), isSelected = () => true, keepsOthers = false }: WriteOptions = {},
): WriteResult {
  using drafts = new Drafts(out);
  const draftOf = new Map<RenderedFile, string>();
  const existing: RenderedFile[] = [];
  const outputs = files.map((file) => [file.path, hashes.ofText(file.path, file.text)] as const);
  for (const [index, file] of files.entries()) {
    const [path, wanted] = [join(out, file.path), outputs[index]![1]];
    const onDisk = hashes.ofDisk(path);
    // Only the file itself proves that it differs; a stored hash may be wrong.
    if (onDisk === wanted || (onDisk !== undefined && hashes.reread(path) === wanted)) continue;
    draftOf.set(file, drafts.write(file.text));
    if (onDisk !== undefined) existing.push(file);
  }
  const others = keepsOthers ? Object.entries(before?.outputs ?? {}).filter(([path]) => !isSelected(path)) : [];
  const sorted = [...others, ...outputs].sort(([a], [b]) => (a < b ? -1 : 1));
  const manifest = printManifest({ ...inputs, outputs: Object.fromEntries(sorted) });
  const manifestDraft = drafts.write(manifest, MANIFEST);

  const replaced = editedFiles(out, existing, before, hashes);
  for (const { path, copy } of replaced) keepEdited(out, path, copy);
  const folders = new Set<string>();
  for (const [file, draft] of draftOf) {
    const path = join(out, file.path);
    makeFolder(dirname(path), folders);
    renameSync(draft, path);
    hashes.wrote(path, hashes.ofText(file.path, file.text));
  }
  const { removed, abandoned } = removeStale(out, files, before, isSelected);
  if (fileHash(join(out, MANIFEST)) !== contentHash(manifest)) renameSync(manifestDraft, join(out, MANIFEST));
  for (const folder of abandonedDrafts(out)) rmSync(folder, { recursive: true, force: true });
  const written = [...draftOf.keys()].map(({ path }) => path);
  const kept = files.filter((file) => !draftOf.has(file)).map(({ path }) => path);
  return { written, kept, removed, abandoned, replaced };
}

/** Files edited by hand that are about to be overwritten, and where the copy of each goes. */
function editedFiles(
  out: string,
  files: readonly RenderedFile[],
  before: Manifest | undefined,
  hashes: FileHashes,
): { path: string; copy: string }[] {
  const isOurs = knownHashes(out, before);
  return files.flatMap(({ path }) => {
    const onDisk = hashes.ofDisk(join(out, path));
    return onDisk === undefined || isOurs(path, onDisk) ? [] : [{ path, copy: `${EDITED}/${path}.${onDisk}` }];
  });
}

/** The copies are not committed: after a merge, the files that git has merged look edited, too. */
function keepEdited(out: string, path: string, copy: string): void {
  mkdirSync(dirname(join(out, copy)), { recursive: true });
  copyFileSync(join(out, path), join(out, copy));
  writeFileSync(join(out, EDITED, '.gitignore'), '*\n');
}

/** Whether a run has written this content. An interrupted run has left its manifest among its drafts. */
function knownHashes(out: string, before: Manifest | undefined): (path: string, hash: string) => boolean {
  if (before === undefined) return () => true;
  const unfinished = abandonedDrafts(out).flatMap((folder) => readManifest(folder) ?? []);
  return (path, hash) =>
    before.outputs[path] === undefined || [before, ...unfinished].some(({ outputs }) => outputs[path] === hash);
}

/** `folders` exist already: a run into an empty folder would create each one up to 800 times. */
function makeFolder(folder: string, folders: Set<string>): void {
  if (folders.has(folder)) return;
  mkdirSync(folder, { recursive: true });
  folders.add(folder);
}

function removeStale(
  out: string,
  files: readonly RenderedFile[],
  before: Manifest | undefined,
  isSelected: (path: string) => boolean,
): Pick<WriteResult, 'removed' | 'abandoned'> {
  const current = new Set(files.map((file) => file.path));
  const removed: string[] = [];
  const abandoned: string[] = [];
  for (const [path, known] of Object.entries(before?.outputs ?? {})) {
    if (current.has(path) || !isSelected(path)) continue;
    const hash = fileHash(join(out, path));
    if (hash === undefined) continue;
    if (hash !== known) abandoned.push(path);
    else {
      rmSync(join(out, path));
      removeEmptyFolders(out, dirname(path));
      removed.push(path);
    }
  }
  return { removed, abandoned };
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
