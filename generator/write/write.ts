import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { OutputFile } from '../targets/target.ts';
import { FileHashes } from './file-hashes.ts';
import { contentHash, EDITED, fileHash, filesBelow } from './hash.ts';
import { MANIFEST, type Manifest, printManifest, readManifest } from './manifest.ts';

export interface WriteResult {
  readonly written: readonly string[];
  readonly kept: readonly string[];
  readonly removed: readonly string[];
  /** No longer generated, but edited since, so left alone. */
  readonly abandoned: readonly string[];
  /** Written, although somebody had edited them, and where in the output folder what they held is now. */
  readonly replaced: readonly { readonly path: string; readonly copy: string }[];
}

/**
 * Brings the output folder to `files`: writes what differs, leaves what is the same untouched, removes what an earlier run wrote
 * and nobody has edited since. What takes time comes first, into drafts, and a run that is cut short then leaves the last output as it was.
 * The manifest takes its place last, so a run that is cut short after that is seen as unfinished by the next.
 */
export function writeFiles(
  out: string,
  files: readonly OutputFile[],
  before: Manifest | undefined,
  inputs: Omit<Manifest, 'outputs'>,
  hashes = new FileHashes(),
): WriteResult {
  const written: string[] = [];
  const kept: string[] = [];
  const replaced: { path: string; copy: string }[] = [];
  const drafts: Draft[] = [];
  const folders = new Set<string>();
  const isOurs = knownHashes(out, before);
  for (const file of files) {
    const { path, text } = file;
    const onDisk = hashes.ofDisk(join(out, path));
    if (onDisk !== undefined && onDisk === hashes.ofOutput(file)) kept.push(path);
    else {
      written.push(path);
      if (onDisk === undefined) {
        writeNew(join(out, path), text, folders);
        hashes.wrote(join(out, path), file);
      } else {
        if (!isOurs(path, onDisk)) replaced.push({ path, copy: `${EDITED}/${path}.${onDisk}` });
        drafts.push({ ...draftOf(join(out, path), text), of: file });
      }
    }
  }
  const manifest = printManifest({ ...inputs, outputs: outputsOf(files, hashes) });
  mkdirSync(out, { recursive: true });
  if (fileHash(join(out, MANIFEST)) !== contentHash(manifest)) drafts.push(draftOf(join(out, MANIFEST), manifest));
  for (const { path, copy } of replaced) keepEdited(out, path, copy);
  const last = drafts.at(-1)?.path === join(out, MANIFEST) ? drafts.pop() : undefined;
  for (const draft of drafts) {
    renameSync(draft.file, draft.path);
    if (draft.of !== undefined) hashes.wrote(draft.path, draft.of);
  }
  const { removed, abandoned } = removeStale(out, files, before);
  if (last !== undefined) renameSync(last.file, last.path);
  removeDrafts(out);
  return { written, kept, removed, abandoned, replaced };
}

/** Out of everybody's way, and not to be committed: after a merge, what git has put together looks edited as well. */
function keepEdited(out: string, path: string, copy: string): void {
  mkdirSync(dirname(join(out, copy)), { recursive: true });
  copyFileSync(join(out, path), join(out, copy));
  writeFileSync(join(out, EDITED, '.gitignore'), '*\n');
}

/** Tells whether a run has written this content. One that was cut short has left what it was about to call its output. */
function knownHashes(out: string, before: Manifest | undefined): (path: string, hash: string) => boolean {
  if (before === undefined) return () => true;
  const unfinished = readdirSync(out)
    .filter((path) => path.startsWith(MANIFEST) && DRAFT.test(path))
    .flatMap((path) => readManifest(out, path) ?? []);
  return (path, hash) =>
    before.outputs[path] === undefined || [before, ...unfinished].some(({ outputs }) => outputs[path]?.hash === hash);
}

/** `folders` are those known to be there: a run into an empty folder would ask 800 times. */
function writeNew(path: string, text: string, folders: Set<string>): void {
  const folder = dirname(path);
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
  folders.add(folder);
  writeFileSync(path, text);
}

function outputsOf(files: readonly OutputFile[], hashes: FileHashes): Manifest['outputs'] {
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  return Object.fromEntries(sorted.map((file) => [file.path, { hash: hashes.ofOutput(file), sources: file.sources }]));
}

/** A file as it is going to be. */
interface Draft {
  readonly file: string;
  readonly path: string;
  /** Absent for the manifest. */
  readonly of?: OutputFile;
}

/** Takes its place whole or not at all: a reader never meets half a file where there was a whole one. */
function draftOf(path: string, text: string): Draft {
  const file = `${path}.${process.pid}.tmp`;
  writeFileSync(file, text);
  return { file, path };
}

const DRAFT = /\.(\d+)\.tmp$/;

function removeStale(
  out: string,
  files: readonly OutputFile[],
  before: Manifest | undefined,
): Pick<WriteResult, 'removed' | 'abandoned'> {
  const current = new Set(files.map((file) => file.path));
  const removed: string[] = [];
  const abandoned: string[] = [];
  for (const [path, output] of Object.entries(before?.outputs ?? {})) {
    if (current.has(path)) continue;
    const hash = fileHash(join(out, path));
    if (hash === undefined) continue;
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
    const writer = DRAFT.exec(path)?.[1];
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
