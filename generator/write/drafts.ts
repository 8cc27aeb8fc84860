import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { OutputFile } from '../targets/target.ts';
import { contentHash, DRAFTS } from './hash.ts';

/** Where the files of one run stand until all of them are good. Plain data: it travels to another thread. */
export interface DraftFolder {
  /** The output folder. */
  readonly out: string;
  /** In the output folder, so that taking a place is a change of name. */
  readonly folder: string;
}

/** A file whose text is on the disk already, so that nobody holds it in memory. */
export interface DraftedFile extends Pick<OutputFile, 'path' | 'sources'> {
  readonly hash: string;
  /** Where its text stands until it takes its place; absent where that holds the same text. */
  readonly draft?: string;
}

/** What a run gives: the text of a file, or where to find it. */
export type FinishedFile = OutputFile | DraftedFile;

export function hashOf(file: FinishedFile): string {
  return 'hash' in file ? file.hash : contentHash(file.text);
}

/** Drafts of one process in one output folder. Whatever has not taken its place in the end is removed. */
export class Drafts implements Disposable {
  readonly where: DraftFolder;
  readonly #isNew: boolean;

  constructor(out: string) {
    this.where = draftFolder(out);
    this.#isNew = !existsSync(out);
  }

  [Symbol.dispose](): void {
    rmSync(this.where.folder, { recursive: true, force: true });
    removeIfEmpty(join(this.where.out, DRAFTS));
    if (this.#isNew) removeIfEmpty(this.where.out);
  }
}

/** Of this process. */
export function draftFolder(out: string): DraftFolder {
  return { out, folder: join(out, DRAFTS, String(process.pid)) };
}

let drafts = 0;

/** Writes what differs from what is there, each file before the next one is asked for. */
export function draftFiles(files: Iterable<OutputFile>, where: DraftFolder): DraftedFile[] {
  mkdirSync(where.folder, { recursive: true });
  return Array.from(files, ({ path, text, sources }) => {
    const content = Buffer.from(text);
    const hash = contentHash(content);
    if (holds(join(where.out, path), content)) return { path, sources, hash };
    return { path, sources, hash, draft: writeDraft(content, where) };
  });
}

/** Gives the path of the draft; its folder has to be there. */
export function writeDraft(content: string | Uint8Array, { folder }: DraftFolder): string {
  drafts += 1;
  // Not imported, since a run with nothing to do has this module and no drafts: 3 ms.
  const { threadId } = process.getBuiltinModule('node:worker_threads');
  const draft = join(folder, `${threadId}-${drafts}`);
  writeFileSync(draft, content);
  return draft;
}

/** Folders of drafts that runs have left which were cut short; another one may be at work in the same output folder. */
export function abandonedDrafts(out: string): string[] {
  return entries(join(out, DRAFTS))
    .filter((pid) => !isRunning(Number(pid)))
    .map((pid) => join(out, DRAFTS, pid));
}

function holds(path: string, content: Uint8Array): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() === true && found.size === content.length && readFileSync(path).equals(content);
}

function entries(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Something else is in it, or it is not there.
  }
}
