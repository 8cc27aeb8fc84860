import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { DRAFTS } from './hash.ts';

/**
 * Drafts of one process in one output folder: files that are complete before they take their place by a
 * change of name, so that a reader never sees half a file. Disposal removes the other drafts.
 */
export class Drafts implements Disposable {
  readonly #out: string;
  readonly #folder: string;
  readonly #isNew: boolean;
  #count = 0;

  constructor(out: string) {
    this.#out = out;
    this.#folder = join(out, DRAFTS, String(process.pid));
    this.#isNew = !existsSync(out);
    mkdirSync(this.#folder, { recursive: true });
  }

  /** Returns the path of the draft. */
  write(text: string, name = String((this.#count += 1))): string {
    const draft = join(this.#folder, name);
    writeFileSync(draft, text);
    return draft;
  }

  [Symbol.dispose](): void {
    rmSync(this.#folder, { recursive: true, force: true });
    removeIfEmpty(join(this.#out, DRAFTS));
    if (this.#isNew) removeIfEmpty(this.#out);
  }
}

/** Left by interrupted runs. Skips those of processes that are still at work in the output folder. */
export function abandonedDrafts(out: string): string[] {
  const folder = join(out, DRAFTS);
  try {
    const abandoned = readdirSync(folder).filter((pid) => !isRunning(Number(pid)));
    return abandoned.map((pid) => join(folder, pid));
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

/** Returns false when the folder is not empty, or does not exist. */
export function removeIfEmpty(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
