import { readFileSync, type Stats, statSync } from 'node:fs';

import type { OutputFile } from '../targets/target.ts';
import { contentHash } from './hash.ts';

/** A file that was written less than this before it was read may be written again without another time: clocks of file systems are coarse. */
const SETTLED_MILLISECONDS = 100;

/** Hashes for who asks for them again and again: nothing is read or hashed twice that has not changed since. */
export class FileHashes {
  readonly #ofDisk = new Map<string, { readonly stamp: string; readonly hash: string }>();
  readonly #ofOutput = new WeakMap<OutputFile, string>();

  /** Hash of a file on the disk, or undefined when there is none. */
  ofDisk(path: string): string | undefined {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined || found.isDirectory()) return undefined;
    const stamp = stampOf(found);
    const known = this.#ofDisk.get(path);
    if (known?.stamp === stamp) return known.hash;
    const isSettled = Date.now() - found.ctimeMs > SETTLED_MILLISECONDS;
    const hash = contentHash(readFileSync(path));
    if (isSettled) this.#ofDisk.set(path, { stamp, hash });
    return hash;
  }

  /** Says that this file has just been written here. */
  wrote(path: string, file: OutputFile): void {
    this.#ofDisk.set(path, { stamp: stampOf(statSync(path)), hash: this.ofOutput(file) });
  }

  ofOutput(file: OutputFile): string {
    const known = this.#ofOutput.get(file);
    if (known !== undefined) return known;
    const hash = contentHash(file.text);
    this.#ofOutput.set(file, hash);
    return hash;
  }
}

function stampOf({ ino, size, ctimeMs }: Stats): string {
  return `${ino} ${size} ${ctimeMs}`;
}
