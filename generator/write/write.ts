import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { RenderedFile } from '../targets/unit.ts';
import { abandonedDrafts, Drafts, removeIfEmpty } from './drafts.ts';
import { contentHash, EDITED, fileHash, FileHashes } from './hash.ts';
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
 * the last output unchanged. The manifest comes last, so that the next run recognizes an interrupted one.
 */
export function writeFiles(
  out: string,
  files: readonly RenderedFile[],
  before: Manifest | undefined,
  inputs: Omit<Manifest, 'outputs'>,
  { hashes = new FileHashes(), isSelected = () => true, keepsOthers = false }: WriteOptions = {},
): WriteResult {
  using drafts = new Drafts(out);
  const hashOf = new Map(files.map((file) => [file, hashes.ofText(file)]));
  const draftOf = new Map<RenderedFile, string>();
  const existing: RenderedFile[] = [];
  for (const [file, wanted] of hashOf) {
    const path = join(out, file.path);
    const onDisk = hashes.ofDisk(path);
    // Only the file itself proves that it differs; a stored hash may be wrong.
    if (onDisk === wanted || (onDisk !== undefined && hashes.reread(path) === wanted)) continue;
    draftOf.set(file, drafts.write(file.text));
    if (onDisk !== undefined) existing.push(file);
  }
  const others = keepsOthers ? Object.entries(before?.outputs ?? {}).filter(([path]) => !isSelected(path)) : [];
  const outputs = [...others, ...files.map((file) => [file.path, hashOf.get(file)!] as const)];
  const sorted = outputs.sort(([a], [b]) => (a < b ? -1 : 1));
  const manifest = printManifest({ ...inputs, outputs: Object.fromEntries(sorted) });
  const manifestDraft = drafts.write(manifest, MANIFEST);

  const replaced = saveEdited(out, existing, before, hashes);
  const written = [...draftOf.keys()].map(({ path }) => path);
  // Each once: a run into an empty folder would create some of them up to 800 times.
  for (const folder of new Set(written.map((path) => dirname(join(out, path))))) mkdirSync(folder, { recursive: true });
  for (const [file, draft] of draftOf) {
    const path = join(out, file.path);
    renameSync(draft, path);
    hashes.wrote(path, hashOf.get(file)!);
  }
  const { removed, abandoned } = removeStale(out, files, before, isSelected);
  if (fileHash(join(out, MANIFEST)) !== contentHash(manifest)) renameSync(manifestDraft, join(out, MANIFEST));
  for (const folder of abandonedDrafts(out)) rmSync(folder, { recursive: true, force: true });
  const kept = files.filter((file) => !draftOf.has(file)).map(({ path }) => path);
  return { written, kept, removed, abandoned, replaced };
}

/**
 * Copies files edited by hand that are about to be overwritten. The copies are not committed: after a merge,
 * the files that git has merged look edited, too.
 */
function saveEdited(
  out: string,
  files: readonly RenderedFile[],
  before: Manifest | undefined,
  hashes: FileHashes,
): WriteResult['replaced'] {
  if (before === undefined) return [];
  // An interrupted run has left its manifest among its drafts.
  const manifests = [before, ...abandonedDrafts(out).flatMap((folder) => readManifest(folder) ?? [])];
  const edited = files.flatMap(({ path }) => {
    const onDisk = hashes.ofDisk(join(out, path));
    const isOurs = before.outputs[path] === undefined || manifests.some(({ outputs }) => outputs[path] === onDisk);
    return onDisk === undefined || isOurs ? [] : [{ path, copy: `${EDITED}/${path}.${onDisk}` }];
  });
  for (const { path, copy } of edited) {
    mkdirSync(dirname(join(out, copy)), { recursive: true });
    copyFileSync(join(out, path), join(out, copy));
    writeFileSync(join(out, EDITED, '.gitignore'), '*\n');
  }
  return edited;
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
  for (const [path, recorded] of Object.entries(before?.outputs ?? {})) {
    if (current.has(path) || !isSelected(path)) continue;
    const hash = fileHash(join(out, path));
    if (hash === undefined) continue;
    if (hash !== recorded) abandoned.push(path);
    else {
      rmSync(join(out, path));
      removeEmptyFolders(out, dirname(path));
      removed.push(path);
    }
  }
  return { removed, abandoned };
}

function removeEmptyFolders(out: string, folder: string): void {
  if (folder !== '.' && removeIfEmpty(join(out, folder))) removeEmptyFolders(out, dirname(folder));
}
