import { posix } from 'node:path';

import { BaseError } from './base-error.ts';
import { git } from './git.ts';

/** Files of a commit, named relative to the working directory, as they were then. The work tree is not touched. */
export class GitFiles {
  readonly #commit: string;
  /** Texts by name; `undefined` for what is not in the commit. */
  readonly #texts = new Map<string, string | undefined>();

  /** Throws a `BaseError` when there is no such commit here. */
  constructor(ref: string) {
    const found = git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
    if (found === undefined)
      throw new BaseError(
        `${ref} is neither a file nor a commit that is known here. In a shallow clone, fetch it first: git fetch --depth 1 origin ${ref}`,
      );
    this.#commit = found.toString('utf8').trim();
  }

  /** Reads all specs in a folder at once: a process for each file would take as long as everything else. */
  readFolder(folder: string): void {
    const listed = git(['ls-tree', '-r', '-z', '--name-only', this.#commit, '--', `${folder}/`]);
    const names = (listed?.toString('utf8') ?? '').split('\0').filter((name) => /\.(ya?ml|json)$/i.test(name));
    if (names.length === 0) return;
    const input = names.map((name) => `${this.#commit}:./${name}\n`).join('');
    const objects = git(['cat-file', '--batch'], input);
    if (objects === undefined) return;
    let at = 0;
    for (const name of names) {
      const end = objects.indexOf('\n', at);
      const size = / blob (\d+)$/.exec(objects.toString('utf8', at, end))?.[1];
      at = end + 1;
      if (size === undefined) continue;
      this.#texts.set(posix.normalize(name), objects.toString('utf8', at, at + Number(size)));
      at += Number(size) + 1;
    }
  }

  /** Throws when the commit has no such file. */
  readonly readText = (file: string): string => {
    if (!this.#texts.has(file))
      this.#texts.set(file, git(['cat-file', 'blob', `${this.#commit}:./${file}`])?.toString('utf8'));
    const text = this.#texts.get(file);
    if (text === undefined) throw new BaseError(`${file} is not in that commit`);
    return text;
  };
}
